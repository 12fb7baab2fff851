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
});
