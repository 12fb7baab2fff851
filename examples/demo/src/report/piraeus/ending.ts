import type { Outcome, Seat, View } from '@quayside/core';
import { phrase, type Words } from '@quayside/core/sdk';
import type { PiraeusTypes } from '@quayside/piraeus';
import type { Names } from './names.ts';

/** Why the match ended, who won, and what set the winner apart. */
export function endingText(view: View<PiraeusTypes>, outcome: Outcome, names: Names, words: Words): string {
  const reasons = outcome.reasons.map((reason) => phrase(words, `reason.${reason}`)).join(', ');
  return `The match ends: ${reasons}.\n${verdict(view, outcome, names)}`;
}

function verdict({ table }: View<PiraeusTypes>, { winners, ranks, scores, decidedBy }: Outcome, names: Names): string {
  const first = winners[0] ?? 0;
  const total = scores[first]?.total;
  const ownGoods = (seat: Seat) => table.seats[seat]?.handSize ?? 0;
  const tied = [...ranks.keys()].filter((seat) => !winners.includes(seat) && scores[seat]?.total === total);
  switch (decidedBy) {
    case null:
      return `${names.seats(winners)} share the victory: ${total} drachmas and ${ownGoods(first)} own goods left each.`;
    case 'wealth':
      return `${names.seat(first)} win as the richest, with ${total} drachmas.`;
    case 'fewer-own-goods':
      return `${names.seat(first)} win: ${names.seats(tied)} have ${total} drachmas too, but more own goods left (${tied.map(ownGoods).join(', ')} against ${ownGoods(first)}).`;
    default:
      return `${names.seat(first)} win: ${names.seats(tied)} have ${total} drachmas too, and ${names.seat(first)} are the youngest.`;
  }
}
