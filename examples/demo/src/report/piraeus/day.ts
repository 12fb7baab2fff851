import type { Nation } from '@quayside/piraeus';
import { indented } from '../grid.ts';
import { cardsForSale, type Day, eventsOf, type ForSale, finalPrices } from './days.ts';
import { cardText, dealLines } from './deals.ts';
import type { Names } from './names.ts';
import { offersReason, plansReason, pricesTable } from './prices.ts';
import { pursesTable } from './purses.ts';

/** One day, told from the Greek row to the purses in the evening. `nations` is by seat. */
export function dayText(day: Day, nations: readonly Nation[], names: Names): string {
  const forSale = cardsForSale(day, nations);
  const parts = [
    marketLines(day, names),
    pricesTable(day, names),
    [
      `For sale: ${forSale.map((one) => `${cardText(one.place, forSale, names)} ${finalPrices(day)[one.card.good]}`).join(', ') || 'nothing'}`,
    ],
    dealLines(day, forSale, names),
    eveningLines(day, forSale, names),
    pursesTable(day, names),
  ];
  const body = parts.filter((lines) => lines.length > 0).map((lines) => indented(lines, 2).join('\n'));
  return [`DAY ${day.number}`, ...body].join('\n\n');
}

/** The Greek row, who buys and sells, what is put up, and what all that does to the prices. */
function marketLines({ events }: Day, names: Names): string[] {
  const row = eventsOf(events, 'day-began').flatMap((event) => event.row);
  const plans = eventsOf(events, 'plans-revealed').flatMap((event) => event.plans);
  const seatsThat = (plan: 'buyer' | 'seller') => plans.flatMap((own, seat) => (own === plan ? [seat] : []));
  const [buyers, sellers] = [seatsThat('buyer'), seatsThat('seller')];
  const offers = eventsOf(events, 'offers-revealed').flatMap((event) => event.offers);
  return [
    `Greek row: ${names.goods(row)}`,
    `Buying: ${names.seats(buyers)}. Selling: ${names.seats(sellers)}.`,
    plansReason(sellers.length, buyers.length),
    ...(offers.length === 0
      ? []
      : [`Put up: ${offers.map(({ seat, cards }) => `${names.seat(seat)} ${names.goods(cards.map(({ good }) => good))}`).join('; ')}.`]),
    offersReason(sellers.length),
  ];
}

/** What the locals buy, and what goes back under the Greek deck. */
function eveningLines({ events }: Day, forSale: readonly ForSale[], names: Names): string[] {
  const sold = eventsOf(events, 'sold-to-locals').map(
    ({ seat, place, price }) => `${names.seat(seat)} sell ${cardText(place, forSale, names)} to the locals for ${price}.`,
  );
  const back = eventsOf(events, 'greeks-returned').map(({ goods }) => `Back under the Greek deck, in this order: ${names.goods(goods)}.`);
  const lines = [...sold, ...back];
  return lines.length === 0 ? [] : ["Day's end", ...indented(lines, 2)];
}
