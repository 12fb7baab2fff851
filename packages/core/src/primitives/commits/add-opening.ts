import type { AnyAction } from '../../model/game-types.ts';
import type { Json } from '../../model/json.ts';
import type { Rejection } from '../../model/rejection.ts';
import { notInRound, type RoundAnswer } from './add-commitment.ts';
import { refuseCommit } from './commit-refused.ts';
import { type CommitRound, seatIn, withSeat } from './commit-round.ts';
import { openCommit } from './open-commit.ts';

/** Why an action is not legal for the seat that opens it; `null` if it is. */
export type ExplainOpening = (action: AnyAction) => Rejection | null;

/**
 * Adds a seat's opening to a round in which the time for commitments is over. Total, like `addCommitment`. Refuses, with codes of `COMMIT_REJECTIONS`: `not-in-round`,
 * `opened-early`, `not-committed`, `opened-twice`, what `openCommit` refuses, `reused-salt` and, if it can be asked, `illegal-opening`. A seat whose opening was
 * refused may send another until the deadline, which the caller sets.
 *
 * `explain` is left out by who has no copy of the match to ask: see `addLegalOpening` for who has.
 *
 * @example
 * ```ts
 * import { addOpening, beginRound, closeCommitments } from '@quayside/core';
 *
 * const place = { game: 'auction', rules: '1.0.0', match: 'table 7', phase: 'bidding', step: 12 };
 * const round = beginRound(place, [0, 1]);
 * const early = addOpening(round, 0, {});
 * console.log(!early.ok && early.rejection); // { code: 'opened-early', rule: null, data: { missing: [ 0, 1 ] } }
 * const none = addOpening(closeCommitments(round), 0, {});
 * console.log(!none.ok && none.rejection.code); // not-committed
 * ```
 */
export function addOpening(round: CommitRound, seat: unknown, opening: unknown, explain: ExplainOpening = () => null): RoundAnswer {
  const mine = seatIn(round, seat);
  if (mine === undefined) return notInRound(round);
  if (round.stage !== 'opening') return refuseCommit('opened-early', { missing: missingSeats(round) });
  if (mine.commitment === null) return refuseCommit('not-committed');
  if (mine.opening !== null) return refuseCommit('opened-twice');
  const opened = openCommit({ ...round.place, seat: mine.seat }, mine.commitment, opening);
  if (!opened.ok) return opened;
  if (round.past.salts.includes(opened.opening.salt)) return refuseCommit('reused-salt');
  const illegal = explain(opened.opening.action);
  if (illegal !== null) return refuseCommit('illegal-opening', { rejection: illegal as unknown as Json }, illegal.rule);
  return { ok: true, round: withSeat(round, { ...mine, opening: opened.opening }) };
}

function missingSeats({ seats }: CommitRound): number[] {
  return seats.filter(({ commitment }) => commitment === null).map(({ seat }) => seat);
}
