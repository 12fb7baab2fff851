import { Fault } from '../../model/fault.ts';
import { badPool } from './bad-pool.ts';
import type { Die } from './die.ts';
import type { Face } from './face-classes.ts';

/** How often each symbol of a die stands on a pool, 0 included. */
export type Totals<S extends string> = Record<S, number>;

/**
 * Adds up what a pool shows, by symbol; every symbol of the die is there. Refuses faces that the die does not have (fault `bad-pool`).
 *
 * @example
 * ```ts
 * import { die, totals } from '@quayside/core/sdk';
 *
 * const weather = die([{ symbol: 'sun', count: 2 }, { symbol: 'rain', count: 1 }]);
 *
 * console.log(totals(weather, [0, 0])); // { sun: 4, rain: 0 }
 * ```
 */
export function totals<S extends string>(die: Die<S>, pool: readonly number[]): Totals<S> {
  const sums = new Map(die.symbols.map((symbol) => [symbol, 0]));
  for (const index of pool) {
    const { symbol, count } = faceOf('totals(die, pool)', die, index);
    sums.set(symbol, (sums.get(symbol) ?? 0) + count);
  }
  // `as`: every symbol has a sum. Not written key by key, since a symbol may be called `__proto__`.
  return Object.fromEntries(sums) as Totals<S>;
}

/**
 * Adds up one symbol of what a pool shows. Refuses a symbol that is none of the die's, and faces that it does not have (faults
 * `bad-symbol`, `bad-pool`).
 */
export function totalOf<S extends string>(die: Die<S>, pool: readonly number[], symbol: NoInfer<S>): number {
  if (!die.symbols.includes(symbol)) throw badSymbol(die, symbol);
  let sum = 0;
  for (const index of pool) {
    const face = faceOf('totalOf(die, pool, symbol)', die, index);
    if (face.symbol === symbol) sum += face.count;
  }
  return sum;
}

function faceOf<S extends string>(api: string, die: Die<S>, index: number): Face<S> {
  const face = die.faces[index];
  if (face === undefined) throw badPool(api, die, index);
  return face;
}

function badSymbol(die: Die<string>, received: string): Fault {
  return new Fault({
    code: 'bad-symbol',
    api: 'totalOf(die, pool, symbol)',
    expected: `one of ${die.symbols.join(', ')}`,
    received: String(received),
    remedy: 'Name all symbols of the game as the second argument of die(faces, symbols).',
  });
}
