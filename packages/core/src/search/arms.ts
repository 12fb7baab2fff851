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

/** The arms of one seat at one node, by id. In a tree the first is what the guide would do. */
export type Arms = Map<number, Arm>;

/** How arms are chosen. */
export interface Selection {
  /** How much is tried of what little is known of, against what has done well. */
  readonly exploration: number;
  /** The share of what is tried that goes to the first arm, from 0 to 1, as long as none does better; all arms alike, if left out. */
  readonly trust?: number;
}

/** Chooses an arm among those of some ids. */
export function chooseArm(arms: Arms, ids: readonly number[], { exploration, trust }: Selection, random: Random): Arm {
  return trust === undefined ? chooseByBound(arms, ids, exploration, random) : chooseByTrust(arms, ids, exploration, trust);
}

/**
 * Chooses by UCB1 with availability counts: any that was never tried first, by chance; then the best by its mean, and by how seldom it was chosen among the times when
 * it could have been.
 */
function chooseByBound(arms: Arms, ids: readonly number[], exploration: number, random: Random): Arm {
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

/**
 * Chooses by PUCT: by the mean, and by how seldom an arm was chosen for the share that it is due. Of one that was never tried as much is hoped as of all together, so that
 * not all need be tried: right where there are few visits and a guide that plays well.
 */
function chooseByTrust(arms: Arms, ids: readonly number[], exploration: number, trust: number): Arm {
  const first = arms.keys().next().value;
  const [hoped, visits] = [meanOf(arms), visitsOf(arms)];
  const others = (1 - trust) / Math.max(1, ids.includes(first ?? -1) ? ids.length - 1 : ids.length);
  let chosen: Arm | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const id of ids) {
    const arm = armOf(arms, id);
    arm.available += 1;
    const mean = arm.visits === 0 ? hoped : arm.value / arm.visits;
    const bound = mean + (exploration * (id === first ? trust : others) * Math.sqrt(visits)) / (1 + arm.visits);
    if (bound > best) [best, chosen] = [bound, arm];
  }
  return chosen as Arm;
}

/** How often any of them was chosen. */
export function visitsOf(arms: Arms): number {
  let visits = 0;
  for (const arm of arms.values()) visits += arm.visits;
  return visits;
}

function meanOf(arms: Arms): number {
  let value = 0;
  for (const arm of arms.values()) value += arm.value;
  return value / Math.max(1, visitsOf(arms));
}

function armOf(arms: Arms, id: number): Arm {
  const known = arms.get(id);
  if (known !== undefined) return known;
  const arm = { id, visits: 0, available: 0, value: 0 };
  arms.set(id, arm);
  return arm;
}
