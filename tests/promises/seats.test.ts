import {
  addCommitment,
  addOpening,
  applyOnce,
  beginRound,
  commitBinding,
  commitNonce,
  createEngine,
  createSession,
  eventsFor,
  hashJson,
  sealCommit,
} from '@quayside/core';
import { clockwise, endsRound, firstClockwise, nextClockwise, seatAfter } from '@quayside/core/sdk';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { adding, mini } from '../support/mini-game.ts';
import { toy } from '../toy/game.ts';

// What a seat is, every door has to say alike: a number that one takes for seat 0 and another refuses is a seat that sees and cannot act.

const engine = createEngine(toy);
const { match } = engine.create({ seats: 3, seed: 'seats' });
const keep = { type: 'keep', index: 0 } as const;
const NO_SEATS: readonly unknown[] = [-0, -1, 3, 99, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '0', '00', true, [0], {}, undefined];

/** What was asked as a seat, whatever its type. */
const as = (value: unknown) => value as number;

describe('P1 who has no seat is refused', () => {
  const first = applyOnce(engine, match, [], 0, keep, { key: 'k' });
  const session = createSession(engine, { seats: 3, seed: 'seats' });
  session.dispatch(0, keep, { key: 'k' });

  test.each([...NO_SEATS, null])('P1 by whatever takes a seat from a player: %o', (value) => {
    const seat = as(value);
    assertRejected(engine.apply(match, seat, keep), 'not-a-seat', null);
    assertRejected(engine.changeSeat(match, seat, 'leave'), 'not-a-seat', null);
    // The answer that a seat was given is for that seat alone.
    assertRejected(applyOnce(engine, match, first.answers, seat, keep, { key: 'k' }).applied, 'not-a-seat', null);
    assertRejected(session.dispatch(seat, keep, { key: 'k' }), 'not-a-seat', null);
    assertRejected(session.changeSeat(seat, 'leave'), 'not-a-seat', null);
    assertRejected(session.undo(seat), 'not-a-seat', null);
    expect(session.explainUndo(seat)?.code).toBe('not-a-seat');
  });

  test.each([...NO_SEATS, null])('P7 by a round of commitments: %o', (value) => {
    const place = { game: 'auction', rules: '1.0.0', match: 'table 7', phase: 'bidding', step: 12 };
    const { commitment, opening } = sealCommit({ ...place, seat: 0 }, { type: 'bid' }, hashJson('salt'));
    const round = beginRound(place, [0, 1, 2]);
    for (const answer of [addCommitment(round, value, commitment), addOpening(round, value, opening)])
      expect(answer).toMatchObject({ ok: false, rejection: { code: 'not-in-round' } });
  });
});

describe('P4 who is no viewer is shown nothing', () => {
  const session = createSession(engine, { seats: 3, seed: 'seats' });
  // What has been made once is kept, and must not be found by another name.
  session.view(0);

  test.each(NO_SEATS)('P4 %o', (value) => {
    const viewer = as(value);
    const notAViewer = expect.objectContaining({ name: 'Fault', code: 'not-a-viewer' });
    expect(() => engine.view(match, viewer)).toThrow(notAViewer);
    expect(() => session.view(viewer)).toThrow(notAViewer);
    expect(() => session.events(viewer)).toThrow(notAViewer);
    const view = { ...engine.view(match, 0), seat: viewer };
    const notAView = expect.objectContaining({ name: 'Fault', code: 'not-a-view' });
    for (const ask of [engine.legal, engine.autopilot, engine.token]) expect(() => ask(view)).toThrow(notAView);
    expect(() => engine.explain(view, keep)).toThrow(notAView);
    expect(() => engine.determinize(view, 'x')).toThrow(notAView);
  });

  test.each(NO_SEATS.filter((value) => value !== 3 && value !== 99))('P4 nor told, however many seats there may be: %o', (value) => {
    const seat = as(value);
    const badSeat = expect.objectContaining({ name: 'Fault', code: 'bad-seat' });
    expect(() => eventsFor([], seat)).toThrow(badSeat);
    expect(() => commitNonce(seat, hashJson('nonce'))).toThrow(badSeat);
    const binding = { ...commitBinding(engine.view(match, 0), 'table 7'), seat };
    expect(() => sealCommit(binding, keep, hashJson('salt'))).toThrow(expect.objectContaining({ name: 'Fault' }));
  });
});

describe('seats that rules name', () => {
  test.each(NO_SEATS)('%o is awaited by no phase', (value) => {
    const game = mini({ phases: { adding: { ...adding, awaiting: () => [as(value)] } } });
    expect(() => createEngine(game).create({ seats: 2, seed: 'x' })).toThrow(
      expect.objectContaining({ name: 'Fault', code: 'bad-awaiting' }),
    );
  });

  test.each(NO_SEATS)('%o has no place at the table', (value) => {
    const seat = as(value);
    const asks = [
      () => seatAfter(3, seat, 1),
      () => clockwise(3, seat),
      () => firstClockwise(3, seat),
      () => nextClockwise(3, seat),
      () => endsRound(3, 0, seat),
      () => endsRound(3, seat, 0),
    ];
    for (const ask of asks) expect(ask).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-seat' }));
  });
});
