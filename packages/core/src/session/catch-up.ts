import { logged } from '../engine/history.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { AnyExtension } from '../slices/extension.ts';
import { sessionRejection } from '../slices/load-slices.ts';
import type { KeptSlice } from '../slices/make-slice.ts';
import { reactAll } from '../slices/slices.ts';
import { type Awaiter, type LineEntry, occurrenceOf, restoredPlace, standingIn } from './session-line.ts';

/** What an extension makes of what was done without it, entry by entry, as if it had been there. `slices` are those that it has, by entry, the last one at `from`. */
export function catchUp<G extends GameTypes, A extends AnyAction>(
  engine: Awaiter<G, A>,
  extension: AnyExtension<G, A>,
  line: readonly LineEntry<G, A>[],
  slices: ReadonlyMap<number, KeptSlice>,
  from: number,
): Checked<ReadonlyMap<number, KeptSlice>> {
  const all = new Map(slices);
  const standing = standingIn(line.slice(0, from + 1));
  for (let next = from + 1; next < line.length; next += 1) {
    const [before, now] = [line[next - 1], line[next]] as [LineEntry<G, A>, LineEntry<G, A>];
    const places = { last: next - 1, back: restoredPlace(standing, now.entry) };
    const slice = sliceAfter(engine, extension, { before, now }, places, all);
    if (!slice.ok) return slice;
    all.set(next, slice.value);
    standing.add(logged(now.entry));
  }
  return good(all);
}

/** The slice after an entry. One that it cannot go on from is refused: it was loaded, and its schema admitted too much. */
function sliceAfter<G extends GameTypes, A extends AnyAction>(
  engine: Awaiter<G, A>,
  extension: AnyExtension<G, A>,
  { before, now }: Readonly<Record<'before' | 'now', LineEntry<G, A>>>,
  { last, back }: { readonly last: number; readonly back: number | undefined },
  slices: ReadonlyMap<number, KeptSlice>,
): Checked<KeptSlice> {
  const { id } = extension;
  const [kept, then] = [slices.get(last), back === undefined ? undefined : slices.get(back)];
  if (kept === undefined || (back !== undefined && then === undefined))
    return bad(sessionRejection('bad-session', { path: ['slices', id, 'back'], problem: `expected the slice after entry ${back}` }));
  try {
    const occurrence = occurrenceOf(engine, before.entry.match, now.entry, now.at);
    return good(reactAll([extension], { [id]: kept }, occurrence, then && { [id]: then })[id] as KeptSlice);
  } catch (error) {
    return bad(sessionRejection('bad-slice', { path: ['slices', id], problem: `it does not go on from there: ${String(error)}` }, id));
  }
}
