import {
  type AnyExtension,
  createEngine,
  createSession,
  defineExtension,
  type Json,
  loadSlices,
  openRandom,
  type RestoreOptions,
  restoreSession,
  resumeSession,
  seedRandom,
  startSlices,
} from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { driverOf, nextMoment, tryAnything } from '../support/drive-session.ts';
import { neighbours, pathsOf, valueAt, withValue } from '../support/neighbours.ts';
import { listed, log, watchers } from '../support/watchers.ts';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';
import { CANDIDATES } from './games.ts';

const engine = createEngine(toy);
const setup = { seats: 2, seed: 'saved', options: { rounds: 2 } };
const keep = { type: 'keep', index: 0 } as const;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function begun(extensions: readonly AnyExtension[] = [], at?: number) {
  const session = createSession(engine, setup, { extensions, at });
  for (const seat of [0, 1]) session.dispatch(seat, keep, { key: `keep ${seat}`, at });
  return session;
}

function restored(saved: unknown, options: RestoreOptions<Toy, ToyAction> = {}) {
  const result = restoreSession(engine, json(saved), options);
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  return result.session;
}

const stow = (session: ReturnType<typeof begun>) => session.dispatch(0, { type: 'stow', card: session.view(0).hand?.cards[0] ?? 0 });

const firstVersion = defineExtension({
  id: 'counter',
  version: 1,
  schema: z.strictObject({ deeds: z.int().check(z.gte(0)) }),
  init: () => ({ deeds: 0 }),
  react: ({ deeds }) => ({ deeds: deeds + 1 }),
});
const secondVersion = defineExtension({
  id: 'counter',
  version: 2,
  schema: z.strictObject({ count: z.int().check(z.gte(0)) }),
  init: () => ({ count: 0 }),
  react: ({ count }) => ({ count: count + 1 }),
  migrate: (old, version) => ({ count: (old as { deeds: number }).deeds * version }),
});

describe('P4 a session that is saved', () => {
  test('P4 goes on with the same slices, times and history', () => {
    const all = listed(watchers());
    const session = begun(all, 1000);
    stow(session);
    const again = restored(session.save(), { extensions: all });
    expect(again.save()).toEqual(session.save());
    expect(again.getSnapshot().slices).toEqual(session.getSnapshot().slices);
    for (const each of [session, again]) each.undo(0, { at: 3000 });
    expect(again.save()).toEqual(session.save());
  });

  test('P11 after an undo and a restart, the next undo leads back to the slices that stood there', () => {
    const all = listed(watchers());
    const session = begun(all, 1000);
    stow(session);
    session.undo(0);
    const again = restored(session.save(), { extensions: all });
    for (const each of [session, again]) {
      stow(each);
      expect(each.undo(0).ok).toBe(true);
    }
    expect(again.save()).toEqual(session.save());
  });

  test('P9 an action that is sent again after a restart gets the first answer, and nothing is done', () => {
    const session = begun();
    const first = session.dispatch(0, { type: 'wade' }, { key: 'k1' });
    session.dispatch(1, { type: 'rest' });
    const again = restored(session.save());
    const { match } = again.getSnapshot();
    expect(again.answers()).toEqual(session.answers());
    expect(again.dispatch(0, { type: 'wade' }, { key: 'k1' })).toEqual(first);
    assertRejected(again.dispatch(0, { type: 'dive' }, { key: 'k1' }), 'key-reused', null);
    expect([again.getSnapshot().match, again.history().length]).toEqual([match, session.history().length]);
    expect(again.dispatch(0, { type: 'bid', coins: 0 }, { key: 'k2' }).ok).toBe(true);
    expect(again.save().keys).toEqual([
      { key: 'k2', entry: 5 },
      { key: 'keep 1', entry: 2 },
    ]);
  });

  test('P11 a key stands for its action, also when that was taken back', () => {
    const session = begun();
    session.dispatch(0, { type: 'stow', card: session.view(0).hand?.cards[0] ?? 0 }, { key: 'k1' });
    session.undo(0);
    expect(session.save().keys[0]).toEqual({ key: 'k1', entry: 3 });
    expect(restored(session.save()).answers()).toEqual(session.answers());
  });

  test('P4 is plain JSON, and a bare transcript is restored as well', () => {
    const session = begun(listed(watchers()), 5);
    expect(json(session.save())).toEqual(session.save());
    expect(restored(session.transcript()).save()).toEqual({ ...session.save(), times: [null, null, null], keys: [null, null], slices: {} });
  });
});

describe('P16 loading with another set of extensions', () => {
  test('slices of extensions that are not there are kept as they are, or dropped if told', () => {
    const saved = begun(listed(watchers()), 5).save();
    const kept = restored(saved);
    kept.dispatch(0, { type: 'rest' }, { at: 99 });
    expect(kept.save().slices).toEqual(saved.slices);
    expect(Object.isFrozen(kept.save().slices.clock?.slice)).toBe(true);
    expect(kept.getSnapshot().slices).toEqual({});
    expect(restored(saved, { unknown: 'drop' }).save().slices).toEqual({});
    expect(Object.keys(restored(saved, { extensions: [firstVersion], unknown: 'drop' }).save().slices)).toEqual(['counter']);
  });

  test('one without a slice begins, with the match as it stands, and by an undo further back as it would have begun there', () => {
    const session = begun();
    stow(session);
    const again = restored(session.save(), { extensions: [log], at: 7 });
    expect(again.slice(log)).toEqual({ begun: 3, told: [] });
    again.undo(0, { at: 8 });
    expect(again.slice(log)).toEqual({ begun: 2, told: [] });
    expect(restored(again.save(), { extensions: [log] }).slice(log)).toEqual({ begun: 2, told: [] });
  });

  test('one that comes back is told of what was done without it, with the times that were noted', () => {
    const all = watchers();
    const session = begun(listed(all), 1000);
    const without = restored(session.save());
    for (const each of [session, without]) {
      stow(each);
      each.undo(0, { at: 1500 });
      each.dispatch(0, { type: 'rest' }, { at: 2500 });
      each.changeSeat(1, 'time-out', { at: 9000 });
    }
    const back = restored(without.save(), { extensions: listed(all) });
    expect(back.save()).toEqual(session.save());
    expect(back.slice(all.log).told.at(-1)).toBe('1 3 4 0+1 3 9000');
  });

  test('older slices are migrated, those behind an undo as well; others are refused with both versions', () => {
    const session = begun([firstVersion]);
    stow(session);
    const migrated = restored(session.save(), { extensions: [secondVersion] });
    expect(migrated.slice(secondVersion)).toEqual({ count: 3 });
    migrated.undo(0);
    expect(migrated.slice(secondVersion)).toEqual({ count: 2 });
    const { migrate: _, ...strict } = secondVersion;
    const refused = (saved: unknown, extensions: readonly AnyExtension[]) => restoreSession(engine, saved, { extensions });
    const versions = { extension: 'counter', path: ['slices', 'counter', 'slice'] };
    expect(assertRejected(refused(session.save(), [strict]), 'older-slice', null).data).toEqual({ ...versions, expected: 2, received: 1 });
    expect(assertRejected(refused(migrated.save(), [firstVersion]), 'newer-slice', null).data).toEqual({
      ...versions,
      expected: 1,
      received: 2,
    });
  });

  test.each([
    [() => ({ count: -1 }), ['slices', 'counter', 'slice', 'count'], 'expected at least 0'],
    [
      () => ({ count: 1, at: undefined }) as { count: number },
      ['slices', 'counter', 'slice', 'at'],
      'what its migration gives is no JSON: undefined is not JSON',
    ],
    [
      () => {
        throw new Error('ouch');
      },
      ['slices', 'counter', 'slice'],
      'its migration throws: Error: ouch',
    ],
  ])('a migration that fails (%#) is a rejection: the old slice may have been anything', (migrate, path, problem) => {
    const saved = begun([firstVersion]).save();
    const result = restoreSession(engine, saved, { extensions: [defineExtension({ ...secondVersion, migrate })] });
    expect(assertRejected(result, 'bad-slice', null).data).toEqual({ extension: 'counter', path, problem });
  });
});

describe('P15 a saved session is read from untrusted JSON', () => {
  const all = listed(watchers());
  const session = begun(all, 1000);
  stow(session);
  const saved = json(session.save()) as unknown as Json;
  const three = { ...(saved as object) };

  test.each([
    [null, 'bad-transcript', []],
    [Object.defineProperty({}, 'format', { get: () => 'quayside-session/1', enumerable: true }), 'bad-session', ['format']],
    [{ ...three, format: 'quayside-session/2' }, 'bad-transcript', ['format']],
    [{ ...three, at: undefined }, 'bad-session', ['at']],
    [{ ...three, extra: 1 }, 'bad-session', ['extra']],
    [{ ...three, transcript: { ...session.transcript(), rules: '0.9.0' } }, 'wrong-version', ['transcript', 'rules']],
    [{ ...three, times: [null, 1.5, 3, 4] }, 'bad-session', ['times', 1]],
    [{ ...three, times: [null] }, 'bad-session', ['times']],
    [{ ...three, keys: [null, null, null] }, 'bad-session', ['keys', 2]],
    [{ ...three, keys: [{ key: '', entry: 3 }] }, 'bad-session', ['keys', 0, 'key']],
    [{ ...three, keys: [{ key: 'k', entry: 0 }] }, 'bad-session', ['keys', 0, 'entry']],
    [{ ...three, keys: [{ key: 'k', entry: 2 }] }, 'bad-session', ['keys', 0, 'entry']],
    [{ ...three, keys: [{ key: 'k', entry: 99 }] }, 'bad-session', ['keys', 0, 'entry']],
    [withValue(saved, ['slices', 'clock', 'slice', 'seats', 0, 'left'], -1), 'bad-slice', ['slices', 'clock', 'slice', 'seats', 0, 'left']],
    [withValue(saved, ['slices', 'clock', 'slice', 'seats'], []), 'bad-slice', ['slices', 'clock', 'slice']],
    [withValue(saved, ['slices', 'clock', 'entry'], 4), 'bad-session', ['slices', 'clock', 'entry']],
    [withValue(saved, ['slices', 'log', 'back'], []), 'bad-session', ['slices', 'log', 'back']],
    [withValue(saved, ['slices', 'log', 'back', 0, 'entry'], 3), 'bad-session', ['slices', 'log', 'back', 0, 'entry']],
  ])('P15 what is wrong in it (%#) is named by its path', (value, code, path) => {
    expect(assertRejected(restoreSession(engine, value, { extensions: all }), code, null).data.path).toEqual(path);
  });

  test('P15 one with any field changed is refused, or goes on without a fault', () => {
    const failures: string[] = [];
    let [refused, taken] = [0, 0];
    // What a transcript is worth is tried elsewhere.
    const paths = pathsOf(saved).filter(([first, second]) => first !== 'transcript' || second === undefined);
    const random = driverOf('changed fields');
    for (const path of paths) {
      for (const by of neighbours(valueAt(saved, path))) {
        try {
          const result = restoreSession(engine, withValue(saved, path, by), { extensions: all });
          if (result.ok) {
            taken += 1;
            for (let step = 0; step < 4; step += 1) tryAnything(result.session, random, 5000 + step);
          } else {
            refused += 1;
            if (!Array.isArray(result.rejection.data.path)) throw new Error(`refused without a path: ${JSON.stringify(result.rejection)}`);
          }
        } catch (error) {
          failures.push(`${path.join('.')} = ${JSON.stringify(by)}: ${String(error)}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect(refused).toBeGreaterThan(taken);
    expect(taken).toBeGreaterThan(0);
  });

  test('P15 a slice that passes its schema, but cannot go on, is refused where it would have to', () => {
    const nervous = defineExtension({
      ...firstVersion,
      react({ deeds }) {
        if (deeds > 5) throw new Error('too many');
        return { deeds: deeds + 1 };
      },
    });
    const early = withValue(json(begun([nervous]).save()) as unknown as Json, ['slices', 'counter'], {
      version: 1,
      entry: 0,
      slice: { deeds: 9 },
      back: [],
    });
    expect(assertRejected(restoreSession(engine, early, { extensions: [nervous] }), 'bad-slice', null).data.problem).toMatch(/too many/);
  });
});

describe('P16 slices without a session', () => {
  const all = listed(watchers());
  const { match } = begun().getSnapshot();
  const start = { match, awaited: engine.awaited(match), events: [], at: 10 };
  const stored = json(startSlices(all, start));

  test('are read, begun, kept or dropped, and a session takes them over', () => {
    expect(loadSlices(all, stored, start)).toEqual({ ok: true, slices: stored });
    const { log: mine, ...others } = stored as Record<string, object>;
    expect(loadSlices([log], others, start)).toEqual({ ok: true, slices: { ...others, log: mine } });
    expect(loadSlices([log], others, start, { unknown: 'drop' })).toEqual({ ok: true, slices: { log: mine } });
    const loaded = loadSlices([log], stored, start);
    if (!loaded.ok) throw new Error(loaded.rejection.code);
    const session = resumeSession(engine, match, { extensions: [log], slices: loaded.slices });
    session.dispatch(0, { type: 'rest' });
    expect(session.slice(log).told).toHaveLength(1);
    expect(session.getSnapshot().slices.clock).toEqual(stored.clock);
  });

  test.each([
    [null, 'bad-session', []],
    [{ log: 7 }, 'bad-session', ['log']],
    [{ log: { version: 0, slice: {} } }, 'bad-session', ['log', 'version']],
    [{ log: { version: 1 } }, 'bad-session', ['log', 'slice']],
    [{ log: { version: 2, slice: {} } }, 'newer-slice', ['log', 'slice']],
    [{ log: { version: 1, slice: { begun: 0, told: [7] } } }, 'bad-slice', ['log', 'slice', 'told', 0]],
  ])('P15 what is wrong in them (%#) is named by its path', (value, code, path) => {
    expect(assertRejected(loadSlices([log], value, start), code, null).data.path).toEqual(path);
  });
});

describe.each(CANDIDATES)('P4 whole sessions of $name', ({ engine: anyEngine, setup: setups, pick }) => {
  test('P4 saved and restored anywhere, with extensions or for a while without, they come to the same', () => {
    for (let number = 0; number < 3; number += 1) {
      const all = listed(watchers());
      const always = createSession(anyEngine, setups(number), { extensions: all, at: 0 });
      let other = createSession(anyEngine, setups(number), { extensions: all, at: 0 });
      const drivers = [0, 1].map(() => driverOf(`whole ${number}`));
      const chance = openRandom(seedRandom(`restarts ${number}`, 'xoroshiro128plus'));
      let last = 0;
      for (let step = 0; step < (pick === undefined ? 60 : 30); step += 1) {
        if (chance.int('restart', 4) === 0) {
          const extensions = all.filter(() => chance.int('with', 2) === 0);
          const result = restoreSession(anyEngine, json(other.save()), { extensions });
          if (!result.ok) throw new Error(JSON.stringify(result.rejection));
          other = result.session;
        }
        const at = nextMoment(chance, last);
        last = at ?? last;
        // A tick asks the extensions, which are not always there: what it did is done by hand.
        const before = always.history().length;
        tryAnything(always, drivers[0] as (typeof drivers)[0], at);
        const done = always.history().slice(before);
        const { times } = always.save();
        for (const [index, { deed }] of done.entries()) {
          const carried = { at: times[before + index] ?? undefined };
          if (deed === null) throw new Error('a session begins once');
          if ('action' in deed) other.dispatch(deed.seat, deed.action, carried);
          else if ('change' in deed) other.changeSeat(deed.seat, deed.change, carried);
          else other.undo(deed.seat, carried);
        }
      }
      const end = restoreSession(anyEngine, json(other.save()), { extensions: all });
      if (!end.ok) throw new Error(JSON.stringify(end.rejection));
      expect({ ...end.session.save(), keys: [] }).toEqual({ ...always.save(), keys: [] });
    }
  });
});
