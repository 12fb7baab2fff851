import type { Outcome } from '@quayside/core';
import type { Reporter } from './reporter.ts';
import { markersOf } from './scoring.ts';
import type { Seen } from './told.ts';

/** Why the match ended, who won, and what decided it. */
export function endingText(view: Seen, outcome: Outcome, reporter: Reporter): string {
  const reasons = outcome.reasons.map((reason) => reporter.names.word(`reason.${reason}`)).join(', ');
  return `The match ends: ${reasons}.\n${verdict(view, outcome, reporter)}`;
}

function verdict(view: Seen, { winners, ranks, scores, decidedBy }: Outcome, { names }: Reporter): string {
  const first = winners[0] ?? 0;
  const total = scores[first]?.total;
  const markers = markersOf(view, first);
  const tied = [...ranks.keys()].filter((seat) => !winners.includes(seat) && scores[seat]?.total === total);
  switch (decidedBy) {
    case null:
      return `${names.seats(winners)} share the victory: ${total} points and ${markers} markers on the board each.`;
    case 'points':
      return `${names.seat(first)} wins with the most points, ${total}.`;
    default: {
      const others = tied.map((seat) => markersOf(view, seat)).join(', ');
      const have = tied.length === 1 ? 'has' : 'have';
      return `${names.seat(first)} wins: ${names.seats(tied)} ${have} ${total} points too, but fewer markers on the board (${others} against ${markers}).`;
    }
  }
}
