import * as z from 'zod/mini';
import { ALGORITHMS } from '../random/state.ts';

/** The shape of what a match is created from, wherever it comes from. The game's own options are checked against its schema once they are complete. */
export const SETUP = z.strictObject({
  seats: z.int(),
  seed: z.string(),
  options: z.exactOptional(z.record(z.string(), z.unknown())),
  content: z.exactOptional(z.string()),
  // A script of draws is for tests, which hand it over beside the setup.
  algorithm: z.exactOptional(z.enum(ALGORITHMS.filter((algorithm) => algorithm !== 'script'))),
  // What the texts have to be is found by `fairFlaw`, once the number of seats is known to be one.
  fair: z.exactOptional(
    z.strictObject({ commitment: z.string(), nonces: z.array(z.string()), nonceCommitments: z.exactOptional(z.array(z.string())) }),
  ),
});
