import type { GameEvent } from '@quayside/core';
import type { Card, Nation, PiraeusTypes, Prices } from '@quayside/piraeus';

/** Anything that happens in a match. */
export type Event = GameEvent<PiraeusTypes>;

/** Events of one type. */
export type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** A trading day: where it began, and all that happened on it. */
export interface Day {
  readonly number: number;
  readonly prices: Prices;
  /** By seat. */
  readonly money: readonly number[];
  readonly events: readonly Event[];
}

/** Cuts the events of a match into days. `prices` and `money` are those before the first. */
export function splitDays(events: readonly Event[], { prices, money }: Pick<Day, 'prices' | 'money'>): Day[] {
  const starts = events.flatMap((event, index) => (event.type === 'day-began' ? [index] : []));
  let before = { prices, money };
  return starts.map((start, nth) => {
    const own = events.slice(start, starts[nth + 1]);
    const day = { number: nth + 1, ...before, events: own };
    before = { prices: eventsOf(own, 'prices-moved').at(-1)?.to ?? day.prices, money: eventsOf(own, 'day-ended')[0]?.money ?? day.money };
    return day;
  });
}

/** The events of one type, in their order. */
export function eventsOf<K extends Event['type']>(events: readonly Event[], type: K): EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.type === type);
}

/** The prices at which a day's deals are made. */
export function finalPrices({ prices, events }: Day): Prices {
  return eventsOf(events, 'prices-moved').at(-1)?.to ?? prices;
}

/** A card that is for sale on a day, with a letter that tells it from another of its kind. */
export interface ForSale {
  readonly place: number;
  readonly letter: string;
  readonly card: Card;
}

/** All cards that are for sale on a day: the Greek row, then what each seller puts up, two places for each seat. `nations` is by seat. */
export function cardsForSale({ events }: Day, nations: readonly Nation[]): ForSale[] {
  const row = eventsOf(events, 'day-began').flatMap((event) => event.row);
  const offers = eventsOf(events, 'offers-revealed').flatMap((event) => event.offers);
  const greek = row.map((good, place) => ({ place, card: { good, origin: 'greeks' as const } }));
  const foreign = offers.flatMap(({ seat, cards }) =>
    cards.map(({ place, good }) => ({ place, card: { good, origin: nations[seat] as Nation } })),
  );
  return [...greek, ...foreign].map((one, index) => ({ ...one, letter: String.fromCharCode('a'.charCodeAt(0) + index) }));
}
