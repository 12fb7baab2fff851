import { at, phrase, seatName, type Telling, type View } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';
import { sizeOf } from './rules/goods.ts';
import { bonusesOf } from './rules/orders.ts';
import { SIZES } from './vocabulary.ts';
import { diceText, goodsText, locationText, orderText, quayText } from './wording.ts';

/** The position as one viewer sees it, line by line. */
export function describePosition({ table, phase, hand, shown }: View<GdanskTypes>, telling: Telling<GdanskTypes>): string {
  const { words, content } = telling;
  const { turn } = table;
  const next = shown.topToken === null ? [] : [phrase(words, 'position.next', { order: orderText(shown.topToken, telling) })];
  const port = phrase(words, table.centralPort ? 'position.open' : 'position.closed');
  const lines = [
    phrase(words, phase === 'over' ? 'position.over' : 'position.round', {
      round: table.round,
      phase,
      seat: seatName(words, table.current),
    }),
    ...(phase === 'over' ? [] : [diceLine(turn, telling)]),
    phrase(words, 'position.zone', { goods: goodsText(table.zone, words) }),
    ...orderLines(table, telling),
    phrase(words, 'position.stacks', {
      cards: table.cardsLeft,
      tokens: table.tokensLeft,
      ships: SIZES.map((size) => `${table.shipsLeft[size]} ${phrase(words, size)}`).join(', '),
      port,
    }),
    ...next,
    ...table.seats.map((_, seat) => seatLine(table, seat, telling)),
  ];
  if (hand === null) return lines.join('\n');
  const points = hand.ships.map((ship) => at(content.cruiseShips, ship).vp).join(', ') || phrase(words, 'nothing');
  return [...lines, phrase(words, 'position.ships', { points })].join('\n');
}

/** What the dice show, what they still can do, and what of the turn has been used up. */
function diceLine(
  { dice, stage, open, left, rolls, order, hr, ship, aside }: View<GdanskTypes>['table']['turn'],
  telling: Telling<GdanskTypes>,
): string {
  const { words } = telling;
  const now =
    open === null
      ? phrase(words, `position.stage.${stage}`)
      : phrase(words, 'position.open-action', { action: phrase(words, `position.${open}`), left });
  const done = [order && 'position.order-done', hr && 'position.hr-done', ship && 'position.ship-done']
    .filter((key) => key !== false)
    .map((key) => phrase(words, key));
  const put = sizeOf(aside) === 0 ? [] : [phrase(words, 'position.aside', { goods: goodsText(aside, words) })];
  return [phrase(words, 'position.dice', { dice: diceText(dice, telling), rolls, now }), ...done, ...put].join('; ');
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
  const { score, workers, stock, location, cargo, cards, ships } = at(table.seats, seat);
  return phrase(words, 'position.seat', {
    seat: seatName(words, seat),
    score,
    workers,
    stock,
    location: location === null ? phrase(words, 'nothing') : locationText(location, telling),
    cargo: goodsText(cargo, words),
    cards: cards.join(', ') || phrase(words, 'nothing'),
    markers:
      table.quays.flatMap(({ markers }, index) => (markers.includes(seat) ? [index + 1] : [])).join(', ') || phrase(words, 'nothing'),
    bonuses: goodsText(bonusesOf(table, telling.content, seat), words),
    ships:
      SIZES.filter((size) => ships[size] > 0)
        .map((size) => `${ships[size]} ${phrase(words, size)}`)
        .join(', ') || phrase(words, 'nothing'),
  });
}
