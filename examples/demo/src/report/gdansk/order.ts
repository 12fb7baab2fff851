import { type Reporter, seatIn } from './reporter.ts';
import type { EventOf, Moment } from './told.ts';

/** Who scores for influence, and where those markers are. */
export function influenceLine({ event, before }: Moment<EventOf<'influence-scored'>>, quay: number, { names, context }: Reporter): string {
  const { colorOf } = context.derived;
  const sector = before.table.quays.flatMap(({ markers }, index) =>
    colorOf[index + 1] === colorOf[quay] && markers.includes(event.seat) ? [names.quay(index + 1)] : [],
  );
  const each = context.content.influenceVp.value;
  return `${names.seat(event.seat)} scores ${event.points} points for influence in the ${names.color(quay)} sector, ${each} for each marker: ${sector.join(', ')}.`;
}

/** What the seat keeps of an order: the token with its bonus, the port card, and a marker where the token lay. */
export function keepingLine({ event, after }: Moment<EventOf<'order-executed'>>, { names, context }: Reporter): string {
  const { stock } = seatIn(after, event.seat);
  const bonus = context.content.orderTokens[event.token]?.bonus ?? null;
  const marked = after.table.quays[event.quay - 1]?.markers.includes(event.seat) === true;
  return [
    `${names.seat(event.seat)} takes the ${names.color(event.quay)} port card`,
    marked ? `, puts a marker there, ${stock} left` : ', and has no marker left to put there',
    bonus === null ? '.' : `, and has a ${names.word(bonus)} bonus from now on.`,
  ].join('');
}
