import {
  createEngine,
  createSession,
  defineExtension,
  reactAll,
  restoreSession,
  resumeSession,
  sliceOf,
  startSlices,
} from '@quayside/core';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { driverOf, nextMoment, tryAnything } from '../support/drive-session.ts';
import { listed, log, watchers } from '../support/watchers.ts';
import { toy } from '../toy/game.ts';
import { CANDIDATES } from './games.ts';

const engine = createEngine(toy);
const setup = { seats: 2, seed: 'extensions', options: { rounds: 2 } };
const keep = { type: 'keep', index: 0 } as const;
const fault = (code: string, api: string) => expect.objectContaining({ name: 'Fault', code, api });

/** Counts deeds, and can be bent. */
function counter(bent: Partial<ReturnType<typeof plain>> = {}) {
  return defineExtension({ ...plain(), ...bent });
}

function plain() {
  return {
    id: 'counter',
    version: 1,
    schema: z.strictObject({ deeds: z.int().check(z.gte(0)) }),
    init: () => ({ deeds: 0 }),
    react: ({ deeds }: { readonly deeds: number }): { readonly deeds: number } => ({ deeds: deeds + 1 }),
    due: (): readonly { readonly seat: number; readonly change: 'leave' | 'time-out' | 'return' }[] => [],
  };
}

function frozen(value: unknown): boolean {
  return typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));
}

describe('P16 extensions', () => {
  test('are told of every deed, with the match before and after, who is awaited, events and time', () => {
    const session = createSession(engine, setup, { extensions: [log], at: 5 });
    session.dispatch(0, keep, { at: 10 });
    session.changeSeat(1, 'replace');
    session.dispatch(1, keep, { at: 20 });
    expect(session.slice(log)).toEqual({ begun: 0, told: ['0 0 1 1 1 10', '1 1 1 1 1 never', '1 1 2 0 2 20'] });
  });

  test('are told of the creation, and what happened there', () => {
    const init = vi.fn(() => ({ deeds: 0 }));
    const { getSnapshot } = createSession(engine, setup, { extensions: [counter({ init })], at: 7 });
    expect(init).toHaveBeenCalledWith({ ...getSnapshot(), slices: undefined, events: [], at: 7 });
  });

  test('are not told of what is refused, nor of what is sent again', () => {
    const deeds = counter();
    const session = createSession(engine, setup, { extensions: [deeds] });
    session.dispatch(0, { type: 'rest' });
    session.dispatch(0, keep, { key: 'a' });
    session.dispatch(0, keep, { key: 'a' });
    session.changeSeat(0, 'return');
    expect(session.slice(deeds)).toEqual({ deeds: 1 });
  });

  test('a snapshot holds the slices, and changes with them', () => {
    const deeds = counter();
    const session = createSession(engine, setup, { extensions: [deeds] });
    const before = session.getSnapshot();
    session.dispatch(0, keep);
    expect([before.slices, session.getSnapshot().slices]).toEqual([
      { counter: { version: 1, slice: { deeds: 0 } } },
      { counter: { version: 1, slice: { deeds: 1 } } },
    ]);
    expect(frozen(session.getSnapshot().slices)).toBe(true);
  });

  test('by an undo the slice that stood there stands again, unless the extension says what becomes of it', () => {
    const goesBack = counter();
    const undo = vi.fn((slice: { readonly deeds: number }) => ({ deeds: slice.deeds + 100 }));
    const goesOn = defineExtension({ ...plain(), id: 'goes-on', undo });
    const session = createSession(engine, setup, { extensions: [goesBack, goesOn] });
    for (const seat of [0, 1]) session.dispatch(seat, keep);
    session.dispatch(0, { type: 'stow', card: session.view(0).hand?.cards[0] ?? 0 });
    expect(session.undo(0).ok).toBe(true);
    expect([session.slice(goesBack).deeds, session.slice(goesOn).deeds]).toEqual([2, 103]);
    expect(undo).toHaveBeenCalledWith({ deeds: 3 }, { deeds: 2 }, expect.objectContaining({ deed: { seat: 0, undo: true }, learnt: null }));
  });

  test('one that takes over a match begins with it, as it stands', () => {
    const { match } = createSession(engine, setup).getSnapshot();
    const applied = engine.apply(match, 0, keep);
    if (!applied.ok) throw new Error(applied.rejection.code);
    expect(resumeSession(engine, applied.match, { extensions: [log] }).slice(log)).toEqual({ begun: 1, told: [] });
  });
});

describe('P16 extensions that are wrong', () => {
  const throwing = (): never => {
    throw new Error('ouch');
  };

  test('two of one id, an id that is not kebab-case, a version that is none: faults', () => {
    const twice = { extensions: [counter(), counter()] };
    expect(() => createSession(engine, setup, twice)).toThrow(fault('duplicate-extension', 'createSession'));
    expect(() => restoreSession(engine, {}, twice)).toThrow(fault('duplicate-extension', 'restoreSession'));
    expect(() => startSlices(twice.extensions, null as never)).toThrow(fault('duplicate-extension', 'startSlices'));
    for (const id of ['', 'Two Words', '__proto__']) expect(() => counter({ id })).toThrow(fault('bad-extension', 'defineExtension.id'));
    for (const version of [0, 1.5, -1]) expect(() => counter({ version })).toThrow(fault('bad-extension', 'defineExtension.version'));
  });

  test.each([
    ['throws', throwing, 'extension-threw'],
    ['gives what its schema does not admit', () => ({ deeds: -1 }), 'bad-slice'],
    ['gives a key too many', () => ({ deeds: 1, more: 1 }), 'bad-slice'],
    ['gives what is no JSON', () => ({ deeds: 1, at: undefined }), 'bad-slice'],
    ['gives nothing', () => undefined as never, 'bad-slice'],
  ])('one that %s is a fault that names it, and the session is as it was', (_, react, code) => {
    const fine = defineExtension({ ...plain(), id: 'fine' });
    let broken = false;
    const bad = counter({ react: (slice) => (broken ? react() : plain().react(slice)) });
    const session = createSession(engine, setup, { extensions: [fine, bad] });
    session.dispatch(0, keep);
    const [snapshot, history, saved] = [session.getSnapshot(), session.history(), JSON.stringify(session.save())];
    broken = true;
    expect(() => session.dispatch(1, keep, { key: 'k' })).toThrow(fault(code, 'react of the extension counter'));
    expect(() => session.changeSeat(1, 'leave')).toThrow(fault(code, 'react of the extension counter'));
    expect(session.getSnapshot()).toBe(snapshot);
    expect(session.history()).toEqual(history);
    expect([session.answers(), JSON.stringify(session.save())]).toEqual([[], saved]);
    broken = false;
    expect(session.dispatch(1, keep, { key: 'k' }).ok).toBe(true);
    expect([session.slice(fine), session.slice(bad)]).toEqual([{ deeds: 2 }, { deeds: 2 }]);
  });

  test('one that throws in the beginning is a fault too', () => {
    expect(() => createSession(engine, setup, { extensions: [counter({ init: throwing })] })).toThrow(
      fault('extension-threw', 'init of the extension counter'),
    );
  });

  test('one that is not the session’s own, and a host without its slice', () => {
    const session = createSession(engine, setup, { extensions: [counter()] });
    expect(() => session.slice(counter())).toThrow(fault('foreign-extension', 'session.slice'));
    expect(() => sliceOf({}, counter())).toThrow(fault('no-slice', 'sliceOf'));
    expect(() => sliceOf(session.getSnapshot().slices, counter({ version: 2 }))).toThrow(fault('no-slice', 'sliceOf'));
    expect(() => reactAll([counter()], {}, { deed: { seat: 0, action: keep } } as never)).toThrow(fault('no-slice', 'reactAll'));
    expect(() => resumeSession(engine, session.getSnapshot().match, { extensions: [counter()], slices: {} })).toThrow(
      fault('no-slice', 'sliceOf'),
    );
  });

  test('one that does something in the session while it reacts: what it reacted to is not done', () => {
    let meddles = false;
    const meddling = counter({
      react(slice) {
        if (meddles) {
          meddles = false;
          session.changeSeat(1, 'leave');
        }
        return plain().react(slice);
      },
    });
    const session = createSession(engine, setup, { extensions: [meddling] });
    meddles = true;
    expect(() => session.dispatch(0, keep)).toThrow(fault('impure-extension', 'react of an extension'));
    expect([session.history().map(({ deed }) => deed), session.slice(meddling)]).toEqual([
      [null, { seat: 1, change: 'leave' }],
      { deeds: 1 },
    ]);
  });

  test('a slice cannot be changed from outside, nor what is handed over from inside', () => {
    const mine = { deeds: 0 };
    const deeds = counter({ init: () => mine });
    const session = createSession(engine, setup, { extensions: [deeds] });
    mine.deeds = 9;
    expect(session.slice(deeds)).toEqual({ deeds: 0 });
    const greedy = counter({
      react: (slice) => {
        (slice as { deeds: number }).deeds = 9;
        return slice;
      },
    });
    expect(() => createSession(engine, setup, { extensions: [greedy] }).dispatch(0, keep)).toThrow(
      fault('extension-threw', 'react of the extension counter'),
    );
  });

  test.each([1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1, '5'])('%s is no time', (at) => {
    const session = createSession(engine, setup);
    const wrong = { at: at as number };
    expect(() => createSession(engine, setup, wrong)).toThrow(fault('bad-time', 'createSession'));
    expect(() => resumeSession(engine, session.getSnapshot().match, wrong)).toThrow(fault('bad-time', 'resumeSession'));
    expect(() => session.dispatch(0, keep, wrong)).toThrow(fault('bad-time', 'session.dispatch'));
    expect(() => session.changeSeat(0, 'leave', wrong)).toThrow(fault('bad-time', 'session.changeSeat'));
    expect(() => session.undo(0, wrong)).toThrow(fault('bad-time', 'session.undo'));
    expect(() => session.tick(at as number)).toThrow(fault('bad-time', 'session.tick'));
    expect(session.history()).toHaveLength(1);
  });
});

describe('P16 changes that extensions ask for', () => {
  test('are made one after the other, until none is due, and are deeds like any other', () => {
    const due = (_: object, { match }: { readonly match: { readonly presence: readonly string[] } }, at: number) =>
      at < 100
        ? []
        : [1, 0]
            .filter((seat) => match.presence[seat] === 'present')
            .slice(0, 1)
            .map((seat) => ({ seat, change: 'replace' }) as const);
    const botting = defineExtension({ ...plain(), due });
    const session = createSession(engine, setup, { extensions: [botting] });
    expect(session.tick(99)).toEqual([]);
    expect(session.tick(100).map(({ change }) => change)).toEqual(['replace', 'replace']);
    expect(session.getSnapshot().match.presence).toEqual(['bot', 'bot']);
    expect(session.slice(botting)).toEqual({ deeds: 2 });
    expect(session.history().map(({ deed }) => deed)).toEqual([null, { seat: 1, change: 'replace' }, { seat: 0, change: 'replace' }]);
    expect([session.save().times, engine.replay(session.transcript()).ok]).toEqual([[null, 100, 100], true]);
  });

  test('a change that is refused, one that never ends and one that throws are faults of the extension', () => {
    const asking = (due: ReturnType<typeof plain>['due']) => createSession(engine, setup, { extensions: [counter({ due })] });
    expect(() => asking(() => [{ seat: 0, change: 'return' }]).tick(0)).toThrow(fault('refused-due', 'due of the extension counter'));
    let asked = 0;
    const endless = asking(() => [{ seat: 0, change: asked++ % 2 === 0 ? 'leave' : 'return' }]);
    expect(() => endless.tick(0)).toThrow(fault('endless-tick', 'due of the extension counter'));
    expect(endless.history()).toHaveLength(1001);
    const throwing = asking(() => {
      throw new Error('ouch');
    });
    expect(() => throwing.tick(0)).toThrow(fault('extension-threw', 'due of the extension counter'));
  });
});

describe.each(CANDIDATES)('P16 whatever is done in $name', ({ engine: anyEngine, setup: setups, pick }) => {
  const whole = pick === undefined ? 60 : 25;

  test('extensions never change a match; the same deeds at the same times give the same slices, valid and frozen', () => {
    fc.assert(
      fc.property(fc.nat(1000), (number) => {
        const [blind, seeing, again] = [undefined, watchers(), watchers()].map((all) =>
          createSession(anyEngine, setups(number), { extensions: all && listed(all), at: 1000 }),
        );
        if (blind === undefined || seeing === undefined || again === undefined) throw new Error('three were made');
        const drivers = [seeing, again].map(() => driverOf(`drive ${number}`));
        let last = 1000;
        const moments = driverOf(`moments ${number}`);
        for (let step = 0; step < whole; step += 1) {
          const at = nextMoment(moments, last);
          last = at ?? last;
          for (const [index, session] of [seeing, again].entries()) tryAnything(session, drivers[index] as (typeof drivers)[0], at);
          expect(frozen(seeing.getSnapshot().slices)).toBe(true);
          for (const extension of listed(watchers()))
            expect(z.safeParse(extension.schema, seeing.getSnapshot().slices[extension.id]?.slice).success).toBe(true);
        }
        expect(again.save()).toEqual(seeing.save());
        const { entries } = seeing.transcript();
        for (const { hash: _, ...deed } of entries) {
          if ('action' in deed) blind.dispatch(deed.seat, deed.action);
          else if ('change' in deed) blind.changeSeat(deed.seat, deed.change);
          else blind.undo(deed.seat);
        }
        expect(blind.transcript()).toEqual(seeing.transcript());
      }),
      { numRuns: 6 },
    );
  });
});
