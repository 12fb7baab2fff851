import { Fault } from '../../model/fault.ts';
import { type Face, type FaceClass, faceClasses } from './face-classes.ts';

/** A kind of die, checked and prepared once. Made by {@link die}. */
export interface Die<S extends string> {
  /** The faces; a pool says by their index here what each die shows. */
  readonly faces: readonly Face<S>[];
  /** The symbols that totals are counted of, in this order. */
  readonly symbols: readonly S[];
  /** The faces that differ, by their first face. */
  readonly classes: readonly FaceClass[];
  /** By face, the index of its class. */
  readonly classOf: readonly number[];
}

/** No face shows more than this, so that totals stay exact. */
const LARGEST_COUNT = 1_000_000;

/**
 * Declares a kind of die by its faces, each equally likely, e.g. among the tables derived from a game's content. The same face may stand
 * several times; a count of 0 is a blank. A pool of such dice is a plain array of face indices, one for each die: keep that in the state.
 *
 * Totals are counted of the symbols on the faces. Pass `symbols` where the faces come from content that may leave one out, or to fix the
 * order.
 *
 * Refuses (fault `bad-die`) a die without faces, counts that are not integers in 0 … 1,000,000, symbols that are not listed.
 *
 * @example
 * ```ts
 * import { die, totals } from '@quayside/core/sdk';
 *
 * const weather = die([
 *   { symbol: 'sun', count: 1 },
 *   { symbol: 'sun', count: 2 },
 *   { symbol: 'rain', count: 1 },
 * ]);
 *
 * console.log(totals(weather, [0, 1])); // { sun: 3, rain: 0 }
 * ```
 */
export function die<const S extends string>(faces: readonly Face<S>[], symbols: readonly S[] = faces.map(({ symbol }) => symbol)): Die<S> {
  if (faces.length === 0) throw bad('die(faces)', 'at least one face', 'none');
  for (const [index, { symbol, count }] of faces.entries()) {
    if (typeof symbol !== 'string' || !symbols.includes(symbol)) throw bad(`die(faces)[${index}].symbol`, 'one of the symbols', symbol);
    const isCount = Number.isInteger(count) && count >= 0 && count <= LARGEST_COUNT;
    if (!isCount) throw bad(`die(faces)[${index}].count`, `an integer in 0 … ${LARGEST_COUNT}`, count);
  }
  // `+ 0` turns -0 into 0: totals are JSON.
  const copies = faces.map(({ symbol, count }) => ({ symbol, count: count + 0 }));
  return { faces: copies, symbols: [...new Set(symbols)], ...faceClasses(copies) };
}

function bad(api: string, expected: string, received: number | string): Fault {
  const remedy = 'List a face for every side, with count 0 for a blank one.';
  return new Fault({ code: 'bad-die', api, expected, received: String(received), remedy });
}
