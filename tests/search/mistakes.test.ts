import { createEngine, Fault, openRandom, seedRandom } from '@quayside/core';
import {
  type Bot,
  flatMonteCarloBot,
  type Guide,
  greedyBot,
  ismctsBot,
  playMatch,
  randomBot,
  type SearchOptions,
  searchFlat,
  searchInformationSets,
  type Turn,
} from '@quayside/core/bots';
import { gdanskGreedy } from '@quayside/gdansk/bots';
import { piraeusGreedy } from '@quayside/piraeus/bots';
import { type ConnectFourAction, type ConnectFourTypes, connectFour } from '@quayside-examples/connect-four';
import { describe, expect, test } from 'vitest';
import { withAction } from '../support/wreck.ts';
import type { ToyAction } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

type Options = SearchOptions<ConnectFourTypes, ConnectFourAction>;
type FourGuide = Guide<ConnectFourTypes, ConnectFourAction>;

const engine = createEngine(connectFour);
const guide: FourGuide = { evaluate: () => [0.5, 0.5], rollout: (_, legal, random) => random.pick('rollout', legal) };
const fair: Options = { guide, budget: { iterations: 3 }, rolloutSteps: 2 };

function turn(): Turn<ConnectFourTypes, ConnectFourAction> {
  const view = engine.view(engine.create({ seats: 2, seed: 'mistakes' }).match, 0);
  const random = openRandom(seedRandom('mistakes', 'xoroshiro128plus'));
  return { view, seat: 0, context: engine.context(view), legal: [0, 1, 2, 3, 4, 5, 6], random };
}

/** The fault that is thrown. */
function faultOf(call: () => unknown): Fault {
  try {
    call();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const now = (): number => 0;

describe('a search is refused options by which it would be another than was meant', () => {
  test.each<[option: string, options: object]>([
    ['budget', { budget: {} }],
    ['budget', { budget: { iterations: 0 } }],
    ['budget', { budget: { iterations: Number.NaN, time: { milliseconds: 30, now } } }],
    ['budget', { budget: { iterations: 2.5 } }],
    ['budget', { budget: { iterations: Number.POSITIVE_INFINITY } }],
    ['budget', { budget: { time: { milliseconds: '30', now } } }],
    ['budget', { budget: { iterations: 3, time: { milliseconds: 30 } } }],
    ['options.exploration', { exploration: -1 }],
    ['options.exploration', { exploration: Number.NaN }],
    ['options.trust', { trust: 2 }],
    ['options.warmUp', { warmUp: Number.NaN }],
    ['options.rolloutSteps', { rolloutSteps: 1.5 }],
    ['options.signal', { signal: new AbortController() }],
    ['options.progress.every', { progress: { every: 0, report() {} } }],
    ['options.progress.report', { progress: { every: 1 } }],
    ['options.guide', { guide: {} }],
  ])('%s: %j', (option, changed) => {
    const options = { ...fair, ...changed } as Options;
    for (const call of [
      () => searchInformationSets(engine, turn(), options),
      () => searchFlat(engine, turn(), options),
      () => ismctsBot(engine, options),
      () => flatMonteCarloBot(engine, options),
    ])
      expect(faultOf(call)).toMatchObject({ api: option, code: option === 'budget' ? 'no-budget' : 'bad-search' });
  });

  test('not of time that has run out: one iteration is made', () => {
    const budget = { time: { milliseconds: -5, now } };
    expect(searchFlat(engine, turn(), { ...fair, budget }).iterations).toBe(1);
  });
});

test('a turn in which nothing is legal is refused by every bot', () => {
  const nothing = { ...turn(), legal: [] };
  const bots: Bot<ConnectFourTypes, ConnectFourAction>[] = [
    randomBot(),
    greedyBot(engine, guide),
    ismctsBot(engine, fair),
    flatMonteCarloBot(engine, fair),
    gdanskGreedy() as never,
    piraeusGreedy() as never,
    (given) => searchInformationSets(engine, given, fair).id,
    (given) => searchFlat(engine, given, fair).id,
  ];
  for (const bot of bots) expect(faultOf(() => bot(nothing)).code).toBe('nothing-to-choose');
});

test.each<[says: string, wrong: Partial<FourGuide>]>([
  ['evaluate', { evaluate: () => [0.5] }],
  ['evaluate', { evaluate: () => 0.5 as never }],
  ['evaluate', { evaluate: () => [1000, 0] }],
  ['evaluate', { evaluate: () => [Number.NaN, Number.NaN] }],
  ['rollout', { rollout: () => 7 }],
  ['rollout', { rollout: () => undefined as never }],
  ['consider', { consider: () => [] }],
  ['consider', { consider: () => [0, 7] }],
])('a guide is told when it says what cannot be: %s', (says, wrong) => {
  const options = { ...fair, guide: { ...guide, ...wrong } };
  const calls = [
    () => searchInformationSets(engine, turn(), options),
    () => searchFlat(engine, turn(), options),
    () => greedyBot(engine, options.guide)(turn()),
  ];
  for (const call of calls) expect(faultOf(call)).toMatchObject({ code: 'bad-guide', api: expect.stringContaining(`guide.${says}(`) });
});

describe('playMatch', () => {
  const play = (bot: unknown, options = {}) =>
    playMatch(engine, { seats: 2, seed: 'play' }, [bot, randomBot()] as Bot<ConnectFourTypes, ConnectFourAction>[], options);

  test('is told when the bots are not one per seat, or the bound is none', () => {
    for (const bots of [[], [randomBot()], [randomBot(), randomBot(), randomBot()]])
      expect(faultOf(() => playMatch(engine, { seats: 2, seed: 'play' }, bots as never)).code).toBe('wrong-bots');
    for (const maxActions of [Number.NaN, -1]) expect(faultOf(() => play(randomBot(), { maxActions })).code).toBe('bad-bound');
    expect(play(randomBot(), { maxActions: 3 }).match.step).toBe(3);
  });

  test.each([undefined, Promise.resolve(3), 7, -1, 0.5, Number.NaN])('names the bot whose choice is none: %s', (id) => {
    expect(faultOf(() => play(() => id))).toMatchObject({ code: 'illegal-choice', api: 'bot of seat 0' });
  });

  test('P6 names the game whose choices hold what its check refuses', () => {
    const offers = (_: unknown, add: (input: object) => void) => add({ index: 0 });
    const liar = createEngine(withAction('keep', { check: () => ({ code: 'nothing-to-keep', data: {} }), choices: offers }));
    const bots = [randomBot(), randomBot()] as Bot<Toy, ToyAction>[];
    expect(faultOf(() => playMatch(liar, { seats: 2, seed: 'play' }, bots))).toMatchObject({
      code: 'choices-differ',
      api: 'kit.action("keep").choices',
    });
  });

  test('gives a bot draws, and nothing by which a seed could be found', () => {
    const given: unknown[] = [];
    play(({ legal, random }: Turn<ConnectFourTypes, ConnectFourAction>) => {
      given.push(random);
      return random.pick('any', legal);
    });
    expect(Object.isFrozen(given[0])).toBe(true);
    expect(Reflect.ownKeys(given[0] as object)).toEqual(['int', 'shuffle', 'pick']);
  });
});
