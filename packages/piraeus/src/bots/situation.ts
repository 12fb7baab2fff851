import type { Context, Immutable, Seat, View } from '@quayside/core/sdk';
import type { PiraeusTypes } from '../kit.ts';
import type { Table } from '../state.ts';

/** A seat about to choose, and what it may look at: a view, and what is printed on the components. */
export interface Situation {
  readonly seat: Seat;
  readonly table: Immutable<Table>;
  readonly hand: Immutable<PiraeusTypes['hand']>;
  readonly content: Context<PiraeusTypes>['content'];
  readonly derived: Context<PiraeusTypes>['derived'];
}

/** What a host shows a seat, as its bots look at it. */
export function situationOf({ table, hand }: View<PiraeusTypes>, seat: Seat, { content, derived }: Context<PiraeusTypes>): Situation {
  return { seat, table, hand: hand as Situation['hand'], content, derived };
}

/** How many days come after today. */
export function daysToCome({ table, content }: Pick<Situation, 'table' | 'content'>): number {
  return Math.max(0, content.days.value - table.day);
}
