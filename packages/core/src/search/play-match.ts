import type { MatchSetup } from '../engine/create.ts';
import type { Engine } from '../engine/engine.ts';
import type { Match } from '../game/match.ts';
import { canonicalJson } from '../model/canonical.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Outcome } from '../model/outcome.ts';
import { openRandom } from '../random/open.ts';
import { seedRandom } from '../random/seed.ts';
import type { Bot } from './bot.ts';

/** A match that bots have played. */
export interface BotMatch<G extends GameTypes, A extends AnyAction> {
  readonly match: Match<G, A>;
  /** `null` if it was left before its end. */
  readonly outcome: Outcome | null;
}

/**
 * Plays a match with a bot per seat. The seed of the setup decides everything: the match takes it as it is; what each bot draws, and which of several awaited seats is
 * next, come from streams of their own. Stops after so many actions, if told. Refuses, by fault, a choice that is not legal.
 */
export function playMatch<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  setup: MatchSetup<G>,
  bots: readonly Bot<G, A>[],
  { maxActions = Number.POSITIVE_INFINITY } = {},
): BotMatch<G, A> {
  const driver = openRandom(seedRandom(canonicalJson(['driver', setup.seed]), 'xoroshiro128plus'));
  const chances = bots.map((_, seat) => openRandom(seedRandom(canonicalJson(['bot', seat, setup.seed]), 'xoroshiro128plus')));
  let { match } = engine.create(setup);
  for (let done = 0; done < maxActions; done += 1) {
    const awaited = engine.awaited(match);
    if (awaited.length === 0) break;
    const seat = driver.pick('seat', awaited);
    const view = engine.view(match, seat);
    const legal = engine.legal(view).map((action) => engine.game.numbering.encode(action));
    const [bot, random] = [bots[seat], chances[seat]];
    if (bot === undefined || random === undefined) throw noBot(seat, bots.length);
    const id = bot({ view, seat, context: engine.context(view), legal, random });
    const applied = engine.apply(match, seat, engine.game.numbering.decode(id));
    if (!applied.ok) throw illegalChoice(seat, JSON.stringify(applied.rejection));
    match = applied.match;
  }
  return { match, outcome: engine.outcome(match) };
}

function noBot(seat: number, bots: number): Fault {
  return new Fault({
    code: 'no-bot',
    api: 'playMatch(engine, setup, bots)',
    expected: `a bot for seat ${seat}`,
    received: `${bots} bots`,
    remedy: 'Give one per seat.',
  });
}

function illegalChoice(seat: number, received: string): Fault {
  return new Fault({
    code: 'illegal-choice',
    api: `bot of seat ${seat}`,
    expected: 'one of `legal`',
    received,
    remedy: 'Return an id from the list that the bot is given.',
  });
}
