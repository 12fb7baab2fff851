import type { Random } from '../../random/random.ts';
import { checkPositions } from './check-positions.ts';
import type { Die } from './die.ts';

/**
 * Rolls some dice of a pool again, in place; the others stay as they are. `which` names them by position, in any order: they are drawn for
 * in ascending order, so one choice has one result. Naming none draws nothing. How often a die may be rolled again is the game's rule.
 *
 * Refuses positions that do not exist or stand twice (fault `bad-position`), before anything is drawn.
 *
 * @example
 * ```ts
 * import { openRandom, scriptedRandom } from '@quayside/core';
 * import { die, rerollDice } from '@quayside/core/sdk';
 *
 * const coin = die([{ symbol: 'head', count: 1 }, { symbol: 'tail', count: 1 }]);
 * const pool = [1, 1, 1];
 * rerollDice(coin, pool, [2, 0], openRandom(scriptedRandom({ dice: [0, 1] })), 'dice');
 *
 * console.log(pool); // [ 0, 1, 1 ]
 * ```
 */
export function rerollDice(die: Die<string>, pool: number[], which: readonly number[], random: Random, stream: string): void {
  checkPositions('rerollDice(die, pool, which, random, stream)', pool.length, which);
  for (let position = 0; position < pool.length; position += 1) {
    if (which.includes(position)) pool[position] = random.int(stream, die.faces.length);
  }
}
