import { Fault } from '../../model/fault.ts';
import { checkExact } from './check-exact.ts';
import type { Die } from './die.ts';
import { classesOfPool } from './partial-pools.ts';
import { roundOnce } from './round-once.ts';
import { numberOfShown } from './shown-pool.ts';
import { type Goal, solveKeeps } from './solve-keeps.ts';

/** The dice to keep, and what is expected of it. */
export interface BestKeep {
  /** The positions of the dice to keep, ascending; all of them to stop, whatever rerolls are left. */
  readonly keep: number[];
  /** The expected value of the goal if every later reroll is played for it too: exact, rounded once to the nearest number. */
  readonly value: number;
}

/**
 * Says of any pool of the planned number of dice, with any number of rerolls up to the planned one, which dice to keep. Refuses another number of dice or of rerolls (faults
 * `bad-dice`, `bad-rerolls`), and faces that the die does not have (`bad-pool`).
 */
export type KeepPlan = (pool: readonly number[], rerolls: number) => BestKeep;

/**
 * Finds out how to play every pool of so many dice for a goal, all choices and all results considered; ask it as often as you like. With
 * each reroll any of the dice are rolled again, those that were kept before included. See {@link bestKeep} for one question.
 *
 * The goal is asked once for every different pool. Its values must be safe integers (fault `bad-goal`): scale fractions up.
 *
 * Of keeps that are equally good the one with the most dice is chosen, so that stopping comes first; then the one whose faces come first on
 * the die; then, of dice that show the same, the lowest positions. So the faces that are kept do not depend on the order of the dice.
 *
 * For up to 10 dice of up to 20 faces, 10 rerolls, 100,000 different pools of so many dice or fewer, and as long as
 * `faces ** (dice * rerolls)` is a safe integer (fault `beyond-exact`). Refuses numbers of dice and of rerolls that are not whole ones from 0 (`bad-dice`, `bad-rerolls`).
 *
 * @example
 * ```ts
 * import { die, keepPlan } from '@quayside/core/sdk';
 *
 * const coin = die([{ symbol: 'head', count: 1 }, { symbol: 'tail', count: 1 }]);
 * const plan = keepPlan(coin, 3, 2, ({ head }) => head);
 *
 * console.log(plan([1, 0, 1], 2)); // { keep: [ 1 ], value: 2.5 }
 * console.log(plan([1, 0, 1], 1)); // { keep: [ 1 ], value: 2 }
 * ```
 */
export function keepPlan<S extends string>(die: Die<S>, dice: number, rerolls: number, goal: Goal<S>): KeepPlan {
  const api = 'keepPlan(die, dice, rerolls, goal)';
  checkExact(api, die, dice, rerolls);
  const { pools, layers } = solveKeeps(api, die, dice, rerolls, goal);
  return (pool, left) => {
    const asked = `${api}(pool, rerolls)`;
    if (pool.length !== dice) throw unplanned('bad-dice', asked, `a pool of ${dice} dice`, pool.length);
    const layer = layers[left];
    if (layer === undefined) throw unplanned('bad-rerolls', asked, `a whole number of rerolls in 0 … ${rerolls}`, left);
    const number = numberOfShown(asked, die, pools, pool);
    const kept = classesOfPool(pools, layer.choices[number] as number);
    return { keep: positionsOf(die, pool, kept), value: roundOnce(layer.values[number] as bigint, layer.scale) };
  };
}

/**
 * Which dice of a pool to keep, to make the most of a goal within so many rerolls, and what is then expected: a {@link keepPlan} for one
 * question, with its rules and limits.
 *
 * @example
 * ```ts
 * import { bestKeep, die } from '@quayside/core/sdk';
 *
 * const weather = die([{ symbol: 'sun', count: 3 }, { symbol: 'sun', count: 1 }, { symbol: 'rain', count: 1 }]);
 *
 * console.log(bestKeep(weather, [2, 0, 1], 1, ({ sun, rain }) => sun - rain)); // { keep: [ 1, 2 ], value: 5 }
 * ```
 */
export function bestKeep<S extends string>(die: Die<S>, pool: readonly number[], rerolls: number, goal: Goal<S>): BestKeep {
  return keepPlan(die, pool.length, rerolls, goal)(pool, rerolls);
}

/** Where the dice stand that show these classes: of equal dice the first ones. */
function positionsOf(die: Die<string>, pool: readonly number[], classes: readonly number[]): number[] {
  const left = [...classes];
  return pool.flatMap((face, position) => {
    const found = left.indexOf(die.classOf[face] as number);
    if (found < 0) return [];
    left.splice(found, 1);
    return [position];
  });
}

function unplanned(code: string, api: string, expected: string, received: number): Fault {
  return new Fault({ code, api, expected, received: String(received), remedy: 'Make a plan for the dice and rerolls that you ask about.' });
}
