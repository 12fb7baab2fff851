/**
 * The draws with which a shuffle (`random.shuffle`) of some items puts these on top, first first, and the others after them as they were. Items are told
 * apart by identity, so that several may be alike. Throws for one on top that is not there.
 *
 * @example
 * ```ts
 * import { openRandom, scriptedRandom } from '@quayside/core';
 * import { shuffleDraws } from '@quayside/testkit';
 *
 * const draws = shuffleDraws(['a', 'b', 'b', 'c'], ['c', 'b']);
 * console.log(openRandom(scriptedRandom({ deck: draws })).shuffle('deck', ['a', 'b', 'b', 'c'])); // [ 'c', 'b', 'a', 'b' ]
 * ```
 */
export function shuffleDraws<T>(items: readonly T[], top: readonly T[]): number[] {
  const rest = [...items];
  for (const item of top) {
    const from = rest.indexOf(item);
    if (from < 0) throw new Error(`${JSON.stringify(item)} cannot be on top: there is none, or not as many`);
    rest.splice(from, 1);
  }
  const wanted = [...top, ...rest];
  const now = [...items];
  const draws: number[] = [];
  // As a shuffle does: from the last place down, each takes one of those up to itself.
  for (let last = now.length - 1; last > 0; last -= 1) {
    const from = now.indexOf(wanted[last] as T);
    draws.push(from);
    [now[last], now[from]] = [now[from] as T, now[last] as T];
  }
  return draws;
}
