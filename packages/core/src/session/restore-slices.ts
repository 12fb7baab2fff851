import type { FrozenJson } from '../game/migration.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { AnyExtension, Situation } from '../slices/extension.ts';
import { loadSlice, sessionRejection } from '../slices/load-slices.ts';
import type { KeptSlice } from '../slices/make-slice.ts';
import { startSlice } from '../slices/slices.ts';
import { catchUp } from './catch-up.ts';
import type { SavedSlice } from './saved-session.ts';
import { type Awaiter, type LineEntry, situationOf, standingIn } from './session-line.ts';

/** What there is to restore the slices of one extension from: the line was played again, and has no slices yet. */
export interface Restoring<G extends GameTypes, A extends AnyAction> {
  readonly engine: Awaiter<G, A>;
  readonly extension: AnyExtension<G, A>;
  readonly line: readonly LineEntry<G, A>[];
}

/** The slices of one extension by entry: the last, and those that an undo could lead back to. */
export type SliceLine = ReadonlyMap<number, KeptSlice>;

/** Begins an extension that had no slice, with the match as it stands; and where an undo could lead back to, as it would have begun there. */
export function beginSlices<G extends GameTypes, A extends AnyAction>(restoring: Restoring<G, A>, at: number | null): SliceLine {
  const { extension, line } = restoring;
  const places = [...standingIn(line).points(), line.length - 1];
  return new Map(places.map((place) => [place, startSlice(extension, { ...situationAt(restoring, place), events: [], at })]));
}

/** Reads the saved slices of an extension, and tells it what was done since they were saved, with the times that were noted. */
export function restoreSlices<G extends GameTypes, A extends AnyAction>(restoring: Restoring<G, A>, saved: SavedSlice): Checked<SliceLine> {
  const { engine, extension, line } = restoring;
  const order = outOfOrder(saved, line.length);
  if (order !== undefined) return badEntry(extension.id, order, 'expected ascending entries of the history');
  const loaded = loadAll(restoring, saved);
  if (!loaded.ok) return loaded;
  const caughtUp = catchUp(engine, extension, line, loaded.value, saved.entry);
  if (!caughtUp.ok) return caughtUp;
  const lost = standingIn(line)
    .points()
    .find((point) => !caughtUp.value.has(point));
  return lost === undefined ? caughtUp : badEntry(extension.id, ['back'], `expected the slice after entry ${lost}`);
}

function situationAt<G extends GameTypes, A extends AnyAction>({ engine, line }: Restoring<G, A>, place: number): Situation<G, A> {
  return situationOf(engine, (line[place] as LineEntry<G, A>).entry.match);
}

/** Where the entries of saved slices are not ascending, or are none. */
function outOfOrder({ entry, back }: SavedSlice, length: number): (string | number)[] | undefined {
  if (entry >= length) return ['entry'];
  const followers = [...back.slice(1).map((point) => point.entry), entry];
  const index = back.findIndex((point, place) => point.entry >= (followers[place] as number));
  return index < 0 ? undefined : ['back', index, 'entry'];
}

function loadAll<G extends GameTypes, A extends AnyAction>(
  restoring: Restoring<G, A>,
  { version, slice, entry, back }: SavedSlice,
): Checked<SliceLine> {
  const { extension } = restoring;
  const places: readonly (readonly [number, FrozenJson, readonly (string | number)[]])[] = [
    [entry, slice, ['slice']],
    ...back.map((point, index) => [point.entry, point.slice, ['back', index, 'slice']] as const),
  ];
  const loaded = new Map<number, KeptSlice>();
  for (const [place, stored, path] of places) {
    const whole = ['slices', extension.id, ...path];
    const one = loadSlice(extension, { version, slice: stored }, situationAt(restoring, place), whole);
    if (!one.ok) return one;
    loaded.set(place, one.value);
  }
  return good(loaded);
}

function badEntry(id: string, path: readonly (string | number)[], problem: string): Checked<never> {
  return bad(sessionRejection('bad-session', { path: ['slices', id, ...path], problem }));
}
