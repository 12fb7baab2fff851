import type { Seat } from '@quayside/core';
import { SIZES } from '@quayside/gdansk';
import { grid, indented } from '../grid.ts';
import { countsOf } from './names.ts';
import { type Reporter, seatIn } from './reporter.ts';
import type { Seen } from './told.ts';

/** How everybody stands once a round is over, and what lies on the table. */
export function standingsText(round: number, view: Seen, reporter: Reporter): string {
  const heading = [
    `After round ${round}`,
    'points',
    'workers',
    'markers left',
    'and on quays',
    'ships',
    'port cards',
    'bonuses',
    'hold',
    'at',
  ];
  const rows = view.table.seats.map((_, seat) => standing(seat, view, reporter));
  return [...grid([heading, ...rows], 'left'), ...indented(tableLines(view, reporter), 2)].join('\n');
}

function standing(seat: Seat, view: Seen, { names, context: { content } }: Reporter): string[] {
  const { score, workers, stock, ships, cards, orders, cargo, location } = seatIn(view, seat);
  const served = SIZES.filter((size) => ships[size] > 0).map((size) => `${ships[size]} ${names.word(size)}`);
  const marked = view.table.quays.flatMap(({ markers }, index) => (markers.includes(seat) ? [index + 1] : []));
  const bonuses = orders.flatMap((token) => content.orderTokens[token]?.bonus ?? []);
  return [
    names.seat(seat),
    String(score),
    String(workers),
    String(stock),
    marked.join(', ') || '-',
    served.join(', ') || '-',
    counted(cards.map((quay) => names.color(quay))) || '-',
    bonuses.length === 0 ? '-' : names.goods(countsOf(bonuses)),
    names.goods(cargo),
    names.location(location ?? 0),
  ];
}

function counted(things: readonly string[]): string {
  return [...new Set(things)].map((thing) => `${things.filter((other) => other === thing).length} ${thing}`).join(', ');
}

function tableLines({ table }: Seen, { names, context: { content } }: Reporter): string[] {
  const open = table.quays.flatMap(({ order }, index) =>
    order === null ? [] : [`${names.quay(index + 1)} ${content.orderTokens[order]?.vp}`],
  );
  return [
    `Open orders and their points: ${open.join(', ') || 'none'}.`,
    `Unloading zone: ${names.goods(table.zone)}. In the stacks: port cards ${table.cardsLeft}, order tokens ${table.tokensLeft}.`,
  ];
}
