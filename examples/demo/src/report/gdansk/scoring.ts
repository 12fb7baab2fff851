import type { Outcome, Seat } from '@quayside/core';
import { bestPartition } from '@quayside/core/sdk';
import { COLORS } from '@quayside/gdansk';
import { grid, indented } from '../grid.ts';
import { type Reporter, seatIn } from './reporter.ts';
import type { Seen } from './told.ts';

/** The end of a match: the table of scores from first to last, and what each of them is made of. */
export function scoringText(view: Seen, outcome: Outcome, reporter: Reporter): string {
  const seats = [...outcome.ranks.keys()].sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0) || a - b);
  const details = seats.map((seat) => indented(seatLines(seat, view, outcome, reporter), 2).join('\n'));
  return ['FINAL SCORING', indented(scoreTable(seats, view, outcome, reporter), 2).join('\n'), ...details].join('\n\n');
}

function scoreTable(seats: readonly Seat[], view: Seen, { ranks, scores }: Outcome, { names }: Reporter): string[] {
  const rows = seats.map((seat) => {
    const { parts, total } = scores[seat] ?? { parts: {}, total: 0 };
    return [names.seat(seat), ...[parts.track, parts.ships, parts.sets, total, markersOf(view, seat), ranks[seat]].map(String)];
  });
  return grid([['Points', 'track', 'ships', 'sets', 'total', 'markers on the board', 'rank'], ...rows]);
}

/** The influence markers of a seat on the board. */
export function markersOf({ table }: Seen, seat: Seat): number {
  return table.quays.filter(({ markers }) => markers.includes(seat)).length;
}

function seatLines(seat: Seat, view: Seen, { scores }: Outcome, reporter: Reporter): string[] {
  const { names } = reporter;
  return [
    `${names.seat(seat)}: ${scores[seat]?.total} points`,
    `  ${seatIn(view, seat).score} on the track`,
    ...indented([...shipLines(seat, view, reporter), ...setLines(seat, view, reporter)], 2),
  ];
}

/** The ships that were served, turned over. */
function shipLines(seat: Seat, { shown }: Seen, { names, context: { content } }: Reporter): string[] {
  const ships = (shown.ships?.[seat] ?? []).flatMap((ship) => content.cruiseShips[ship] ?? []);
  if (ships.length === 0) return [];
  const sum = ships.reduce((total, { vp }) => total + vp, 0);
  return [
    `${sum} for ${ships.length === 1 ? 'a cruise ship' : `${ships.length} cruise ships`}: ${ships.map(({ size, vp }) => `${names.word(size)} ${vp}`).join(', ')}`,
  ];
}

/** The port cards in sets of different colours, and those that are left over. */
function setLines(seat: Seat, view: Seen, { names, context: { content, derived } }: Reporter): string[] {
  const { cards } = seatIn(view, seat);
  const piles = COLORS.map((color) => cards.filter((quay) => derived.colorOf[quay] === color));
  const { sets, singles } = bestPartition(
    derived.sets,
    piles.map(({ length }) => length),
  );
  const take = (kinds: readonly number[]): string =>
    kinds
      .flatMap((kind) => piles[kind]?.shift() ?? [])
      .map((quay) => `${names.color(quay)} ${names.quay(quay)}`)
      .join(', ');
  const single = content.setScoring.table[1];
  return [
    ...sets.map(({ kinds, value }) => `${value} for a set of ${kinds.length} port cards: ${take(kinds)}`),
    ...singles.map((kind) => `${single} for a port card alone: ${take([kind])}`),
  ];
}
