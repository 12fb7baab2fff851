import type { Random } from '@quayside/core/sdk';
import { piraeus } from '../game.ts';
import { gainOf } from './gains/gain.ts';
import type { Outlook } from './outlook.ts';

/** So many bids above the price are looked at: nobody pays more for a card. */
const BIDS = 24;

/** Whims are so many steps fine. */
const STEPS = 64;

/** An action that is worth a look, and what it is hoped to gain. */
export interface Weighed {
  readonly id: number;
  readonly gain: number;
}

/** Weighs legal actions; of many bids, only the lowest. */
export function weigh(outlook: Outlook, legal: readonly number[]): Weighed[] {
  const isBid = legal.length > BIDS && typeOf(legal[0] ?? 0) === 'bid';
  const looked = isBid ? legal.slice(0, BIDS) : legal;
  return looked.map((id) => ({ id, gain: gainOf(outlook, piraeus.numbering.decode(id)) }));
}

/** What a merchant does: what it hopes to gain most by, with a whim added to plans and bids; the first of several equals. */
export function choose(outlook: Outlook, legal: readonly number[], random: Random): number {
  const range = rangeOfWhims(outlook, typeOf(legal[0] ?? 0));
  let [chosen, most] = [legal[0] ?? 0, Number.NEGATIVE_INFINITY];
  for (const { id, gain } of weigh(outlook, legal)) {
    const wanted = range === 0 ? gain : gain + (range * random.int('whim', STEPS)) / STEPS;
    if (wanted > most) [chosen, most] = [id, wanted];
  }
  return chosen;
}

function rangeOfWhims({ habits }: Outlook, type: string): number {
  if (type === 'plan') return habits.whimOfPlan;
  return type === 'bid' ? habits.whimOfBid : 0;
}

function typeOf(id: number): string {
  return piraeus.numbering.decode(id).type;
}
