import { type AnyAction, type GameTypes, openRandom, type Random, seedRandom } from '@quayside/core';
import type { Policy } from './choose.ts';
import type { Coverage } from './coverage.ts';

/** How much a walk likes a type of action, and which of several inputs it prefers. */
interface Taste {
  readonly weight: number;
  readonly part: 'any' | 'low' | 'high';
}

const WEIGHTS = [1, 4, 16] as const;
const PARTS = ['any', 'low', 'high'] as const;

/** How much more likely an action is that no walk has done yet. */
const NEW = 64;

/**
 * A policy that goes where no walk has been: actions that were never done come first, and each walk has a taste of its own, drawn from its chooser, so that
 * matches differ in how they go and therefore in how they end: where uniform play does a bit of everything, one of these does one thing over and over,
 * with small inputs or with large ones. `taste` is any text, such as the chooser of the walk; the same text has the same taste.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { Coverage, steered, walkInPlace } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const coverage = new Coverage(connectFour);
 * for (const chooser of ['walk 1', 'walk 2', 'walk 3']) {
 *   walkInPlace(createEngine(connectFour), { setup: { seats: 2, seed: 'any' }, chooser, pick: steered(coverage, chooser), coverage });
 * }
 * console.log(coverage.missing(['actions', 'events'])); // []
 * ```
 */
export function steered<G extends GameTypes, A extends AnyAction>(coverage: Coverage, taste: string): Policy<G, A> {
  const random = openRandom(seedRandom(`taste ${taste}`, 'xoroshiro128plus'));
  const tastes = new Map<string, Taste>();
  const tasteFor = (type: string): Taste => {
    const known = tastes.get(type) ?? { weight: random.pick('weight', WEIGHTS), part: random.pick('part', PARTS) };
    tastes.set(type, known);
    return known;
  };
  return (_, legal, chooser) => {
    const types = [...new Set(legal.map(({ type }) => type))];
    const type = weighted(types, (name) => tasteFor(name).weight * (coverage.isWanted('actions', name) ? NEW : 1), chooser);
    return pickPart(
      legal.filter((action) => action.type === type),
      tasteFor(type ?? '').part,
      chooser,
    );
  };
}

function weighted<T>(things: readonly T[], weightOf: (thing: T) => number, random: Random): T | undefined {
  const weights = things.map(weightOf);
  let drawn = random.int(
    'type',
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return things.find((_, index) => {
    drawn -= weights[index] ?? 0;
    return drawn < 0;
  });
}

/** One of the lowest or the highest, a third of them at most, or any. */
function pickPart<A>(actions: readonly A[], part: Taste['part'], random: Random): A {
  const few = Math.max(1, Math.floor(actions.length / 3));
  const wanted = { any: actions, low: actions.slice(0, few), high: actions.slice(-few) }[part];
  return random.pick('action', wanted);
}
