import { makeRejection, type Refused, refused, type UndoRejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import type { Learnt } from './learnt.ts';

/** What a log has to keep of each thing done so that undo can be decided: plain data, in the order in which it happened. The creation has no seat. */
export interface Done {
  /** Who did it; `null` for the creation. */
  readonly seat: Seat | null;
  /** As `apply` answered it. */
  readonly learnt: Learnt;
  /** Whether this was the taking back of another; left out, it was not. */
  readonly undo?: boolean;
}

/** Two places of a log: what is taken back, and whose match stands then. */
export interface UndoTarget {
  readonly ok: true;
  /** The index in the log of what is taken back. */
  readonly undone: number;
  /** The index in the log whose match stands afterwards. */
  readonly back: number;
}

/**
 * What a seat would take back, and where that leads; or why it may not, by a code of `UNDO_REJECTIONS`. Decided from what was stored when it was done, never from the match, so the
 * answer is the same after saving and loading. A log is only added to: what was taken back stays in it, followed by an entry with `undo`.
 *
 * @example
 * ```ts
 * import { undoTarget } from '@quayside/core';
 *
 * const log = [{ seat: null, learnt: 'info' }, { seat: 1, learnt: null }] as const;
 *
 * console.log(undoTarget(log, 1)); // { ok: true, undone: 1, back: 0 }
 * ```
 */
export function undoTarget(log: readonly Done[], seat: Seat): UndoTarget | Refused {
  return standingOf(log).target(seat);
}

/**
 * What of a log still stands: each undo takes away the last one before it, and does not stand itself. Kept while the log grows, so that what is taken back at its end is found
 * without a look at all that came before: a log of nothing but undos is read once.
 */
export class Standing {
  readonly #line: (Done & { readonly place: number })[] = [];
  #length = 0;

  /** Something more was done. */
  add({ seat, learnt, undo }: Done): void {
    if (undo === true) this.#line.pop();
    else this.#line.push({ seat, learnt, place: this.#length });
    this.#length += 1;
  }

  /** See {@link undoTarget}. */
  target(seat: Seat): UndoTarget | Refused {
    const last = lastThat(this.#line, (done) => done.seat === seat);
    const [undone, back] = [this.#line[last], this.#line[last - 1]];
    if (undone === undefined || back === undefined) return stays('nothing-to-undo');
    if (undone.learnt !== null) return stays(undone.learnt);
    return last === this.#line.length - 1 ? { ok: true, undone: undone.place, back: back.place } : stays('other-seat');
  }

  /**
   * The places of the log, but for the last, whose matches an undo could lead back to: now, after another undo, or after something more was done. Ascending. Where an undo has led
   * back to is one of them.
   */
  points(): number[] {
    const kept = lastThat(this.#line, ({ learnt }) => learnt !== null);
    return this.#line.slice(kept).flatMap(({ place }) => (place === this.#length - 1 ? [] : [place]));
  }
}

/** What of a whole log still stands. */
export function standingOf(log: Iterable<Done>): Standing {
  const standing = new Standing();
  for (const done of log) standing.add(done);
  return standing;
}

/** The place of the last item of which something holds, looked for from the end; -1 if there is none. */
function lastThat<T>(line: readonly T[], holds: (item: T) => boolean): number {
  for (let place = line.length - 1; place >= 0; place -= 1) if (holds(line[place] as T)) return place;
  return -1;
}

function stays(code: UndoRejection): Refused {
  return Object.freeze(refused(makeRejection(code)));
}
