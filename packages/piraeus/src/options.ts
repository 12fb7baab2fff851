import { type Immutable, strictObject } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { NATIONS } from './vocabulary.ts';

/** How the buyers place their tokens: in any order, first come, or one at a time from a start seat that moves on each round (PI.Q24). */
export const PLACEMENT_ORDERS = ['any', 'rotating'] as const;

/** The options of the game, all of them; the engine adds seats and content. */
export const options = strictObject({
  /** PI.Q3: one nation per seat, all different; drawn if `null`. */
  nations: z.nullable(z.array(z.enum(NATIONS))),
  /** PI.Q24. */
  placementOrder: z.enum(PLACEMENT_ORDERS),
  /** PI.Q51: all seats from the youngest to the oldest, as the last tie-break; a tie is shared if `null`. */
  ages: z.nullable(z.array(z.int().check(z.gte(0), z.lte(5)))),
  /** PI.Q1: allows two seats, as an experiment. */
  twoPlayers: z.boolean(),
});

/** What is played where a host names nothing. */
export const defaultOptions: Immutable<z.output<typeof options>> = { nations: null, placementOrder: 'any', ages: null, twoPlayers: false };
