import * as z from 'zod/mini';
import type { Transcript } from '../engine/transcript.ts';
import type { FrozenJson } from '../game/migration.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { AnyExtension } from '../slices/extension.ts';
import type { KeptSlice } from '../slices/make-slice.ts';
import type { Answers } from './retries.ts';
import { type LineEntry, standingIn } from './session-line.ts';
import { LATEST } from './time.ts';

/** The format tag of {@link SavedSession}. */
export const SESSION_FORMAT = 'quayside-session/1';

/** A key that a seat has used last, and the entry of the history that it stands for. */
export interface SavedKey {
  /** As the sender chose it. */
  readonly key: string;
  /** The entry of the history that the action became. */
  readonly entry: number;
}

/** The slice of an extension, and those that an undo could lead back to. */
export interface SavedSlice extends KeptSlice {
  /** After which entry of the history it stood. */
  readonly entry: number;
  /** The slices after earlier entries whose matches may stand again, ascending; of the same version. */
  readonly back: readonly {
    /** After which entry of the history it stood. */
    readonly entry: number;
    /** What stood there, as the schema of the extension admits it. */
    readonly slice: FrozenJson;
  }[];
}

/**
 * A session as plain JSON. Entries of the history count from 0, the creation; the first entry of the transcript is 1. It holds the seed and every secret, as the
 * transcript does.
 */
export interface SavedSession<G extends GameTypes, A extends AnyAction> {
  /** Names the format and its version, for whoever restores it. */
  readonly format: typeof SESSION_FORMAT;
  /** All that was done, undos too: it is played again when the session is restored. */
  readonly transcript: Transcript<G, A>;
  /** By entry of the history, the time that the host gave. */
  readonly times: readonly (number | null)[];
  /** By seat. */
  readonly keys: readonly (SavedKey | null)[];
  /** By id of the extension. */
  readonly slices: Readonly<Record<string, SavedSlice>>;
}

const entry = z.int().check(z.gte(0));

/** The envelope of a saved session; what its transcript and its slices are worth is for others to say. */
export const SAVED = z.strictObject({
  format: z.literal(SESSION_FORMAT),
  transcript: z.unknown(),
  times: z.array(z.nullable(z.int().check(z.gte(0), z.lte(LATEST)))),
  keys: z.array(z.nullable(z.strictObject({ key: z.string(), entry }))),
  slices: z.record(
    z.string(),
    z.strictObject({
      version: z.int().check(z.gte(1)),
      entry,
      slice: z.unknown(),
      back: z.array(z.strictObject({ entry, slice: z.unknown() })),
    }),
  ),
});

/** Which entry each seat's last key stands for. */
export function savedKeys<G extends GameTypes, A extends AnyAction>(
  line: readonly LineEntry<G, A>[],
  answers: Answers<G, A>,
): (SavedKey | null)[] {
  const seats = line[0]?.entry.match.options.seats ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const answer = answers[seat];
    if (answer == null) return null;
    // No other action has led to this very match; an undo may have led back to it.
    const acted = line.findIndex(({ entry: { match } }) => match === answer.accepted.match);
    return { key: answer.key, entry: acted };
  });
}

/** The slices of the extensions as they stand after a line, with those that an undo could lead back to. */
export function savedSlices<G extends GameTypes, A extends AnyAction>(
  extensions: readonly AnyExtension<G, A>[],
  line: readonly LineEntry<G, A>[],
): Record<string, SavedSlice> {
  const points = standingIn(line).points();
  const saved = extensions.map(({ id }) => {
    const last = line.length - 1;
    const back = points.map((point) => ({ entry: point, slice: sliceAt(line, point, id).slice }));
    return [id, { ...sliceAt(line, last, id), entry: last, back }] as const;
  });
  return deepFreeze(Object.fromEntries(saved));
}

function sliceAt<G extends GameTypes, A extends AnyAction>(line: readonly LineEntry<G, A>[], place: number, id: string): KeptSlice {
  return line[place]?.slices[id] as KeptSlice;
}
