import type { Context, Seat } from '@quayside/core/sdk';
import type { GdanskTypes, SeatTable } from '@quayside/gdansk';
import { type Names, namesFor, PLAYERS } from './names.ts';
import type { Event, GdanskTold, Seen } from './told.ts';

/** What every part of the report tells with. */
export interface Reporter {
  readonly names: Names;
  readonly context: Context<GdanskTypes>;
  /** The game's own words for something that happened. */
  say(event: Event): string;
}

/** A reporter for a match. */
export function reporterFor({ engine }: GdanskTold, view: Seen): Reporter {
  const context = engine.context(view);
  const teller = engine.describe(view, PLAYERS);
  return { names: namesFor(context, { ...engine.game.words, ...PLAYERS }), context, say: (event) => `${teller.event(event)}.` };
}

/** What is seen of a seat. */
export function seatIn({ table }: Seen, seat: Seat): Seen['table']['seats'][number] {
  return table.seats[seat] as SeatTable;
}
