import { Fault } from '../../model/fault.ts';
import type { Random } from '../../random/random.ts';
import type { Die } from './die.ts';

/**
 * Rolls a number of dice afresh: the faces that they show, in the order of the draws. None are rolled of 0 dice, and nothing is drawn.
 * Refuses a number that is not a whole one from 0 (fault `bad-dice`): what a modifier below 0 means is the game's rule.
 *
 * @example
 * ```ts
 * import { openRandom, scriptedRandom } from '@quayside/core';
 * import { die, rollPool } from '@quayside/core/sdk';
 *
 * const coin = die([{ symbol: 'head', count: 1 }, { symbol: 'tail', count: 1 }]);
 * const random = openRandom(scriptedRandom({ dice: [1, 0, 1] }));
 *
 * console.log(rollPool(coin, 3, random, 'dice')); // [ 1, 0, 1 ]
 * ```
 */
export function rollPool(die: Die<string>, dice: number, random: Random, stream: string): number[] {
  if (!Number.isSafeInteger(dice) || dice < 0) throw badDice(dice);
  const pool: number[] = [];
  while (pool.length < dice) pool.push(random.int(stream, die.faces.length));
  return pool;
}

function badDice(dice: number): Fault {
  return new Fault({
    code: 'bad-dice',
    api: 'rollPool(die, dice, random, stream)',
    expected: 'a whole number of dice from 0',
    received: String(dice),
    remedy: 'Stop at 0 dice where the rules take dice away.',
  });
}
