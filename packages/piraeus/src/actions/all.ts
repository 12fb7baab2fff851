import type { Sent } from '@quayside/core/sdk';
import { bid } from './bid.ts';
import { move } from './move.ts';
import { offer } from './offer.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { plan } from './plan.ts';
import { stay } from './stay.ts';

/**
 * Every action of the game, in the order of its numbers: changing it changes what recorded numbers mean. PI.Q39: none of them lends, gives or promises
 * money.
 */
export const actions = [plan, offer, place, pass, move, stay, bid] as const;

/** What a player can send. */
export type PiraeusAction = Sent<(typeof actions)[number]>;
