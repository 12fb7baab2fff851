import { type AnyAction, createEngine, type GameTypes, type MatchSetup } from '@quayside/core';
import { actionSpace, type Bot, createObserver, randomBot, type SeatOrder } from '@quayside/core/bots';
import { gdansk } from '@quayside/gdansk';
import { gdanskGreedy } from '@quayside/gdansk/bots';
import { piraeus } from '@quayside/piraeus';
import { piraeusGreedy } from '@quayside/piraeus/bots';
import type { Decision, Header } from './lines.ts';
import { type Recording, recordMatch } from './record.ts';

/** What is played and how it is told. */
export interface Order {
  readonly bot: BotName;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly seatOrder: SeatOrder;
}

/** The bots that every game has. */
export const BOTS = ['greedy', 'random'] as const;
export type BotName = (typeof BOTS)[number];

/** Plays matches of a game and yields the lines: the header, then a line for each decision. */
export type Play = (order: Order) => Generator<Header | Decision>;

/** By id, every game that can be played. */
export const GAMES: Readonly<Record<string, Play>> = {
  piraeus: (order) => play(order, { engine: createEngine(piraeus), bots: { greedy: piraeusGreedy(), random: randomBot() } }),
  // GD.R67: bots that do nothing on purpose may never come to an end by themselves.
  gdansk: (order) =>
    play(order, { engine: createEngine(gdansk), bots: { greedy: gdanskGreedy(), random: randomBot() }, options: { roundCap: 60 } }),
};

/** One game, with what its matches need. */
interface Playable<G extends GameTypes, A extends AnyAction> extends Pick<Recording<G, A>, 'engine'> {
  readonly bots: Readonly<Record<BotName, Bot<G, A>>>;
  readonly options?: MatchSetup<G>['options'];
}

function* play<G extends GameTypes, A extends AnyAction>(
  { bot, seats, matches, seed, seatOrder }: Order,
  { engine, bots, options }: Playable<G, A>,
): Generator<Header | Decision> {
  const setupOf = (match: number) => ({ seats, seed: `${seed} ${match}`, ...(options !== undefined && { options }) }) as MatchSetup<G>;
  const observer = createObserver(engine.game, { seats, seatOrder });
  // What the rules do not take is refused before anything is written.
  engine.create(setupOf(0));
  yield { format: 'quayside-self-play/1', observation: observer, actions: actionSpace(engine.game) };
  for (let match = 0; match < matches; match += 1) {
    yield* recordMatch({ engine, bot: bots[bot], observer }, setupOf(match), match);
  }
}
