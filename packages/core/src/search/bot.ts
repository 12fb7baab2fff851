import type { View } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { Random } from '../random/random.ts';

/** What a bot is given when its seat is awaited: nothing that a player in that seat would not have. */
export interface Turn<G extends GameTypes, A extends AnyAction> {
  /** All that the seat may know. */
  readonly view: View<G, A>;
  /** The seat to act for. */
  readonly seat: Seat;
  /** Content and tables, which are printed on the components of the game for all to read. */
  readonly context: Context<G>;
  /** The ids of all that the seat may do, ascending; at least one. */
  readonly legal: readonly number[];
  /** The bot's own chance, never the match's. */
  readonly random: Random;
}

/**
 * Chooses the id of one of the legal actions, at once. Knows nothing from one turn to the next.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { type Bot, playMatch } from '@quayside/core/bots';
 * import { type ConnectFourAction, type ConnectFourTypes, connectFour } from '@quayside-examples/connect-four';
 *
 * const leftmost: Bot<ConnectFourTypes, ConnectFourAction> = ({ legal }) => legal[0] ?? 0;
 * console.log(playMatch(createEngine(connectFour), { seats: 2, seed: 'any' }, [leftmost, leftmost]).outcome?.reasons); // [ 'four-in-a-row' ]
 * ```
 */
export type Bot<G extends GameTypes, A extends AnyAction> = (turn: Turn<G, A>) => number;
