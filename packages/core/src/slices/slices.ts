import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import { type AnyExtension, checkExtensions, type Extension, type Occurrence, type Start } from './extension.ts';
import { type KeptSlice, makeSlice } from './make-slice.ts';

/** By id of the extension, its slice. Plain JSON, frozen: a host without a session stores it beside the match. */
export type Slices = Readonly<Record<string, KeptSlice>>;

/**
 * The first slices of extensions, for a host that keeps no session; `reactAll` follows. Refuses, by fault, two extensions of one id (`duplicate-extension`), and one that throws
 * (`extension-threw`) or makes what its schema does not admit (`bad-slice`).
 *
 * @example
 * ```ts
 * import { createEngine, reactAll, sliceOf, startSlices, statistics } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const counts = statistics();
 * const { match, events } = engine.create({ seats: 2, seed: 'any' });
 * const before = { match, awaited: engine.awaited(match) };
 * const slices = startSlices([counts], { ...before, events, at: null });
 *
 * const applied = engine.apply(match, 0, { type: 'drop', column: 3 });
 * if (applied.ok) {
 *   const after = { match: applied.match, awaited: engine.awaited(applied.match) };
 *   const next = reactAll([counts], slices, { ...applied, deed: { seat: 0, action: applied.action }, before, after, at: null });
 *   console.log(sliceOf(next, counts).counts.deeds); // 1
 * }
 * ```
 */
export function startSlices<G extends GameTypes, A extends AnyAction>(
  extensions: readonly AnyExtension<G, A>[],
  start: Start<G, A>,
): Slices {
  checkExtensions('startSlices', extensions);
  return Object.freeze(Object.fromEntries(extensions.map((extension) => [extension.id, startSlice(extension, start)])));
}

/** The first slice of one extension. */
export function startSlice<G extends GameTypes, A extends AnyAction>(extension: AnyExtension<G, A>, start: Start<G, A>): KeptSlice {
  return makeSlice(extension, 'init', () => extension.init(start));
}

/**
 * The slices after something was done. For an undo, `restored` are the slices that stood where the match stands again. Slices of other extensions stay as they
 * are. Refuses, by fault, an extension without a slice of its version (`no-slice`: see `loadSlices`), and one that throws (`extension-threw`) or makes what its schema does not
 * admit (`bad-slice`).
 */
export function reactAll<G extends GameTypes, A extends AnyAction>(
  extensions: readonly AnyExtension<G, A>[],
  slices: Slices,
  occurrence: Occurrence<G, A>,
  restored: Slices = slices,
): Slices {
  const reacted = extensions.map((extension) => [extension.id, reactOne(extension, slices, occurrence, restored)] as const);
  return Object.freeze({ ...slices, ...Object.fromEntries(reacted) });
}

function reactOne<G extends GameTypes, A extends AnyAction>(
  extension: AnyExtension<G, A>,
  slices: Slices,
  occurrence: Occurrence<G, A>,
  restored: Slices,
): KeptSlice {
  const now = keptOf(slices, extension, 'reactAll');
  if (!('undo' in occurrence.deed)) return makeSlice(extension, 'react', () => extension.react(now.slice, occurrence), [now]);
  const then = keptOf(restored, extension, 'reactAll');
  if (extension.undo === undefined) return then;
  return makeSlice(extension, 'undo', () => extension.undo?.(now.slice, then.slice, occurrence), [now, then]);
}

/** The slice of an extension among those of others, typed. Refuses, by the fault `no-slice`, slices that have none of its version. */
export function sliceOf<S extends object, G extends GameTypes, A extends AnyAction>(
  slices: Slices,
  extension: Extension<S, G, A>,
): Immutable<S> {
  return keptOf(slices, extension, 'sliceOf').slice as Immutable<S>;
}

function keptOf<G extends GameTypes, A extends AnyAction>(slices: Slices, { id, version }: AnyExtension<G, A>, api: string): KeptSlice {
  const kept = Object.hasOwn(slices, id) ? slices[id] : undefined;
  if (kept?.version === version) return kept;
  throw new Fault({
    code: 'no-slice',
    api,
    expected: `a slice of the extension ${id} of version ${version}`,
    received: kept === undefined ? 'none' : `one of version ${kept.version}`,
    remedy: 'Begin with `startSlices`, and read what was stored with `loadSlices`.',
  });
}
