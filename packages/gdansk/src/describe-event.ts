import { type DeclaredEvent, phrase, seatName, type Telling } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';
import { diceText, goodsText, locationText, orderText, quayText } from './wording.ts';

/** What happened, with seats, quays, goods and dice by name. */
export function describeEvent(event: DeclaredEvent<GdanskTypes>, telling: Telling<GdanskTypes>): string {
  const { words } = telling;
  const key = `event.${event.type}`;
  const seat = 'seat' in event ? seatName(words, event.seat) : '';
  switch (event.type) {
    case 'removed-for-two':
      return phrase(words, key, {
        color: phrase(words, event.color),
        orders: event.tokens.map((token) => orderText(token, telling)).join('; '),
      });
    case 'meeple-placed':
      return phrase(words, key, { seat, location: locationText(event.location, telling) });
    case 'rolled':
      if (event.rerolled.length === 0) return phrase(words, key, { seat, dice: diceText(event.dice, telling) });
      return phrase(words, 'event.rerolled', { seat, count: event.rerolled.length, dice: diceText(event.dice, telling) });
    case 'loaded':
      if (event.discarded === null) return phrase(words, key, { seat, good: phrase(words, event.good) });
      return phrase(words, 'event.loaded-discard', { seat, good: phrase(words, event.good), discarded: phrase(words, event.discarded) });
    case 'moved':
      return phrase(words, key, { seat, from: locationText(event.from, telling), to: locationText(event.to, telling) });
    case 'unloaded':
    case 'bonus-put-aside':
      return phrase(words, key, { ...event, seat, good: phrase(words, event.good) });
    case 'order-executed':
      return phrase(words, key, {
        ...event,
        seat,
        quay: quayText(event.quay, telling),
        paid: goodsText(event.paid, words),
        bonuses: goodsText(event.bonuses, words),
      });
    case 'marker-placed':
      return phrase(words, `${key}.${event.by}`, { seat, quay: quayText(event.quay, telling) });
    case 'card-taken':
      return phrase(words, key, { seat, quay: quayText(event.quay, telling) });
    case 'order-revealed':
      return phrase(words, key, { quay: quayText(event.quay, telling), order: orderText(event.token, telling) });
    case 'markers-swapped':
      return phrase(words, key, {
        seat,
        own: quayText(event.own, telling),
        other: seatName(words, event.other),
        theirs: quayText(event.theirs, telling),
      });
    case 'ship-served':
      return phrase(words, key, { seat, size: phrase(words, event.size) });
    default:
      return phrase(words, key, { ...event, seat });
  }
}
