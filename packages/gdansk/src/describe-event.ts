import { type DeclaredEvent, phrase, seatName, type Telling } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';
import { GOODS } from './vocabulary.ts';
import { colorText, diceText, goodsText, locationText, orderText, quayText } from './wording.ts';

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
      return executedText(event, telling);
    case 'marker-placed':
      return phrase(words, `${key}.${event.by}`, { seat, ...quayWords(event.quay, telling), workers: telling.content.hr.placeWorkers });
    case 'card-taken':
      return phrase(words, key, { seat, ...quayWords(event.quay, telling) });
    case 'order-revealed':
      return phrase(words, key, { ...quayWords(event.quay, telling), order: orderText(event.token, telling) });
    case 'markers-swapped':
      return swapText(event, telling);
    case 'ship-served':
      return phrase(words, key, { seat, size: phrase(words, event.size), workers: telling.derived.shipWorkers[event.size] });
    default:
      return phrase(words, key, { ...event, seat });
  }
}

type EventOf<K extends DeclaredEvent<GdanskTypes>['type']> = Extract<DeclaredEvent<GdanskTypes>, { readonly type: K }>;

/** A quay by name, and its colour. */
function quayWords(quay: number, telling: Telling<GdanskTypes>): { readonly quay: string; readonly color: string } {
  return { quay: quayText(quay, telling), color: colorText(quay, telling) };
}

function executedText({ seat, quay, points, paid, bonuses }: EventOf<'order-executed'>, telling: Telling<GdanskTypes>): string {
  const { words } = telling;
  const key = GOODS.some((good) => bonuses[good] > 0) ? 'event.order-executed.bonus' : 'event.order-executed';
  return phrase(words, key, {
    seat: seatName(words, seat),
    ...quayWords(quay, telling),
    points,
    paid: goodsText(paid, words),
    bonuses: goodsText(bonuses, words),
  });
}

function swapText({ seat, own, other, theirs }: EventOf<'markers-swapped'>, telling: Telling<GdanskTypes>): string {
  return phrase(telling.words, 'event.markers-swapped', {
    seat: seatName(telling.words, seat),
    workers: telling.content.hr.swapWorkers,
    own: quayText(own, telling),
    ownColor: colorText(own, telling),
    other: seatName(telling.words, other),
    theirs: quayText(theirs, telling),
    theirColor: colorText(theirs, telling),
  });
}
