import { at, phrase, seatName, type Telling, type View } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';
import { diceText, goodsText, locationText, orderText, quayText } from './wording.ts';

/** The position as one viewer sees it, line by line. */
export function describePosition({ table, phase, hand }: View<GdanskTypes>, telling: Telling<GdanskTypes>): string {
  const { words, content } = telling;
  const { turn } = table;
  const stage = phrase(words, { before: 'position.before', dice: 'position.dice-stage', after: 'position.after' }[turn.stage]);
  const port = phrase(words, table.centralPort ? 'position.open' : 'position.closed');
  const lines = [
    phrase(words, phase === 'over' ? 'position.over' : 'position.round', {
      round: table.round,
      phase,
      seat: seatName(words, table.current),
    }),
    phrase(words, 'position.dice', { dice: diceText(turn.dice, telling), stage, left: turn.left }),
    phrase(words, 'position.zone', { goods: goodsText(table.zone, words) }),
    ...orderLines(table, telling),
    phrase(words, 'position.stacks', { cards: table.cardsLeft, tokens: table.tokensLeft, port }),
    ...table.seats.map((_, seat) => seatLine(table, seat, telling)),
  ];
  if (hand === null) return lines.join('\n');
  const points = hand.ships.map((ship) => at(content.cruiseShips, ship).vp).join(', ') || phrase(words, 'nothing');
  return [...lines, phrase(words, 'position.ships', { points })].join('\n');
}

function orderLines({ quays }: View<GdanskTypes>['table'], telling: Telling<GdanskTypes>): string[] {
  return quays.flatMap(({ order }, index) => {
    if (order === null) return [];
    const color = phrase(telling.words, at(telling.content.quays, index).color);
    return [phrase(telling.words, 'position.order', { quay: quayText(index + 1, telling), color, order: orderText(order, telling) })];
  });
}

function seatLine(table: View<GdanskTypes>['table'], seat: number, telling: Telling<GdanskTypes>): string {
  const { words } = telling;
  const { score, workers, stock, location, cargo, cards } = at(table.seats, seat);
  return phrase(words, 'position.seat', {
    seat: seatName(words, seat),
    score,
    workers,
    stock,
    location: location === null ? phrase(words, 'nothing') : locationText(location, telling),
    cargo: goodsText(cargo, words),
    cards: cards.join(', ') || phrase(words, 'nothing'),
  });
}
