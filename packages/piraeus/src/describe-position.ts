import { phrase, seatName, type Telling, type View, type Words } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';
import { deckOf } from './rules/goods.ts';
import { cardAt, occupiedPlaces } from './rules/market.ts';
import { GOODS } from './vocabulary.ts';
import { cardText, goodsText, seatsText } from './wording.ts';

/** The position as one viewer sees it, line by line. */
export function describePosition({ table, hand, phase }: View<PiraeusTypes>, { words }: Telling<PiraeusTypes>): string {
  const prices = GOODS.map((good) => `${phrase(words, good)} ${table.prices[good]}`).join(', ');
  const lines = [
    phrase(words, 'position.day', { day: table.day, round: table.round, phase }),
    phrase(words, 'position.prices', { prices }),
    ...occupiedPlaces(table).map((place) => marketLine(table, place, words)),
    ...table.seats.map((line, seat) => {
      const bought = line.bought.length === 0 ? phrase(words, 'nothing') : line.bought.map((card) => cardText(card, words)).join(', ');
      return phrase(words, 'position.seat', {
        seat: seatName(words, seat),
        nation: phrase(words, line.nation),
        money: line.money,
        handSize: line.handSize,
        bought,
      });
    }),
  ];
  if (hand !== null) lines.push(phrase(words, 'position.hand', { goods: goodsText(deckOf(hand.cards), words) }));
  return lines.join('\n');
}

function marketLine(table: View<PiraeusTypes>['table'], place: number, words: Words): string {
  const card = cardAt(table, place);
  const tokens = card.tokens.length === 0 ? '' : phrase(words, 'position.tokens', { seats: seatsText(card.tokens, words) });
  return phrase(words, 'position.market', { place, card: cardText(card, words), tokens });
}
