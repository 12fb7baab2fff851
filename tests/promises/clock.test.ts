import {
  type ClockOptions,
  type ClockSlice,
  clock,
  createEngine,
  createSession,
  nextTimeOut,
  remainingTime,
  restoreSession,
  statistics,
} from '@quayside/core';
import { describe, expect, test } from 'vitest';
import { type ToyAction, toy } from '../toy/game.ts';
import { CANDIDATES } from './games.ts';

const engine = createEngine(toy);
const keep: ToyAction = { type: 'keep', index: 0 };
const rest: ToyAction = { type: 'rest' };

/** A session of three seats with a clock, and what it shows. */
function timed(options: Partial<ClockOptions> = {}, begin: number | null = 0) {
  const at = begin ?? undefined;
  const extension = clock({ initial: 1000, reserve: 1, ...options });
  const session = createSession(engine, { seats: 3, seed: 'clock', options: { rounds: 2 } }, { extensions: [extension], at });
  const left = (now: number) => [0, 1, 2].map((seat) => remainingTime(session.slice(extension), seat, now));
  const running = () => session.slice(extension).seats.flatMap((seat, index) => (seat.running ? [index] : []));
  const keepAll = (now?: number) => {
    for (const seat of [0, 1, 2]) session.dispatch(seat, keep, { at: now });
  };
  return { ...session, extension, left, running, keepAll };
}

describe('P16 a clock', () => {
  test('runs for every seat that is awaited, until it has acted', () => {
    const { dispatch, left, running } = timed();
    expect([running(), left(100)]).toEqual([
      [0, 1, 2],
      [900, 900, 900],
    ]);
    dispatch(1, keep, { at: 300 });
    expect([running(), left(500)]).toEqual([
      [0, 2],
      [500, 700, 500],
    ]);
  });

  test('runs in a simultaneous phase for all who have not committed; who changes a commit pays nothing', () => {
    const { dispatch, keepAll, left, running } = timed({}, 0);
    keepAll(0);
    for (const seat of [0, 1, 2]) dispatch(seat, rest, { at: 0 });
    dispatch(2, { type: 'bid', coins: 0 }, { at: 100 });
    dispatch(2, { type: 'bid', coins: 1 }, { at: 200 });
    expect([running(), left(300)]).toEqual([
      [0, 1],
      [700, 700, 900],
    ]);
  });

  test('gives the increment for each decision that a seat has made, to the last of several as well, and only once for a turn of several actions', () => {
    const { dispatch, keepAll, left, view } = timed({ increment: 50 });
    keepAll(100);
    // The last to keep is not the one whose turn begins; the first is, and has decided as well.
    expect(left(100)).toEqual([950, 950, 950]);
    dispatch(0, { type: 'stow', card: view(0).hand?.cards[0] ?? 0 }, { at: 200 });
    expect(left(200)).toEqual([850, 950, 950]);
    dispatch(0, rest, { at: 300 });
    expect(left(300)).toEqual([800, 950, 950]);
    for (const seat of [1, 2]) dispatch(seat, rest, { at: 300 });
    for (const seat of [1, 2, 0]) dispatch(seat, { type: 'bid', coins: 0 }, { at: 300 });
    expect(left(300)).toEqual([850, 1050, 1050]);
  });

  test('counts a decision that is followed by another of the same seat', () => {
    const { dispatch, left, running } = timed({ increment: 50 });
    for (const seat of [2, 1, 0]) dispatch(seat, keep, { at: 100 });
    // Seat 0 was the last to keep, and its turn begins.
    expect([running(), left(100)]).toEqual([[0], [950, 950, 950]]);
  });

  test('leaves the delay of each decision free', () => {
    const { dispatch, keepAll, left } = timed({ delay: 200 });
    keepAll(150);
    expect(left(300)).toEqual([1000, 1000, 1000]);
    dispatch(0, { type: 'peek' }, { at: 300 });
    // What is left of the delay goes on, as it is one turn.
    expect(left(400)).toEqual([950, 1000, 1000]);
    dispatch(0, rest, { at: 400 });
    expect(left(700)).toEqual([950, 900, 1000]);
  });

  test('time out: the autopilot acts, without an increment, and from then on each decision has the reserve', () => {
    const { tick, keepAll, left, dispatch, getSnapshot } = timed({ increment: 50, reserve: 20 });
    keepAll(0);
    expect([tick(1049).length, tick(1050).length]).toEqual([0, 1]);
    expect([left(1050), getSnapshot().awaited]).toEqual([[0, 1050, 1050], [1]]);
    for (const seat of [1, 2]) dispatch(seat, rest, { at: 1050 });
    // Seat 0 must bid, and begins with 20.
    expect(left(1050)).toEqual([20, 1100, 1100]);
    dispatch(0, { type: 'bid', coins: 0 }, { at: 1060 });
    expect(left(1060)[0]).toBe(60);
  });

  test('an autopilot that does not end the turn is called again when the reserve is used up', () => {
    const slow = createEngine({
      ...toy,
      autopilot: (view) => (view.table.turn.peeked || view.phase !== 'diving' ? toy.autopilot(view) : { type: 'peek' }),
    });
    const extension = clock({ initial: 100, reserve: 10 });
    const session = createSession(slow, { seats: 2, seed: 'slow' }, { extensions: [extension], at: 0 });
    for (const seat of [0, 1]) session.dispatch(seat, keep, { at: 0 });
    expect([session.tick(100).length, session.getSnapshot().awaited]).toEqual([1, [0]]);
    expect([session.tick(109).length, session.tick(110).length, session.getSnapshot().awaited]).toEqual([0, 1, [1]]);
  });

  test('leave: a seat whose time is up leaves; the last one that is there gets time-outs', () => {
    const { tick, keepAll, getSnapshot, running } = timed({ onTimeOut: 'leave' });
    keepAll(0);
    tick(1000);
    expect(getSnapshot().match.presence).toEqual(['away', 'present', 'present']);
    tick(2000);
    expect([getSnapshot().match.presence, running()]).toEqual([['away', 'away', 'present'], [2]]);
    expect(tick(3000).map(({ change }) => change)).toEqual(['time-out']);
  });

  test('does not run for bots and for seats that are away, and goes on when a person is back', () => {
    const { changeSeat, keepAll, left, running } = timed({}, 0);
    keepAll(100);
    changeSeat(0, 'replace', { at: 300 });
    expect([running(), left(900)]).toEqual([[], [700, 900, 900]]);
    changeSeat(0, 'return', { at: 1000 });
    expect(left(1100)).toEqual([600, 900, 900]);
    changeSeat(0, 'leave', { at: 1100 });
    expect([running(), left(1200)]).toEqual([[1], [600, 800, 900]]);
  });

  test('who comes back ends nobody’s decision', () => {
    const { changeSeat, left } = timed({ increment: 50, delay: 100 });
    changeSeat(2, 'replace', { at: 300 });
    changeSeat(2, 'return', { at: 300 });
    expect(left(400)).toEqual([700, 700, 800]);
  });

  test('time does not come back by an undo, and none is gained', () => {
    const { dispatch, keepAll, left, undo, view } = timed({ increment: 50 });
    keepAll(100);
    const before = left(100);
    dispatch(0, { type: 'stow', card: view(0).hand?.cards[0] ?? 0 }, { at: 200 });
    expect(undo(0, { at: 300 }).ok).toBe(true);
    expect(left(300)).toEqual([(before[0] ?? 0) - 200, before[1], before[2]]);
  });

  test('where the host gives no time none passes; time that runs backwards stands still', () => {
    const untimed = timed({}, null);
    untimed.keepAll();
    expect([untimed.left(5000), nextTimeOut(untimed.slice(untimed.extension)), untimed.tick(5000)]).toEqual([[1000, 1000, 1000], null, []]);
    untimed.dispatch(0, rest, { at: 5000 });
    expect(untimed.left(5100)).toEqual([1000, 900, 1000]);

    const backwards = timed();
    backwards.keepAll(500);
    backwards.dispatch(0, rest, { at: 100 });
    expect([backwards.left(100), backwards.slice(backwards.extension).at]).toEqual([[500, 500, 500], 500]);
    backwards.dispatch(1, rest, { at: 600 });
    expect(backwards.left(600)).toEqual([500, 400, 500]);
  });

  test('an action that comes too late is taken unless the host ticks first; what is left is never negative', () => {
    const { dispatch, left } = timed();
    dispatch(0, keep, { at: 9000 });
    expect(left(9000)).toEqual([0, 0, 0]);
  });

  test.each([
    [{ initial: 0 }, 'clock.initial'],
    [{ initial: 1.5 }, 'clock.initial'],
    [{ initial: 1, increment: -1 }, 'clock.increment'],
    [{ initial: 1, delay: Number.NaN }, 'clock.delay'],
    [{ initial: 1, reserve: 0 }, 'clock.reserve'],
    [{ initial: 1, onTimeOut: 'lose' }, 'clock.onTimeOut'],
    [{ initial: 1, incremnt: 5 }, 'clock.incremnt'],
  ])('%j is no clock', (options, api) => {
    expect(() => clock(options as ClockOptions)).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-clock', api }));
  });
});

describe.each(CANDIDATES)('P16 whole matches of $name', ({ engine: anyEngine, setup: setups }) => {
  test.each(['time-out', 'leave'] as const)(
    'by the clock alone they come to their end, each time-out a deed like any other (%s)',
    (onTimeOut) => {
      for (let number = 0; number < 3; number += 1) {
        const [blitz, counts] = [clock({ initial: 5000, increment: 1000, reserve: 700, onTimeOut }), statistics()];
        const session = createSession(anyEngine, setups(number), { extensions: [blitz, counts], at: 0 });
        const slice = (): ClockSlice => session.slice(blitz);
        for (let at = nextTimeOut(slice()); at !== null; at = nextTimeOut(slice())) {
          expect(session.tick(at - 1)).toEqual([]);
          expect(session.tick(at).length).toBeGreaterThan(0);
          expect(slice().seats.every(({ left }) => left >= 0)).toBe(true);
        }
        expect(anyEngine.outcome(session.getSnapshot().match)).not.toBeNull();
        const replayed = anyEngine.replay(JSON.parse(JSON.stringify(session.transcript())));
        expect(replayed.ok && anyEngine.hash(replayed.match)).toBe(anyEngine.hash(session.getSnapshot().match));
        const { seats, finished } = session.slice(counts).counts;
        expect([finished, seats.every(({ actions }) => Object.keys(actions).length === 0)]).toEqual([1, true]);
        const restored = restoreSession(anyEngine, JSON.parse(JSON.stringify(session.save())), { extensions: [blitz, counts] });
        expect(restored.ok && restored.session.save()).toEqual(session.save());
      }
    },
  );
});
