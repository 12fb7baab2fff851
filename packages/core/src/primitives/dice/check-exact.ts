import { Fault } from '../../model/fault.ts';
import type { Die } from './die.ts';
import { countPartialPools } from './partial-pools.ts';

/** What exact answers are limited to. All weights are then safe integers, and no answer takes more than some seconds. */
const MOST_DICE = 10;
const MOST_FACES = 20;
const MOST_REROLLS = 10;
const MOST_POOLS = 100_000;

/** Refuses what exact answers are too large for (fault `beyond-exact`), and counts that are no counts (`bad-dice`, `bad-rerolls`). */
export function checkExact(api: string, die: Die<string>, dice: number, rerolls: number): void {
  if (!isCount(dice)) throw bad('bad-dice', api, 'a whole number of dice from 0', dice);
  if (!isCount(rerolls)) throw bad('bad-rerolls', api, 'a whole number of rerolls from 0', rerolls);
  checkLimit(api, MOST_DICE, 'dice', dice);
  checkLimit(api, MOST_FACES, 'faces', die.faces.length);
  checkLimit(api, MOST_REROLLS, 'rerolls', rerolls);
  checkLimit(api, Number.MAX_SAFE_INTEGER, 'results, faces ** (dice * rerolls),', die.faces.length ** (dice * rerolls));
  checkLimit(api, MOST_POOLS, 'different pools of up to so many dice', countPartialPools(dice, die.classes.length));
}

function checkLimit(api: string, most: number, what: string, received: number): void {
  if (received > most) throw bad('beyond-exact', api, `at most ${most} ${what}`, received);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function bad(code: string, api: string, expected: string, received: number): Fault {
  const remedy = code === 'beyond-exact' ? 'Ask about fewer dice or rerolls, or roll samples.' : 'Count from 0.';
  return new Fault({ code, api, expected, received: String(received), remedy });
}
