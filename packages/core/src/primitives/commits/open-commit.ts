import { deepFreeze } from '../../model/freeze.ts';
import { bindingDifference, type CommitBinding } from './commit-binding.ts';
import { type CommitRefused, refuseCommit } from './commit-refused.ts';
import { readOpening } from './read-opening.ts';
import { type CommitOpening, digestOf } from './seal-commit.ts';

/** What an opening shows: which action had been sealed. */
export interface OpenedCommit {
  readonly ok: true;
  /** What was opened: a frozen copy. */
  readonly opening: CommitOpening;
}

/**
 * Whether an opening, from whoever sent it, opens a commitment that was made for this binding. Total: it answers for anything. Refuses with the codes of
 * `COMMIT_REJECTIONS` from `missing-opening` to `wrong-opening`; whether the action is legal, and the salt new, is for a round to ask.
 *
 * @example
 * ```ts
 * import { openCommit, sealCommit } from '@quayside/core';
 *
 * const binding = { game: 'auction', rules: '1.0.0', match: 'table 7', phase: 'bidding', step: 12, seat: 0 };
 * const { commitment, opening } = sealCommit(binding, { type: 'bid', amount: 5 }, '00112233445566778899aabbccddeeff');
 * const honest = openCommit(binding, commitment, JSON.parse(JSON.stringify(opening)));
 * console.log(honest.ok && honest.opening.action); // { type: 'bid', amount: 5 }
 * const cheating = openCommit(binding, commitment, { ...opening, action: { type: 'bid', amount: 6 } });
 * console.log(!cheating.ok && cheating.rejection.code); // wrong-opening
 * ```
 */
export function openCommit(binding: CommitBinding, commitment: string, opening: unknown): OpenedCommit | CommitRefused {
  const read = readOpening(opening);
  if (!read.ok) return read;
  const field = bindingDifference(binding, read.opening.binding);
  if (field !== undefined) return refuseCommit('mis-bound', { field, expected: binding[field], received: read.opening.binding[field] });
  return digestOf(read.opening) === commitment ? deepFreeze({ ok: true, opening: read.opening }) : refuseCommit('wrong-opening');
}
