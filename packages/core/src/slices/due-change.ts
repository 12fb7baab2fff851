import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { AnyExtension, DueChange, Situation } from './extension.ts';
import { askExtension } from './make-slice.ts';
import { type Slices, sliceOf } from './slices.ts';

/** A change of a seat that is due, and the id of the extension that asks for it. */
export interface Due extends DueChange {
  /** The id of the extension. */
  readonly extension: string;
}

/**
 * The first change of a seat that is due at a moment, the extensions asked in their order; `null` if none is. For a host that keeps no session: make it with
 * `engine.changeSeat`, let the extensions react, and ask again. `at` is in whole milliseconds, by the clock that the extensions are told of. Refuses, by fault, an extension
 * without a slice of its version (`no-slice`), and one that throws (`extension-threw`).
 */
export function dueChange<G extends GameTypes, A extends AnyAction>(
  extensions: readonly AnyExtension<G, A>[],
  slices: Slices,
  situation: Situation<G, A>,
  at: number,
): Due | null {
  for (const extension of extensions) {
    const [due] = askExtension(extension, 'due', () => extension.due?.(sliceOf(slices, extension), situation, at) ?? []);
    if (due !== undefined) return { ...due, extension: extension.id };
  }
  return null;
}
