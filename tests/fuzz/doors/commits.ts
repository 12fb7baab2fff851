import {
  type AnyAction,
  addCommitment,
  addLegalOpening,
  beginRound,
  COMMIT_REJECTIONS,
  type CommitRound,
  closeCommitments,
  type Match,
  sealCommit,
} from '@quayside/core';
import * as fc from 'fast-check';
import { type Answer, door, pick } from '../door.ts';
import { edited, edits } from '../edit.ts';
import { junk, junkSeat, nth, seldom } from '../junk.ts';

const SALT = '00112233445566778899aabbccddeeff';

/** All seats commit, whoever the phase awaits: the round itself knows no game. */
function roundAt({ game, rules, phase, step, commits }: Match): CommitRound {
  return beginRound({ game, rules, match: 'fuzz', phase, step }, [...commits.keys()]);
}

function sealed({ place }: CommitRound, seat: number, action: AnyAction) {
  return sealCommit({ ...place, seat }, action, SALT);
}

function answerOf(answer: ReturnType<typeof addCommitment>): Answer {
  return { rejection: answer.ok ? null : answer.rejection };
}

export const commit = door({
  name: 'commit',
  weight: 2,
  drawn: fc.record({ stand: nth, seat: junkSeat, commitment: fc.oneof(junk, fc.string(), fc.stringMatching(/^[0-9a-f]{60,66}$/)) }),
  attempt({ stands }, { stand, seat, commitment }) {
    const round = roundAt(pick(stands, stand).match);
    return { payload: { seat, commitment }, send: () => answerOf(addCommitment(round, seat, commitment)) };
  },
  codes: () => COMMIT_REJECTIONS,
});

export const open = door({
  name: 'open a commitment',
  weight: 6,
  drawn: fc.record({
    stand: nth,
    at: nth,
    seat: seldom(junkSeat, 4),
    changes: fc.oneof(edits, fc.constant([])),
    instead: seldom(junk, 6),
  }),
  attempt({ engine, stands }, { stand, at, seat: otherSeat, changes, instead }) {
    const { match } = pick(stands, stand);
    const action = engine.game.numbering.decode(at % engine.game.numbering.size);
    const round = roundAt(match);
    const { seat: owner } = pick(round.seats, at);
    const { commitment, opening: valid } = sealed(round, owner, action);
    const added = addCommitment(round, owner, commitment);
    if (!added.ok) throw new Error(added.rejection.code);
    const committed = closeCommitments(added.round);
    const [seat, opening] = [otherSeat ?? owner, instead ?? edited(valid, changes)];
    return { payload: { seat, opening }, send: () => answerOf(addLegalOpening(engine, match as never, committed, seat, opening)) };
  },
  codes: () => COMMIT_REJECTIONS,
});
