import type { Random } from '../random/random.ts';

/** What a search knows of one action of one seat at one node. */
export interface Arm {
  readonly id: number;
  /** How often it was chosen. */
  visits: number;
  /** How often it could have been chosen: in another imagined match it may not be legal. */
  available: number;
  /** The sum of what came of it for its seat. */
  value: number;
}

/** The arms of one seat at one node, by id. */
export type Arms = Map<number, Arm>;

/**
 * Chooses by UCB1 with availability counts: any that was never tried first, by chance; then the best by its mean, and by how seldom it was chosen among the times when
 * it could have been.
 */
export function chooseArm(arms: Arms, ids: readonly number[], exploration: number, random: Random): Arm {
  let chosen: Arm | undefined;
  let best = Number.NEGATIVE_INFINITY;
  let untried = 0;
  for (const id of ids) {
    const arm = armOf(arms, id);
    arm.available += 1;
    if (arm.visits === 0) {
      untried += 1;
      // One of those seen so far, each as likely as the others.
      if (untried === 1 || random.int('arm', untried) === 0) chosen = arm;
    } else if (untried === 0) {
      const bound = arm.value / arm.visits + exploration * Math.sqrt(Math.log(arm.available) / arm.visits);
      if (bound > best) [best, chosen] = [bound, arm];
    }
  }
  return chosen as Arm;
}

function armOf(arms: Arms, id: number): Arm {
  const known = arms.get(id);
  if (known !== undefined) return known;
  const arm = { id, visits: 0, available: 0, value: 0 };
  arms.set(id, arm);
  return arm;
}
