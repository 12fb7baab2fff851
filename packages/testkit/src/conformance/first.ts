import type { Difference } from './law.ts';

/** The first difference that looking at each of some things finds; the rest is not looked at. */
export function first<T>(things: Iterable<T>, look: (thing: T) => Difference): Difference {
  for (const thing of things) {
    const difference = look(thing);
    if (difference !== undefined) return difference;
  }
  return undefined;
}
