import type { Outcome, Seat } from '@quayside/core';
import { bestSets } from '@quayside/gdansk';
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
function setLines(seat: Seat, view: Seen, { names, context: { derived } }: Reporter): string[] {
  return bestSets(seatIn(view, seat).cards, derived).sets.map(({ quays, value }) => {
    const cards = quays.map((quay) => `${names.color(quay)} ${names.quay(quay)}`).join(', ');
    return quays.length === 1 ? `${value} for a port card alone: ${cards}` : `${value} for a set of ${quays.length} port cards: ${cards}`;
  });
}
