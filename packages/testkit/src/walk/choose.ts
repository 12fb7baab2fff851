import type { AnyAction, GameTypes, Random, Seat } from '@quayside/core';
import type { Simulator } from '@quayside/core/bots';
import type { RuleView } from '@quayside/core/sdk';

/** How a walk chooses: what the seat sees, what it may do, and chance of its own. Read the view at once; it is one object for the whole walk. */
export type Policy<G extends GameTypes, A extends AnyAction> = (view: RuleView<G>, legal: readonly A[], random: Random) => A;

/** The policy of walks that are told no other: any legal action, each as likely as the others. */
export function pickUniformly<G extends GameTypes, A extends AnyAction>(_: RuleView<G>, legal: readonly A[], random: Random): A {
  return random.pick('action', legal);
}

/** One in so many turns in a simultaneous phase goes to a seat that has committed and changes its mind. */
const CHANGES_OF_MIND = 8;

/** The seat to act next: one of those that are awaited, now and then one that may change its commit. */
export function chooseSeat<G extends GameTypes, A extends AnyAction>(simulator: Simulator<G, A>, random: Random): Seat {
  const awaited = simulator.awaited();
  const { committed } = simulator.view(awaited[0] ?? 0);
  if (committed.length > 0 && random.int('change', CHANGES_OF_MIND) === 0) return random.pick('seat', committed);
  return random.pick('seat', awaited);
}
