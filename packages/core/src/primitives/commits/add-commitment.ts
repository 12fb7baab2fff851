import { isDigest } from '../../model/secret.ts';
import type { CommitRejection } from '../../model/trust-rejection.ts';
import { type CommitRefused, refuseCommit } from './commit-refused.ts';
import { type CommitRound, seatIn, withSeat } from './commit-round.ts';

/** What a step of a round answers. */
export type RoundAnswer =
  | {
      readonly ok: true;
      /** The round after the step; the one that was given has not changed. */
      readonly round: CommitRound;
    }
  | CommitRefused;

/**
 * Adds a seat's commitment to a round. Total: it answers for any seat and any commitment, and a refusal has changed nothing. Refuses, with codes of `COMMIT_REJECTIONS`:
 * `not-in-round`, `commitment-late`, `second-commitment`, `missing-commitment`, `short-commitment`, `malformed-commitment`, `copied-commitment`,
 * `reused-commitment`.
 *
 * A commitment binds: it cannot be replaced, or else those who receive messages in another order would know of another one. Who is refused because somebody else
 * was quicker with a copy seals again with a new salt; the copy can never be opened.
 *
 * @example
 * ```ts
 * import { addCommitment, beginRound, sealCommit } from '@quayside/core';
 *
 * const place = { game: 'auction', rules: '1.0.0', match: 'table 7', phase: 'bidding', step: 12 };
 * const round = beginRound(place, [0, 1]);
 * const { commitment } = sealCommit({ ...place, seat: 0 }, { type: 'bid' }, '00112233445566778899aabbccddeeff');
 * const added = addCommitment(round, 0, commitment);
 * const copied = addCommitment(added.ok ? added.round : round, 1, commitment);
 * console.log(!copied.ok && copied.rejection.code); // copied-commitment
 * ```
 */
export function addCommitment(round: CommitRound, seat: unknown, commitment: unknown): RoundAnswer {
  const mine = seatIn(round, seat);
  if (mine === undefined) return notInRound(round);
  if (round.stage !== 'committing') return refuseCommit('commitment-late');
  if (mine.commitment !== null) return refuseCommit('second-commitment');
  if (!isDigest(commitment)) return refuseCommit(digestProblem(commitment));
  const first = round.seats.find((other) => other.commitment === commitment);
  if (first !== undefined) return refuseCommit('copied-commitment', { seat: first.seat });
  if (round.past.commitments.includes(commitment)) return refuseCommit('reused-commitment');
  return { ok: true, round: withSeat(round, { ...mine, commitment }) };
}

/** The refusal of a seat that commits to nothing here. */
export function notInRound({ seats }: CommitRound): CommitRefused {
  return refuseCommit('not-in-round', { seats: seats.map(({ seat }) => seat) });
}

function digestProblem(value: unknown): CommitRejection {
  if (value === undefined || value === null || value === '') return 'missing-commitment';
  return typeof value === 'string' && value.length < 64 && /^[0-9a-f]+$/.test(value) ? 'short-commitment' : 'malformed-commitment';
}
