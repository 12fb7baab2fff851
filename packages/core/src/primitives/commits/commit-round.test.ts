import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMIT_REJECTIONS } from '../../model/trust-rejection.ts';
import { addCommitment, type RoundAnswer } from './add-commitment.ts';
import { addOpening, type ExplainOpening } from './add-opening.ts';
import { beginRound, type CommitRound, closeCommitments, pastCommits, unopenedSeats } from './commit-round.ts';
import { type CommitOpening, sealCommit } from './seal-commit.ts';

const place = { game: 'auction', rules: '1.0.0', match: 'table 7', phase: 'bidding', step: 12 };
const saltOf = (seat: number) => `${seat}`.repeat(32);
const sealed = (seat: number, amount = seat + 1) => sealCommit({ ...place, seat }, { type: 'bid', amount }, saltOf(seat));

function done(answer: RoundAnswer): CommitRound {
  if (!answer.ok) throw new Error(answer.rejection.code);
  return answer.round;
}

function refusal(answer: RoundAnswer) {
  if (answer.ok) throw new Error('accepted');
  return answer.rejection;
}

const empty = beginRound(place, [3, 0, 1]);
const one = done(addCommitment(empty, 1, sealed(1).commitment));
const full = [0, 3].reduce((round, seat) => done(addCommitment(round, seat, sealed(seat).commitment)), one);

describe('a round of commitments', () => {
  it('is plain JSON, frozen, and seats come in order', () => {
    expect(empty.seats.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(JSON.parse(JSON.stringify(full))).toEqual(full);
    expect(Object.isFrozen(full.seats[0])).toBe(true);
    expect(empty).toEqual(beginRound(place, [0, 1, 3]));
  });

  it('takes openings once the last commitment is in', () => {
    expect([empty.stage, one.stage, full.stage]).toEqual(['committing', 'committing', 'opening']);
    expect(unopenedSeats(full)).toEqual([0, 1, 3]);
    const opened = done(addOpening(full, 3, sealed(3).opening));
    expect(opened.seats[2]?.opening?.action).toEqual({ type: 'bid', amount: 4 });
    expect(unopenedSeats(opened)).toEqual([0, 1]);
  });

  it('goes on after a trip through text', () => {
    const loaded = JSON.parse(JSON.stringify(full)) as CommitRound;
    expect(addOpening(loaded, 0, JSON.parse(JSON.stringify(sealed(0).opening)))).toEqual(addOpening(full, 0, sealed(0).opening));
  });

  it('comes to the same whatever the order of arrival', () => {
    const orders = fc.tuple(fc.shuffledSubarray([0, 1, 3], { minLength: 3 }), fc.shuffledSubarray([0, 1, 3], { minLength: 3 }));
    const opened = [0, 1, 3].reduce((round, seat) => done(addOpening(round, seat, sealed(seat).opening)), full);
    const check = fc.property(orders, ([commits, openings]) => {
      const committed = commits.reduce((round, seat) => done(addCommitment(round, seat, sealed(seat).commitment)), empty);
      expect(openings.reduce((round, seat) => done(addOpening(round, seat, sealed(seat).opening)), committed)).toEqual(opened);
    });
    fc.assert(check, { numRuns: 36 });
  });

  it('can go on without a seat that has not committed in time', () => {
    const closed = closeCommitments(one);
    const opened = done(addOpening(closed, 1, sealed(1).opening));
    expect(unopenedSeats(opened)).toEqual([0, 3]);
    expect(closeCommitments(full)).toEqual(full);
  });

  it('without seats is a mistake of the caller', () => {
    expect(() => beginRound(place, [])).toThrow(expect.objectContaining({ code: 'nobody-commits' }));
  });

  it('hands on what was seen', () => {
    const opened = done(addOpening(full, 3, sealed(3).opening));
    const past = pastCommits(opened);
    expect(past.commitments).toEqual([0, 1, 3].map((seat) => sealed(seat).commitment));
    expect(past.salts).toEqual([saltOf(3)]);
    expect(pastCommits(beginRound(place, [0], past))).toEqual(past);
  });
});

describe('addCommitment refuses', () => {
  const digest = 'a'.repeat(64);
  const later = beginRound({ ...place, step: 20 }, [0, 1, 3], pastCommits(full));

  it.each<[string, CommitRound, unknown, unknown, string, object]>([
    ['a seat of nobody', empty, 2, digest, 'not-in-round', { seats: [0, 1, 3] }],
    ['the spectator', empty, null, digest, 'not-in-round', { seats: [0, 1, 3] }],
    ['a seat as text', empty, '1', digest, 'not-in-round', { seats: [0, 1, 3] }],
    ['a commitment after the last', full, 0, digest, 'commitment-late', {}],
    ['a commitment after the deadline', closeCommitments(one), 0, digest, 'commitment-late', {}],
    ['a second one', one, 1, digest, 'second-commitment', {}],
    ['the same one again', one, 1, sealed(1).commitment, 'second-commitment', {}],
    ['none', one, 0, undefined, 'missing-commitment', {}],
    ['an empty one', one, 0, '', 'missing-commitment', {}],
    ['one cut off', one, 0, digest.slice(1), 'short-commitment', {}],
    ['one too long', one, 0, `${digest}a`, 'malformed-commitment', {}],
    ['capitals', one, 0, digest.toUpperCase(), 'malformed-commitment', {}],
    ['an object', one, 0, { toString: () => digest }, 'malformed-commitment', {}],
    ["another seat's", one, 0, sealed(1).commitment, 'copied-commitment', { seat: 1 }],
    ['one of an earlier round', later, 0, sealed(0).commitment, 'reused-commitment', {}],
    ["another seat's of an earlier round", later, 0, sealed(3).commitment, 'reused-commitment', {}],
  ])('%s', (_, round, seat, commitment, code, data) => {
    expect(refusal(addCommitment(round, seat, commitment))).toEqual({ code, rule: null, data });
  });

  it('nothing that it cannot see yet: salt, binding and legality show at the opening', () => {
    const elsewhere = sealCommit({ ...place, match: 'table 8', seat: 0 }, { type: 'win' }, saltOf(0));
    const committed = done(addCommitment(one, 0, elsewhere.commitment));
    expect(refusal(addOpening(closeCommitments(committed), 0, elsewhere.opening)).code).toBe('mis-bound');
  });
});

describe('addOpening refuses', () => {
  const { opening } = sealed(0);
  const opened = done(addOpening(full, 0, opening));
  const dear: ExplainOpening = ({ type }) => (type === 'bid' ? { code: 'too-dear', rule: 'A.1', data: { most: 0 } } : null);

  it.each<[string, CommitRound, unknown, unknown, string, object]>([
    ['a seat of nobody', full, 2, opening, 'not-in-round', { seats: [0, 1, 3] }],
    ['an opening before all are in', one, 1, sealed(1).opening, 'opened-early', { missing: [0, 3] }],
    ['one of a seat that has not committed', closeCommitments(one), 0, opening, 'not-committed', {}],
    ['a second one', opened, 0, opening, 'opened-twice', {}],
    ['none', full, 0, null, 'missing-opening', {}],
    ['one without salt', full, 0, { ...opening, salt: '' }, 'missing-salt', {}],
    ["another seat's", full, 0, sealed(1).opening, 'mis-bound', { field: 'seat', expected: 0, received: 1 }],
    ['another bid', full, 0, { ...opening, action: { type: 'bid', amount: 9 } }, 'wrong-opening', {}],
  ])('%s', (_, round, seat, given, code, data) => {
    expect(refusal(addOpening(round, seat, given))).toEqual({ code, rule: null, data });
  });

  it('a salt that was opened before', () => {
    const next = { ...place, step: 20 };
    const again = sealCommit({ ...next, seat: 0 }, { type: 'bid', amount: 2 }, saltOf(0));
    const round = done(addCommitment(beginRound(next, [0], pastCommits(opened)), 0, again.commitment));
    expect(refusal(addOpening(round, 0, again.opening)).code).toBe('reused-salt');
  });

  it('what the game refuses, with its reason and its rule', () => {
    const rejection = { code: 'too-dear', rule: 'A.1', data: { most: 0 } };
    expect(refusal(addOpening(full, 0, opening, dear))).toEqual({ code: 'illegal-opening', rule: 'A.1', data: { rejection } });
  });

  it('and may be tried again', () => {
    expect(refusal(addOpening(full, 0, {})).code).toBe('malformed-opening');
    expect(addOpening(full, 0, opening).ok).toBe(true);
  });
});

describe('a round is total', () => {
  const hostile = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('hostile');
      },
    },
  );
  const anything = fc.oneof(
    fc.anything({ withBigInt: true, withMap: true }),
    fc.constant(hostile),
    fc.constantFrom(0, 1, 3, 'a'.repeat(64)),
  );
  const nearly: fc.Arbitrary<Partial<CommitOpening>> = fc.record({
    binding: fc.oneof(fc.constant({ ...place, seat: 0 }), fc.anything()) as fc.Arbitrary<CommitOpening['binding']>,
    action: fc.oneof(fc.constant({ type: 'bid', amount: 1 }), fc.anything()) as fc.Arbitrary<CommitOpening['action']>,
    salt: fc.oneof(fc.constant(saltOf(0)), fc.string()),
  });

  it('answers for anything, with a code that is listed, and changes nothing', () => {
    const rounds = fc.constantFrom(empty, one, full, closeCommitments(one));
    const seats = fc.oneof(fc.constantFrom<unknown>(0, 1, 3), anything);
    const check = fc.property(rounds, seats, fc.oneof(anything, nearly), (round, seat, thing) => {
      const before = JSON.stringify(round);
      for (const answer of [addCommitment(round, seat, thing), addOpening(round, seat, thing)]) {
        if (!answer.ok) expect(COMMIT_REJECTIONS).toContain(answer.rejection.code);
      }
      expect(JSON.stringify(round)).toBe(before);
    });
    fc.assert(check, { numRuns: 1000 });
  });
});
