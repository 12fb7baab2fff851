import { type DeclaredEvent, phrase, type Seat, seatName, type Telling, type Words } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';
import { GOODS } from './vocabulary.ts';
import { cardText, goodsText, seatsText } from './wording.ts';

/** What happened, with seats, cards and goods by name. */
export function describeEvent(event: DeclaredEvent<PiraeusTypes>, { words }: Telling<PiraeusTypes>): string {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'nations-chosen':
      return phrase(words, key, {
        nations: perSeat(event.nations, 'event.nation', (nation) => ({ nation: phrase(words, nation) }), words),
      });
    case 'day-began':
      return phrase(words, key, { day: event.day, goods: goodsText(event.row, words) });
    case 'plans-revealed':
      return phrase(words, key, {
        buyers: seatsText(
          event.plans.flatMap((plan, seat) => (plan === 'buyer' ? [seat] : [])),
          words,
        ),
        sellers: seatsText(
          event.plans.flatMap((plan, seat) => (plan === 'seller' ? [seat] : [])),
          words,
        ),
      });
    case 'offers-revealed':
      return phrase(words, key, { offers: event.offers.map((offer) => offerText(offer, words)).join('; ') });
    case 'prices-moved':
      return pricesText(event, words);
    case 'bids-revealed':
      return phrase(words, key, {
        place: event.place,
        card: cardText(event.card, words),
        bids: event.bids.map(({ seat, amount }) => phrase(words, 'event.bid', { seat: seatName(words, seat), amount })).join(', '),
      });
    case 'card-bought':
      return phrase(words, key, {
        ...event,
        seat: seatName(words, event.seat),
        card: cardText(event.card, words),
        owner: event.owner === null ? phrase(words, 'reserve') : seatName(words, event.owner),
      });
    case 'card-unsold':
      return phrase(words, key, { ...event, card: cardText(event.card, words) });
    case 'greeks-returned':
      return phrase(words, key, { goods: goodsText(event.goods, words) });
    case 'day-ended':
      return phrase(words, key, { day: event.day, money: perSeat(event.money, 'event.money', (money) => ({ money }), words) });
    case 'round-began':
      return phrase(words, key, event);
    case 'round-passed':
      return phrase(words, key, { seat: seatName(words, event.seat) });
    default:
      return phrase(words, key, { ...event, seat: seatName(words, event.seat), card: cardText(event.card, words) });
  }
}

function offerText(
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly { readonly good: (typeof GOODS)[number] }[] },
  words: Words,
): string {
  return phrase(words, 'event.offer', {
    seat: seatName(words, seat),
    goods: goodsText(
      cards.map(({ good }) => good),
      words,
    ),
  });
}

/** Something of each seat, e.g. "Seat 0 10, Seat 1 7". */
function perSeat<T>(list: readonly T[], key: string, values: (item: T) => Record<string, unknown>, words: Words): string {
  return list.map((item, seat) => phrase(words, key, { seat: seatName(words, seat), ...values(item) })).join(', ');
}

function pricesText({ from, to }: Extract<DeclaredEvent<PiraeusTypes>, { type: 'prices-moved' }>, words: Words): string {
  const moved = GOODS.filter((good) => from[good] !== to[good]);
  if (moved.length === 0) return phrase(words, 'event.prices-unmoved');
  const changes = moved.map((good) => phrase(words, 'event.price-moved', { good: phrase(words, good), from: from[good], to: to[good] }));
  return phrase(words, 'event.prices-moved', { changes: changes.join(', ') });
}
