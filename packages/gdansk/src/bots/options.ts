import type { GdanskAction } from '../actions/all.ts';
import { gdansk } from '../game.ts';

/** A legal action with its id. */
export interface Option<T extends GdanskAction['type'] = GdanskAction['type']> {
  readonly id: number;
  readonly action: Extract<GdanskAction, { type: T }>;
}

/** The legal actions of one type, by ascending id. */
export function ofType<T extends GdanskAction['type']>(legal: readonly number[], type: T): Option<T>[] {
  const range = rangeOf.get(type) ?? [0, 0];
  const options: Option<T>[] = [];
  for (const id of legal) {
    // An id in the range of the type is an action of the type.
    if (id >= range[0] && id < range[1]) options.push({ id, action: gdansk.numbering.decode(id) as Extract<GdanskAction, { type: T }> });
  }
  return options;
}

/** By type, the first of its ids and the first after them. */
const rangeOf: ReadonlyMap<string, readonly [number, number]> = new Map(
  gdansk.numbering.ranges.map(({ type, from, size }) => [type, [from, from + size]]),
);

/** The item of the greatest value, the first of several; `undefined` if there are none. */
export function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let [chosen, most]: [T | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const item of items) {
    const worth = value(item);
    if (worth > most) [chosen, most] = [item, worth];
  }
  return chosen;
}
