import { type Immutable, int, strictObject } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { MOST_SEATS, REMOVABLE_COLORS } from './vocabulary.ts';

/** The options of the game, all of them; the engine adds seats and content. */
export const options = strictObject({
  /** GD.R52: the seat that begins; drawn if `null`. */
  firstSeat: z.nullable(int(0, MOST_SEATS - 1)),
  /** GD.R54: with two players, the colour that is not used; drawn if `null`. */
  removedColor: z.nullable(z.enum(REMOVABLE_COLORS)),
  /** GD.R67: the match ends after so many rounds; never for that reason if `null`. */
  roundCap: z.nullable(int(1, 1000)),
});

/** What is played where a host names nothing. */
export const defaultOptions: Immutable<z.output<typeof options>> = { firstSeat: null, removedColor: null, roundCap: null };
