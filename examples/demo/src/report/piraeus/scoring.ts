import type { Outcome, Seat, View } from '@quayside/core';
import type { Context } from '@quayside/core/sdk';
import { bestSets, type Card, type PiraeusTypes } from '@quayside/piraeus';
import { grid, indented } from '../grid.ts';
import type { Names } from './names.ts';

/** The end of a match: the table of scores from first to last, and what each of them is made of. */
export function scoringText(view: View<PiraeusTypes>, context: Context<PiraeusTypes>, outcome: Outcome, names: Names): string {
  const seats = [...outcome.ranks.keys()].sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0) || a - b);
  const details = seats.map((seat) => indented(seatLines(seat, view, context, outcome, names), 2).join('\n'));
  return ['FINAL SCORING', indented(scoreTable(seats, outcome, names), 2).join('\n'), ...details].join('\n\n');
}

function scoreTable(seats: readonly Seat[], { ranks, scores }: Outcome, names: Names): string[] {
  const rows = seats.map((seat) => {
    const { parts, total } = scores[seat] ?? { parts: {}, total: 0 };
    return [names.seat(seat), ...[parts.money, parts.sets, parts.singles, parts.own, total, ranks[seat]].map(String)];
  });
  return grid([['Drachmas', 'money', 'sets', 'singles', 'own goods', 'total', 'rank'], ...rows]);
}

function seatLines(
  seat: Seat,
  { table }: View<PiraeusTypes>,
  { content, derived }: Context<PiraeusTypes>,
  { scores }: Outcome,
  names: Names,
): string[] {
  const { bought, handSize, money } = table.seats[seat] ?? { bought: [], handSize: 0, money: 0 };
  const { sets, singles } = bestSets(bought, derived);
  const [single, own] = [content.singleForeign.value, content.ownUnsold.value];
  return [
    `${names.seat(seat)}: ${scores[seat]?.total} drachmas`,
    `  ${money} in money`,
    ...sets.map(({ cards, value }) => `  ${value} for a set of ${cards.length}, ${setText(cards, names)}`),
    ...(singles.length === 0
      ? []
      : [`  ${singles.length * single} for ${singles.length} outside sets, ${single} each: ${singles.map(names.card).join(', ')}`]),
    `  ${handSize * own} for ${handSize} own goods left, ${own} each`,
  ];
}

/** What the cards of a set share comes first: "Spices: Romans, Chinese, Greeks", or "Romans: Furs, Food, Jewelry". */
function setText(cards: readonly Card[], names: Names): string {
  const [first] = cards;
  if (first === undefined) return '';
  const origins = cards.map(({ origin }) => names.origin(origin));
  return cards.every(({ good }) => good === first.good)
    ? `${names.good(first.good)}: ${origins.join(', ')}`
    : `${names.origin(first.origin)}: ${cards.map(({ good }) => names.good(good)).join(', ')}`;
}
