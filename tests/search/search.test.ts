import { createEngine, openRandom, seedRandom } from '@quayside/core';
import {
  type Bot,
  type Choice,
  flatMonteCarloBot,
  type Guide,
  greedyBot,
  ismctsBot,
  playMatch,
  randomBot,
  searchFlat,
  searchInformationSets,
  type Turn,
} from '@quayside/core/bots';
import { type ConnectFourAction, type ConnectFourTypes, connectFour } from '@quayside-examples/connect-four';
import { describe, expect, test } from 'vitest';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

const engine = createEngine(connectFour);
const guide: Guide<ConnectFourTypes, ConnectFourAction> = {
  evaluate: () => [0.5, 0.5],
  rollout: (_, legal, random) => random.pick('rollout', legal),
};

function turnAfter(columns: readonly number[], seed = 'turn'): Turn<ConnectFourTypes, ConnectFourAction> {
  let { match } = engine.create({ seats: 2, seed: 'search' });
  for (const column of columns) {
    const applied = engine.apply(match, engine.awaited(match)[0], { type: 'drop', column });
    if (!applied.ok) throw new Error(applied.rejection.code);
    match = applied.match;
  }
  const seat = engine.awaited(match)[0] ?? 0;
  const view = engine.view(match, seat);
  const legal = engine.legal(view).map((action) => engine.game.numbering.encode(action));
  return { view, seat, context: engine.context(view), legal, random: openRandom(seedRandom(seed, 'xoroshiro128plus')) };
}

const searches = [
  ['searchInformationSets', searchInformationSets],
  ['searchFlat', searchFlat],
] as const;

describe.each(searches)('%s', (_, search) => {
  const options = { guide, budget: { iterations: 400 }, rolloutSteps: 42 };

  test('takes a win that is there', () => {
    expect(search(engine, turnAfter([3, 0, 3, 0, 3, 0]), options).id).toBe(3);
  });

  test('is the same for the same seed and number of iterations', () => {
    const [first, second] = [1, 2].map(() => search(engine, turnAfter([3, 3], 'same'), options));
    expect(second).toEqual(first);
  });

  test('explains the choice: visits add up, the most visited comes first', () => {
    const { id, iterations, explanation } = search(engine, turnAfter([]), options);
    const visits = explanation.actions.map((action) => action.visits);
    expect([visits.reduce((sum, one) => sum + one, 0), iterations]).toEqual([400, 400]);
    expect(visits).toEqual([...visits].sort((a, b) => b - a));
    expect(explanation.actions[0]?.id).toBe(id);
  });

  test('stops when it is told to, or when its time is up, and reports on the way', () => {
    const signal = { aborted: false };
    const reported: number[] = [];
    const report = ({ explanation: { actions } }: Choice): void => {
      reported.push(actions.length);
      signal.aborted = reported.length === 3;
    };
    const budget = { iterations: 1000 };
    expect(search(engine, turnAfter([]), { ...options, budget, signal, progress: { every: 10, report } }).iterations).toBe(30);
    let clock = 0;
    const time = { milliseconds: 7, now: () => clock++ };
    expect(search(engine, turnAfter([]), { ...options, budget: { time } }).iterations).toBe(7);
    expect(() => search(engine, turnAfter([]), { ...options, budget: {} })).toThrow(/number of iterations/);
  });
});

test('a tree sees what the other would do next', () => {
  const options = { guide, budget: { iterations: 400 }, rolloutSteps: 42 };
  expect(searchInformationSets(engine, turnAfter([3, 0, 3, 0, 3]), options).id).toBe(3);
});

test('while it warms up, everybody but the choice that is searched for does as the guide would', () => {
  // A guide that never plays in the middle sees no danger there, until it has learnt better.
  const shy: typeof guide = {
    ...guide,
    rollout: (_, legal, random) => random.pick('rollout', legal.length > 1 ? legal.filter((id) => id !== 3) : legal),
  };
  const options = { guide: shy, budget: { iterations: 400 }, rolloutSteps: 42 };
  const threatened = [3, 0, 3, 1, 3];
  const hopeWith = (warmUp: number): number => {
    const { explanation } = searchInformationSets(engine, turnAfter(threatened), { ...options, warmUp });
    return explanation.actions.find(({ id }) => id === 6)?.value ?? 0;
  };
  expect(hopeWith(1000)).toBeGreaterThan(hopeWith(1));
});

/** How often the first of two bots wins, with the seats taking turns. */
function wins(
  matches: number,
  bots: readonly [Bot<ConnectFourTypes, ConnectFourAction>, Bot<ConnectFourTypes, ConnectFourAction>],
): number {
  return Array.from({ length: matches }, (_, number) => {
    const seat = number % 2;
    const { outcome } = playMatch(engine, { seats: 2, seed: `strength ${number >> 1}` }, seat === 0 ? bots : [bots[1], bots[0]]);
    return outcome?.ranks[seat] === 1 && outcome.winners.length === 1 ? 1 : 0;
  }).reduce<number>((sum, one) => sum + one, 0);
}

test('a search beats chance, and a tree beats none', () => {
  const options = { guide, budget: { iterations: 100 }, rolloutSteps: 42 };
  expect(wins(20, [flatMonteCarloBot(engine, options), randomBot()])).toBeGreaterThanOrEqual(17);
  expect(wins(20, [ismctsBot(engine, options), randomBot()])).toBeGreaterThanOrEqual(17);
});

describe('hidden information and commits', () => {
  const toyEngine = createEngine(toy);
  const toyGuide: Guide<Toy, ToyAction> = {
    evaluate: (simulator) => simulator.state().table.seats.map(({ coins, tides }) => (coins + 2 * tides) / 60),
    rollout: (_, legal, random) => random.pick('rollout', legal),
  };
  const setup = { seats: 3, seed: 'toy', options: { rounds: 2 as const } };

  test('whole matches of the toy are played to their end, by each kind of bot', () => {
    const options = { guide: toyGuide, budget: { iterations: 60 } };
    const bots = [ismctsBot(toyEngine, options), flatMonteCarloBot(toyEngine, options), greedyBot(toyEngine, toyGuide)];
    const { outcome } = playMatch(toyEngine, setup, bots);
    expect(outcome?.ranks).toHaveLength(3);
    expect(playMatch(toyEngine, setup, bots).outcome).toEqual(outcome);
  });

  test('P14 case 30: a search moves no die of the match, and chooses the same in a twin', () => {
    let { match } = toyEngine.create(setup);
    for (const seat of [0, 1, 2]) {
      const applied = toyEngine.apply(match, seat, { type: 'keep', index: 0 });
      if (applied.ok) match = applied.match;
    }
    const turnOf = (from: typeof match): Turn<Toy, ToyAction> => {
      const view = toyEngine.view(from, 0);
      const legal = toyEngine.legal(view).map((action) => toyEngine.game.numbering.encode(action));
      return { view, seat: 0, context: toyEngine.context(view), legal, random: openRandom(seedRandom('case 30', 'xoroshiro128plus')) };
    };
    const before = toyEngine.hash(match);
    const options = { guide: toyGuide, budget: { iterations: 1000 } };
    const choice = searchInformationSets(toyEngine, turnOf(match), options);
    expect(toyEngine.hash(match)).toBe(before);
    const twin = toyEngine.determinize(toyEngine.view(match, 0), 'twin');
    expect(toyEngine.hash(twin)).not.toBe(before);
    expect(searchInformationSets(toyEngine, turnOf(twin), options)).toEqual(choice);
  });

  test('a seat that may change its commit searches as one that has none', () => {
    let { match } = toyEngine.create(setup);
    for (const [seat, action] of [
      [0, { type: 'keep', index: 0 }],
      [1, { type: 'keep', index: 0 }],
      [2, { type: 'keep', index: 0 }],
      [0, { type: 'rest' }],
      [1, { type: 'rest' }],
      [2, { type: 'rest' }],
      [1, { type: 'bid', coins: 2 }],
    ] as const) {
      const applied = toyEngine.apply(match, seat, action);
      if (!applied.ok) throw new Error(applied.rejection.code);
      match = applied.match;
    }
    for (const seat of [0, 1]) {
      const view = toyEngine.view(match, seat);
      const legal = toyEngine.legal(view).map((action) => toyEngine.game.numbering.encode(action));
      const turn = { view, seat, context: toyEngine.context(view), legal, random: openRandom(seedRandom('x', 'xoroshiro128plus')) };
      const { id } = searchInformationSets(toyEngine, turn, { guide: toyGuide, budget: { iterations: 50 } });
      expect(legal).toContain(id);
    }
  });
});
