import type { Seat } from '@quayside/core/sdk';

/** What a seat bids for the card under its token. */
export interface Bid {
  seat: Seat;
  amount: number;
}

/** PI.E7, PI.Q35: the one highest bid; `undefined` if several share the highest amount, whatever lies below (PI.E8, PI.Q34). */
export function winningBid(bids: readonly Bid[]): Bid | undefined {
  const highest = highestAmount(bids);
  const leaders = bids.filter(({ amount }) => amount === highest);
  return leaders.length === 1 ? leaders[0] : undefined;
}

/** The highest amount that is bid. */
export function highestAmount(bids: readonly Bid[]): number {
  return Math.max(...bids.map(({ amount }) => amount));
}
