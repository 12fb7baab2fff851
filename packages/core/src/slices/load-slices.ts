import * as z from 'zod/mini';
import type { Flaw } from '../game/game.ts';
import type { FrozenJson } from '../game/migration.ts';
import { schemaFlaw } from '../game/schema-flaw.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { copyJson, type Json } from '../model/json.ts';
import { makeRejection, type Refused, type Rejection, refused } from '../model/rejection.ts';
import type { SessionRejection } from '../model/session-rejection.ts';
import { type AnyExtension, checkExtensions, type Situation, type Start } from './extension.ts';
import { askExtension, type KeptSlice } from './make-slice.ts';
import { type Slices, startSlice } from './slices.ts';

/** What becomes of slices whose extensions are not there: they are kept as they are, or dropped. */
export const UNKNOWN_SLICES = ['keep', 'drop'] as const;

/** One of {@link UNKNOWN_SLICES}. */
export type UnknownSlices = (typeof UNKNOWN_SLICES)[number];

const STORED = z.record(z.string(), z.strictObject({ version: z.int().check(z.gte(1)), slice: z.unknown() }));

/**
 * Reads slices that a host without a session has stored, from untrusted JSON. A slice of an extension that is there is checked, and migrated if it is older; an extension
 * without one begins, with the match as it stands; the others are kept unless told. Refuses with a code of `SESSION_REJECTIONS` and the path of what is wrong first; by fault
 * only two extensions of one id (`duplicate-extension`), and one that throws (`extension-threw`) or makes what its schema does not admit (`bad-slice`) where it begins.
 *
 * @example
 * ```ts
 * import { createEngine, loadSlices, sliceOf, startSlices, statistics } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const counts = statistics();
 * const { match, events } = engine.create({ seats: 2, seed: 'any' });
 * const start = { match, awaited: engine.awaited(match), events, at: null };
 * const stored = JSON.parse(JSON.stringify(startSlices([counts], start)));
 *
 * const loaded = loadSlices([counts], stored, { ...start, events: [] });
 * console.log(loaded.ok && sliceOf(loaded.slices, counts).counts.deeds); // 0
 * ```
 */
export function loadSlices<G extends GameTypes, A extends AnyAction>(
  extensions: readonly AnyExtension<G, A>[],
  stored: unknown,
  start: Start<G, A>,
  { unknown = 'keep' }: { readonly unknown?: UnknownSlices | undefined } = {},
):
  | {
      readonly ok: true;
      /** By id of the extension; of those that are not there, what was kept. */
      readonly slices: Slices;
    }
  | Refused {
  checkExtensions('loadSlices', extensions);
  const copied = copyJson(stored);
  if (!copied.ok) return refused(sessionRejection('bad-session', copied));
  const flaw = schemaFlaw(STORED, copied.value);
  if (flaw !== undefined) return refused(sessionRejection('bad-session', flaw));
  const found = copied.value as unknown as Slices;
  const loaded: Record<string, KeptSlice> = unknown === 'keep' ? { ...found } : {};
  for (const extension of extensions) {
    const slice = loadOrStart(extension, found, start);
    if (!slice.ok) return refused(slice.why);
    loaded[extension.id] = slice.value;
  }
  return { ok: true, slices: deepFreeze(loaded) };
}

function loadOrStart<G extends GameTypes, A extends AnyAction>(
  extension: AnyExtension<G, A>,
  found: Slices,
  start: Start<G, A>,
): Checked<KeptSlice> {
  const stored = Object.hasOwn(found, extension.id) ? found[extension.id] : undefined;
  if (stored === undefined) return good(startSlice(extension, start));
  return loadSlice(extension, stored, start, [extension.id, 'slice']);
}

/** Reads one slice that is plain JSON of our own: migrates it if it is older, and checks it against the schema and the match. The path is where it was found. */
export function loadSlice<G extends GameTypes, A extends AnyAction>(
  extension: AnyExtension<G, A>,
  stored: KeptSlice,
  situation: Situation<G, A>,
  path: readonly (string | number)[],
): Checked<KeptSlice> {
  const { id, version } = extension;
  const versions = { extension: id, path: [...path], expected: version, received: stored.version };
  if (stored.version > version) return bad(makeRejection<SessionRejection>('newer-slice', versions));
  if (stored.version < version && extension.migrate === undefined) return bad(makeRejection<SessionRejection>('older-slice', versions));
  const brought = stored.version === version ? good(stored.slice) : migrate(extension, stored);
  const checked = brought.ok ? fitting(extension, brought.value, situation) : brought;
  if (checked.ok) return good(deepFreeze({ version, slice: checked.value }));
  return bad(sessionRejection('bad-slice', { path: [...path, ...checked.why.path], problem: checked.why.problem }, id));
}

/** What is wrong, and where. */
type Misfit = Pick<Flaw, 'path' | 'problem'>;

/** An old slice was never checked against the schema of its version, which is gone: what a migration cannot deal with is the fault of the data. */
function migrate<G extends GameTypes, A extends AnyAction>(
  extension: AnyExtension<G, A>,
  { version, slice }: KeptSlice,
): Checked<FrozenJson, Misfit> {
  try {
    const copied = copyJson(extension.migrate?.(slice as Json, version));
    return copied.ok ? good(copied.value) : bad({ path: copied.path, problem: `what its migration gives is no JSON: ${copied.problem}` });
  } catch (error) {
    return bad({ path: [], problem: `its migration throws: ${String(error)}` });
  }
}

function fitting<G extends GameTypes, A extends AnyAction>(
  extension: AnyExtension<G, A>,
  slice: FrozenJson,
  situation: Situation<G, A>,
): Checked<FrozenJson, Misfit> {
  const flaw = schemaFlaw(extension.schema, slice as Json);
  if (flaw !== undefined) return bad(flaw);
  const problem = askExtension(extension, 'check', () => extension.check?.(deepFreeze(slice), situation));
  return problem === undefined ? good(slice) : bad({ path: [], problem });
}

/** A rejection of something that was saved. */
export function sessionRejection(code: SessionRejection, { path, problem }: Misfit, extension?: string): Rejection {
  return makeRejection(code, { ...(extension === undefined ? {} : { extension }), path: [...path], problem });
}
