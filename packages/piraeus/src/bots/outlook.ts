import { at, type Seat } from '@quayside/core/sdk';
import { cardAt, priceOf } from '../rules/market.ts';
import { GOODS } from '../vocabulary.ts';
import { type Collection, collectionOf, type Hope, roughWorth, withCard } from './collection.ts';
import type { Habits } from './habits.ts';
import { daysToCome, type Situation } from './situation.ts';

/** A situation, with what a merchant of some habits makes of it. */
export interface Outlook extends Situation {
  readonly habits: Habits;
  /** What cards outside sets are hoped to bring, today. */
  readonly hope: Hope;
  /** What a drachma in the purse is worth today, because it can be turned into cards. */
  readonly drachma: number;
  /** By seat, its collection and about what it is worth, once it has been asked for. */
  readonly collections: ({ readonly collection: Collection; readonly worth: number } | undefined)[];
}

/** Looks at a situation with some habits. */
export function outlookOf({ seat, table, hand, content, derived }: Situation, habits: Habits): Outlook {
  const prospect = Math.min(1, (2 * daysToCome({ table, content })) / content.days.value);
  return {
    seat,
    table,
    hand,
    content,
    derived,
    habits,
    hope: { single: prospect * habits.hopeOfSingle, pair: prospect * habits.hopeOfPair },
    drachma: 1 + prospect * habits.thirst,
    collections: [],
  };
}

/** What another seat makes of the same, with the same habits: its hand follows from what it has put up (PI.Q4). */
export function outlookFrom(outlook: Outlook, seat: Seat): Outlook {
  const { nation, putUp } = at(outlook.table.seats, seat);
  const deck = at(outlook.derived.decks, nation);
  const cards = Object.fromEntries(GOODS.map((good) => [good, deck[good] - putUp[good]])) as Outlook['hand']['cards'];
  return { ...outlook, seat, hand: { cards } };
}

/** What the card at a place is worth to a seat, in drachmas of today. */
export function worthAt(outlook: Outlook, seat: Seat, place: number): number {
  const { table, content, hope, drachma } = outlook;
  const { collection, worth } = collectionAt(outlook, seat);
  return (roughWorth(withCard(collection, cardAt(table, place)), content, hope) - worth) / drachma;
}

/** What a seat gains by buying the card at a place for its marked price. */
export function profitAt(outlook: Outlook, seat: Seat, place: number): number {
  return worthAt(outlook, seat, place) - priceOf(outlook.table, cardAt(outlook.table, place));
}

function collectionAt({ collections, table, content, hope }: Outlook, seat: Seat): NonNullable<Outlook['collections'][number]> {
  const known = collections[seat];
  if (known !== undefined) return known;
  const collection = collectionOf(at(table.seats, seat).bought);
  const seen = { collection, worth: roughWorth(collection, content, hope) };
  collections[seat] = seen;
  return seen;
}
