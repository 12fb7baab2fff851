import { GOODS, type Prices } from '@quayside/piraeus';
import { grid, signed } from '../grid.ts';
import { type Day, eventsOf } from './days.ts';
import type { Names } from './names.ts';

const AFTER = { plans: 'after the plans', offers: 'after the offers' } as const;

/** The prices of a day: in the morning, after the plans and after the offers, with what has changed each time. */
export function pricesTable(day: Day, names: Names): string[] {
  const heading = ['Prices', ...GOODS.map((good) => names.good(good))];
  const morning = ['in the morning', ...GOODS.map((good) => cell(day.prices, day.prices, good))];
  const moves = eventsOf(day.events, 'prices-moved').map(({ cause, from, to }) => [
    AFTER[cause],
    ...GOODS.map((good) => cell(from, to, good)),
  ]);
  return grid([heading, morning, ...moves], 'left');
}

/** A price, and in brackets how it has changed. */
function cell(from: Prices, to: Prices, good: (typeof GOODS)[number]): string {
  const change = to[good] - from[good];
  return change === 0 ? String(to[good]) : `${to[good]} (${signed(change)})`;
}

/** Why the plans move the prices: what anybody at the table would say. */
export function plansReason(sellers: number, buyers: number): string {
  if (sellers === buyers)
    return `As many sell as buy (${sellers}): each Greek card raises its good by 1, and goods that are not in the Greek row fall by 1.`;
  if (sellers < buyers) return `Fewer sell (${sellers}) than buy (${buyers}): each Greek card raises its good by 1.`;
  return `More sell (${sellers}) than buy (${buyers}): each Greek card lowers its good by 1.`;
}

/** Why the offers move the prices. */
export function offersReason(sellers: number): string {
  if (sellers === 0) return 'Nobody sells: the prices stay as they are.';
  return `Each card put up lowers its good by 1; goods that nobody put up rise by ${sellers}, 1 for each seller.`;
}
