import { type DeclaredEvent, type Describer, phrase, type Words } from '@quayside/core/sdk';
import type { PiraeusAction } from './actions/all.ts';
import { describePosition } from './describe-position.ts';
import type { PiraeusTypes } from './kit.ts';
import { GOODS } from './vocabulary.ts';
import { cardText, goodsText, seatsText } from './wording.ts';

/** Puts actions, events, rejections and positions into words. */
export const describe: Describer<PiraeusTypes, PiraeusAction> = {
  action: (seat, action, words) => actionText(seat, action, words),
  event: (event, words) => eventText(event, words),
  rejection: ({ code, data }, words) => phrase(words, `rejection.${code}`, { ...data, good: phrase(words, String(data.good)) }),
  position: describePosition,
};

function actionText(seat: number, action: PiraeusAction, words: Words): string {
  switch (action.type) {
    case 'plan':
      return phrase(words, `action.plan.${action.as}`, { seat });
    case 'offer':
      return phrase(words, 'action.offer', { seat, goods: goodsText(action.goods, words) });
    default:
      return phrase(words, `action.${action.type}`, { seat, ...action });
  }
}

function eventText(event: DeclaredEvent<PiraeusTypes>, words: Words): string {
  const key = `event.${event.type}`;
  switch (event.type) {
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
      return phrase(words, key, {
        offers: listed(event.offers.map(({ seat, goods }) => phrase(words, 'event.offer', { seat, goods: goodsText(goods, words) }))),
      });
    case 'prices-moved':
      return pricesText(event, words);
    case 'bids-revealed':
      return phrase(words, key, {
        place: event.place,
        card: cardText(event.card, words),
        bids: listed(event.bids.map((bid) => phrase(words, 'event.bid', bid))),
      });
    case 'card-bought':
      return phrase(words, key, {
        ...event,
        card: cardText(event.card, words),
        owner: event.owner === null ? phrase(words, 'reserve') : phrase(words, 'owner', { seat: event.owner }),
      });
    case 'greeks-returned':
      return phrase(words, key, { goods: goodsText(event.goods, words) });
    case 'day-ended':
      return phrase(words, key, {
        day: event.day,
        money: listed(event.money.map((money, seat) => phrase(words, 'event.money', { seat, money }))),
      });
    case 'round-began':
    case 'round-passed':
      return phrase(words, key, event);
    default:
      return phrase(words, key, { ...event, card: cardText(event.card, words) });
  }
}

function pricesText({ from, to }: Extract<DeclaredEvent<PiraeusTypes>, { type: 'prices-moved' }>, words: Words): string {
  const moved = GOODS.filter((good) => from[good] !== to[good]);
  if (moved.length === 0) return phrase(words, 'event.prices-unmoved');
  const changes = moved.map((good) => phrase(words, 'event.price-moved', { good: phrase(words, good), from: from[good], to: to[good] }));
  return phrase(words, 'event.prices-moved', { changes: listed(changes) });
}

function listed(parts: readonly string[]): string {
  return parts.join(', ');
}
