import type { AnyAction } from '@quayside/core';
import type { PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import type { Policy } from '@quayside/testkit';

type Sendable = PiraeusAction & AnyAction;

/** How a seat chooses in walks. */
export type PiraeusPolicy = Policy<PiraeusTypes, Sendable>;

/** The price or up to two more is bid, so that some money is left to the end, and there are ties. */
export const bidsLow: PiraeusPolicy = (_, legal, random) => random.pick('action', legal[0]?.type === 'bid' ? legal.slice(0, 3) : legal);

/** Any legal action of those that are preferred; any at all where none is. */
export function preferring(isPreferred: (action: PiraeusAction) => boolean): PiraeusPolicy {
  return (_, legal, random) => {
    const preferred = legal.filter(isPreferred);
    return random.pick('action', preferred.length > 0 ? preferred : legal);
  };
}

/** Everybody sells every day, as much as they can: nobody buys. */
export const sells = preferring(
  (action) => (action.type === 'plan' && action.as === 'seller') || (action.type === 'offer' && action.goods.length === 2),
);

/** Everybody buys every day, what they can: nobody sells. */
export const buys = preferring((action) => (action.type === 'plan' && action.as === 'buyer') || action.type === 'place');

/** Seats move their tokens whenever they may, and pass only if they must. */
export const moves = preferring(({ type }) => type === 'move' || type === 'place');

/** Seats that stay where they are, and bid for it. */
export const stays = preferring(({ type }) => type === 'stay' || type === 'place');

/** Seats that hardly ever take part. */
export const passes = preferring(({ type }) => type === 'pass');
