import { grid, signed } from '../grid.ts';
import { type Day, eventsOf } from './days.ts';
import type { Names } from './names.ts';

/** What a day did to one purse. */
export interface Purse {
  readonly morning: number;
  readonly paid: number;
  readonly fromBuyers: number;
  readonly fromLocals: number;
  readonly evening: number;
}

/** The purses of a day by seat, from what was paid; the evening is the sum. */
export function pursesOf({ money, events }: Day): Purse[] {
  const deals = eventsOf(events, 'card-bought');
  const locals = eventsOf(events, 'sold-to-locals');
  return money.map((morning, seat) => {
    const paid = sum(deals.filter((deal) => deal.seat === seat));
    const fromBuyers = sum(deals.filter((deal) => deal.owner === seat));
    const fromLocals = sum(locals.filter((sale) => sale.seat === seat));
    return { morning, paid, fromBuyers, fromLocals, evening: morning - paid + fromBuyers + fromLocals };
  });
}

function sum(deals: readonly { readonly price: number }[]): number {
  return deals.reduce((total, { price }) => total + price, 0);
}

/** The purses as a table for the day's end. */
export function pursesTable(day: Day, names: Names): string[] {
  const heading = ['Money', 'morning', 'paid', 'from buyers', 'from locals', "day's end"];
  const rows = pursesOf(day).map(({ morning, paid, fromBuyers, fromLocals, evening }, seat) => [
    names.seat(seat),
    String(morning),
    signed(-paid + 0),
    signed(fromBuyers),
    signed(fromLocals),
    String(evening),
  ]);
  return grid([heading, ...rows]);
}
