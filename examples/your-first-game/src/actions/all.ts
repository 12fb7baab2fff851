import type { Sent } from '@quayside/core/sdk';
import { bid } from './bid.ts';
import { haul } from './haul.ts';

/** Every action of the game, in the order of its numbers: changing it changes what recorded numbers mean. */
export const actions = [bid, haul] as const;

/** What a player can send. */
export type YourFirstGameAction = Sent<(typeof actions)[number]>;
