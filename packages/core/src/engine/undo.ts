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
  const line = standing(log);
  const last = line.map((index) => log[index]?.seat).lastIndexOf(seat);
  const undone = line[last];
  const back = line[last - 1];
  if (undone === undefined || back === undefined) return stays('nothing-to-undo');
  const learnt = log[undone]?.learnt ?? null;
  if (learnt !== null) return stays(learnt);
  return last === line.length - 1 ? { ok: true, undone, back } : stays('other-seat');
}

/**
 * The places of a log, but for the last, whose matches an undo could lead back to: now, after another undo, or after something more was done. Ascending. Where an undo has led
 * back to is one of them.
 */
export function undoPoints(log: readonly Done[]): number[] {
  const line = standing(log);
  const kept = line.map((index) => log[index]?.learnt === null).lastIndexOf(false);
  return line.slice(kept).filter((index) => index !== log.length - 1);
}

/** The places of a log that still stand: each undo takes away the last one before it, and does not stand itself. */
function standing(log: readonly Done[]): number[] {
  const line: number[] = [];
  for (const [index, { undo }] of log.entries()) {
    if (undo === true) line.pop();
    else line.push(index);
  }
  return line;
}

function stays(code: UndoRejection): Refused {
  return Object.freeze(refused(makeRejection(code)));
}
