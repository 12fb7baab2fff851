import type { AnyAction } from '@quayside/core';
import { type Totals, totals } from '@quayside/core/sdk';
import { type DieSymbol, type GdanskAction, type GdanskTypes, GOODS, type Good, type GoodCounts, type SeatTable } from '@quayside/gdansk';
import type { Turn } from '../bot.ts';

/** What the bots of this game choose from. */
export type Action = GdanskAction & AnyAction;

/** What they are given. */
export type GdanskTurn = Turn<GdanskTypes, Action>;

/** What a seat reckons with: where it stands, what it has, and whether it may still execute an order this turn. */
export interface Situation extends Pick<SeatTable, 'cargo' | 'workers'> {
  readonly location: number;
  readonly orderDone: boolean;
}

/** The situation of the seat whose turn it is. */
export function situationOf(turn: GdanskTurn): Situation {
  const { cargo, workers, location } = ownOf(turn);
  return { cargo, workers, location: location ?? 0, orderDone: turn.view.table.turn.order };
}

/** What everybody sees of the seat whose turn it is. */
export function ownOf({ view: { table }, seat }: GdanskTurn): GdanskTypes['table']['seats'][number] {
  const own = table.seats[seat];
  if (own === undefined) throw new Error(`There is no seat ${seat}`);
  return own as SeatTable;
}

/** The symbols on the dice that the seat can still use this turn. */
export function symbolsLeft({ view: { table }, context }: GdanskTurn): Totals<DieSymbol> {
  const { stage, dice, used, open, left } = table.turn;
  const shown = totals(context.derived.die, dice);
  const usable = (symbol: DieSymbol, ...actions: readonly string[]): number => {
    if (open !== null && actions.includes(open)) return left;
    return stage === 'after' || used.some((action) => actions.includes(action)) ? 0 : shown[symbol];
  };
  return {
    loading: usable('loading', 'load', 'unload'),
    movement: usable('movement', 'move'),
    recruitment: usable('recruitment', 'recruit'),
  };
}

/** How near the end is, from 0 to 1: by points, markers placed and orders executed, whichever has come furthest. 1 in a last turn. */
export function nearness({ view: { table, ending }, context: { content } }: GdanskTurn): number {
  if (ending !== null) return 1;
  const { endScore, influenceMarkers } = content.limits;
  const executed = table.seats.reduce((sum, { orders }) => sum + orders.length, 0);
  const orders = content.orderTokens.length - table.removedTokens.length;
  const shares = table.seats.map(({ score, stock }) => Math.max(score / endScore, 1 - stock / influenceMarkers));
  return Math.min(0.95, Math.max(executed / orders, ...shares));
}

/** The actions of one type among the legal ones. */
export function ofType<T extends Action['type']>({ actions }: GdanskTurn, type: T): Extract<Action, { type: T }>[] {
  return actions.filter((action): action is Extract<Action, { type: T }> => action.type === type);
}

/** The sum over all goods. */
export function sumOver(value: (good: Good) => number): number {
  return GOODS.reduce((sum, good) => sum + value(good), 0);
}

/** Counts of all goods. */
export function countsBy(count: (good: Good) => number): GoodCounts {
  return {
    grain: count('grain'),
    fuels: count('fuels'),
    coal: count('coal'),
    containers: count('containers'),
    cargo: count('cargo'),
    roro: count('roro'),
  };
}
