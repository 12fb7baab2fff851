import type { MatchSetup } from '../engine/create.ts';
import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import type { Match } from '../game/match.ts';
import { canonicalJson } from '../model/canonical.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Rejection } from '../model/rejection.ts';
import { openRandom } from '../random/open.ts';
import type { Random, RandomSource } from '../random/random.ts';
import { seedRandom } from '../random/seed.ts';
import type { Bot } from './bot.ts';

/** A match that bots have played. */
export interface BotMatch<G extends GameTypes, A extends AnyAction> {
  /** The match where it was left. */
  readonly match: Match<G, A>;
  /** `null` if it was left before its end. */
  readonly outcome: Outcome | null;
}

/**
 * Plays a match with a bot per seat. The seed of the setup decides everything: the match takes it as it is; what each bot draws, and which of several awaited seats is
 * next, come from streams of their own. Stops after `maxActions`, if told. Refuses, by fault, another number of bots than of seats (`wrong-bots`), a `maxActions` that is no
 * number from 0 (`bad-bound`), a choice that is not legal (`illegal-choice`), and a game whose `choices` lists what its `check` refuses (`choices-differ`).
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { playMatch, randomBot } from '@quayside/core/bots';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const { outcome, match } = playMatch(createEngine(connectFour), { seats: 2, seed: 'any' }, [randomBot(), randomBot()], { maxActions: 3 });
 * console.log(outcome, match.step); // null 3
 * ```
 */
export function playMatch<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  setup: MatchSetup<G>,
  bots: readonly Bot<G, A>[],
  { maxActions = Number.POSITIVE_INFINITY } = {},
): BotMatch<G, A> {
  demandEngine(engine, 'playMatch');
  let { match } = engine.create(setup);
  if (bots.length !== match.options.seats) throw wrongBots(match.options.seats, bots.length);
  if (!(maxActions >= 0)) throw wrongBound(maxActions);
  const driver = openRandom(seedRandom(canonicalJson(['driver', setup.seed]), 'xoroshiro128plus'));
  const chances = bots.map((_, seat) => drawsOf(openRandom(seedRandom(canonicalJson(['bot', seat, setup.seed]), 'xoroshiro128plus'))));
  for (let done = 0; done < maxActions; done += 1) {
    const awaited = engine.awaited(match);
    if (awaited.length === 0) break;
    const seat = driver.pick('seat', awaited);
    const view = engine.view(match, seat);
    const legal = engine.legal(view).map((action) => engine.game.numbering.encode(action));
    // `as`: there is one of each per seat.
    const [bot, random] = [bots[seat] as Bot<G, A>, chances[seat] as Random];
    const id = bot({ view, seat, context: engine.context(view), legal, random });
    if (!legal.includes(id)) throw illegalChoice(seat, id);
    const action = engine.game.numbering.decode(id);
    const applied = engine.apply(match, seat, action);
    if (!applied.ok) throw choicesDiffer(action, applied.rejection);
    match = applied.match;
  }
  return { match, outcome: engine.outcome(match) };
}

/** Draws and nothing else: by what a source is at, its key and all that was ever drawn of its seed could be found. */
function drawsOf({ int, shuffle, pick }: RandomSource): Random {
  return Object.freeze({ int, shuffle, pick });
}

function wrongBots(seats: number, bots: number): Fault {
  return new Fault({
    code: 'wrong-bots',
    api: 'playMatch(engine, setup, bots)',
    expected: `${seats} bots, one per seat`,
    received: String(bots),
    remedy: 'The same bot may stand for several seats.',
  });
}

function wrongBound(received: number): Fault {
  return new Fault({
    code: 'bad-bound',
    api: 'playMatch(engine, setup, bots, { maxActions })',
    expected: 'a number from 0',
    received: String(received),
    remedy: 'Leave it out to play to the end.',
  });
}

function choicesDiffer(action: AnyAction, rejection: Rejection): Fault {
  return new Fault({
    code: 'choices-differ',
    api: `kit.action(${JSON.stringify(action.type)}).choices`,
    expected: 'only what its `check` lets pass',
    received: `${JSON.stringify(action)}, which is refused: ${JSON.stringify(rejection)}`,
    remedy: 'Let the two agree; `conformance` of the testkit compares them.',
  });
}

function illegalChoice(seat: number, received: unknown): Fault {
  return new Fault({
    code: 'illegal-choice',
    api: `bot of seat ${seat}`,
    expected: 'one of the ids in `turn.legal`',
    received: String(received),
    remedy:
      'Return an id from that list, at once: a bot that has to wait for its answer is asked in a loop of your own, with `engine.apply`.',
  });
}
