import { at, type Die, die, type ScoringSet, type SetFamily, setFamily } from '@quayside/core/sdk';
import type { GdanskContent } from './content/schema.ts';
import { CENTRAL_PORT, COLORS, type Color, type DieSymbol, GOODS, type Good, QUAYS, SIZES, type Size, SYMBOLS } from './vocabulary.ts';

/** What follows from the content: computed once, never saved. */
export interface Derived {
  /** By location, the locations that a connection leads to, ascending; empty for numbers that name none. */
  readonly neighbors: readonly (readonly number[])[];
  /** By location, its quays. */
  readonly quaysAt: readonly (readonly number[])[];
  /** By quay number, its location; entry 0 is Central Port. */
  readonly locationOf: readonly number[];
  /** All locations, ascending. */
  readonly locations: readonly number[];
  /** By quay number; entry 0 is never read. */
  readonly colorOf: readonly Color[];
  /** GD.R8: the dice, all alike. */
  readonly die: Die<DieSymbol>;
  /** GD.C2: by good, the loading symbols that a cube takes. */
  readonly weight: Readonly<Record<Good, number>>;
  /** The workers that a ship of a size takes. */
  readonly shipWorkers: Readonly<Record<Size, number>>;
  /** Sets of port cards; a kind is a colour. */
  readonly sets: SetFamily;
}

/** Computes {@link Derived}. */
export function derive(_options: unknown, content: GdanskContent): Derived {
  const quaysAt = Array.from({ length: QUAYS + 1 }, (): readonly number[] => []);
  const locationOf = Array.from({ length: QUAYS + 1 }, () => CENTRAL_PORT);
  for (const { quays } of content.locations) {
    quaysAt[locationNumber(quays)] = quays;
    for (const quay of quays) locationOf[quay] = locationNumber(quays);
  }
  return {
    neighbors: neighbors(content),
    quaysAt,
    locationOf,
    locations: content.locations.map(({ quays }) => locationNumber(quays)).sort((a, b) => a - b),
    colorOf: [at(COLORS, 0), ...content.quays.map(({ color }) => color)],
    die: die(content.dice.faces, SYMBOLS),
    weight: Object.fromEntries(GOODS.map((good, index) => [good, at(content.goods, index).weight])) as Record<Good, number>,
    shipWorkers: Object.fromEntries(
      SIZES.map((size) => [size, content.cruiseShips.find((ship) => ship.size === size)?.workers ?? 0]),
    ) as Record<Size, number>,
    sets: setFamily(COLORS.length, cardSets(content), content.setScoring.table[1]),
  };
}

/** A location is named by its lowest quay, Central Port by 0. */
function locationNumber(quays: readonly number[]): number {
  return quays.length === 0 ? CENTRAL_PORT : Math.min(...quays);
}

function neighbors({ locations, connections }: GdanskContent): number[][] {
  const numbers = new Map(locations.map(({ id, quays }) => [id, locationNumber(quays)]));
  const lists = Array.from({ length: QUAYS + 1 }, (): number[] => []);
  for (const { a, b } of connections) {
    const [from, to] = [numbers.get(a) ?? CENTRAL_PORT, numbers.get(b) ?? CENTRAL_PORT];
    at(lists, from).push(to);
    at(lists, to).push(from);
  }
  for (const list of lists) list.sort((x, y) => x - y);
  return lists;
}

/** GD.K4: two, three or four different colours. */
function cardSets({ setScoring: { table } }: GdanskContent): ScoringSet[] {
  const values = [0, 0, table[2], table[3], table[4]];
  const subsets = Array.from({ length: 2 ** COLORS.length }, (_, mask) => [...COLORS.keys()].filter((color) => mask & (1 << color)));
  return subsets.filter(({ length }) => length > 1).map((kinds) => ({ kinds, value: at(values, kinds.length) }));
}
