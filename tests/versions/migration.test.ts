import { createEngine, createSession, hashJson, type Json, resumeSession } from '@quayside/core';
import { assertMigrations, assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { toy2 } from '../toy-2/game.ts';
import { toVersion2 } from '../toy-2/migrations.ts';
import { engine1, MATCHES, savesOf } from './corpus.ts';

const engine2 = createEngine(toy2);
const corpus = Array.from({ length: MATCHES }, (_, number) => savesOf(number));
const saves = corpus.flat();

/** A save of the first that fits. */
function saveWith(fits: (match: (typeof saves)[number]['match']) => boolean): (typeof saves)[number] {
  const found = saves.find(({ match }) => fits(match));
  if (found === undefined) throw new Error('the corpus has no such save');
  return found;
}

const midway = saveWith(({ phase, step }) => phase === 'diving' && step > 6);

describe('P10 a corpus of older saves migrates', () => {
  test('P10 it has saves of every phase, before and after the end is near, and between two commits', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(20);
    expect(new Set(saves.map(({ match }) => match.phase))).toEqual(new Set(['keeping', 'diving', 'bidding', 'over']));
    expect(saves.some(({ match }) => match.commits.some((commit) => commit !== null))).toBe(true);
    expect(saves.some(({ match }) => match.ending !== null && match.phase !== 'over')).toBe(true);
  });

  test('P10 each migrates purely, loads, and plays on to its end; the step is frozen', () => {
    const { digest, saves: tried } = assertMigrations(toy2, { saves });
    expect(tried).toBe(saves.length);
    // Step 1 has been released. If this differs, the step has been changed: add another instead. (Or version 1 was, or how the corpus is chosen.)
    expect(digest).toMatchInlineSnapshot(`"71eecc22b10aaba9ccdae412cc9292861f7e22a8e7ecc085d4ec65ccbde0291b"`);
  });

  test('P10 what was renamed is renamed everywhere, and what was moved has moved', () => {
    for (const save of saves) {
      const migrated = engine2.migrate(save);
      if (!migrated.ok) throw new Error(migrated.rejection.code);
      const { match } = migrated;
      expect(JSON.stringify(match.state)).not.toMatch(/"(stowed|open|cards|deck)":\[[^\]]*6/);
      expect(match.state.table.bids).toEqual(save.match.state.table.seats.map(({ bid }) => bid));
      expect(match).toMatchObject({
        step: save.match.step,
        random: save.match.random,
        presence: save.match.presence,
        commits: save.match.commits,
      });
      expect(match.options.content.sha256).toBe(hashJson(engine2.context(match).content as unknown as Json));
    }
  });

  test('P10 the answer says where it came from and which steps it took; the same version takes none', () => {
    expect(engine2.migrate(midway)).toMatchObject({ ok: true, from: '1.0.0', steps: [1] });
    const { match } = engine2.create({ seats: 2, seed: 'any' });
    expect(engine2.migrate(engine2.save(match))).toMatchObject({ ok: true, from: '2.0.0', steps: [] });
    expect(engine2.migrate(match)).toMatchObject({ ok: true, match });
  });

  test('P10 a bare match migrates where its content is known', () => {
    const refused = assertRejected(engine2.migrate(midway.match), 'unknown-content', null);
    expect(refused.data).toMatchObject({ id: midway.match.options.content.id });
    const unchanged = createEngine({
      ...engine1.game,
      meta: { ...engine1.game.meta, rules: '1.1.0' },
      migrations: [{ number: 1, from: '1.0.0', to: '1.1.0', migrate: (parts) => parts }],
    });
    expect(unchanged.migrate(midway.match)).toMatchObject({ ok: true, from: '1.0.0', steps: [1] });
  });
});

describe('P10 a migrated match plays on', () => {
  test('P10 under the new rules: the turn ends with the new mandatory action', () => {
    const migrated = engine2.migrate(midway);
    if (!migrated.ok) throw new Error(migrated.rejection.code);
    const session = resumeSession(engine2, migrated.match);
    const [seat] = session.getSnapshot().awaited as [number];
    session.dispatch(seat, { type: 'rest' });
    expect(session.getSnapshot()).toMatchObject({ awaited: [seat], match: { phase: 'mooring' } });
    assertRejected(session.dispatch(seat, { type: 'rest' }), 'not-now', 'TOY.10');
    expect(session.dispatch(seat, { type: 'moor' })).toMatchObject({ ok: true });
  });

  test('P10 between two commits: the last commit opens those that were sealed under the old rules', () => {
    const save = saveWith(({ commits }) => commits.filter((commit) => commit === null).length === 1);
    const migrated = engine2.migrate(save);
    if (!migrated.ok) throw new Error(migrated.rejection.code);
    const [seat] = engine2.awaited(migrated.match) as [number];
    const applied = engine2.apply(migrated.match, seat, { type: 'bid', coins: 0 });
    if (!applied.ok) throw new Error(applied.rejection.code);
    const opened = save.match.commits.map((commit) => (commit as { coins: number } | null)?.coins ?? 0);
    expect(applied.events[0]?.event).toMatchObject({ type: 'bids', bids: opened.map((coins, of) => ({ seat: of, coins })) });
  });

  test('P10 the same draws come: chance is not migrated', () => {
    const session1 = createSession(engine1, { seats: 2, seed: 'chance' });
    for (const seat of [0, 1]) session1.dispatch(seat, { type: 'keep', index: 0 });
    const migrated = engine2.migrate(engine1.save(session1.getSnapshot().match));
    if (!migrated.ok) throw new Error(migrated.rejection.code);
    const session2 = resumeSession(engine2, migrated.match);
    session1.dispatch(0, { type: 'wade' });
    session2.dispatch(0, { type: 'wade' });
    expect(session2.events(null)).toEqual(session1.events(null).slice(-1));
  });
});

describe('P10 what cannot be loaded says so', () => {
  const newer = { ...engine2.save(engine2.create({ seats: 2, seed: 'new' }).match) };

  test('P10 a newer save is refused, and both versions are named', () => {
    const expected = { path: ['match', 'rules'], expected: '1.0.0', received: '2.0.0' };
    expect(assertRejected(engine1.load(newer), 'newer-version', null).data).toEqual(expected);
    expect(assertRejected(engine1.migrate(newer), 'newer-version', null).data).toEqual(expected);
    const words = engine1.describe().rejection(assertRejected(engine1.load(newer), 'newer-version', null));
    expect(words).toBe('That was made by a newer version of the rules: 2.0.0, and this is 1.0.0 (see match.rules).');
  });

  test('P10 an older save is not loaded as it is; the answer names both versions and that there is a way', () => {
    const { data } = assertRejected(engine2.load(midway), 'wrong-version', null);
    expect(data).toEqual({ path: ['match', 'rules'], expected: '2.0.0', received: '1.0.0', migrates: true });
  });

  test.each(['0.9.0', '1.5.0', 'latest', ''])('P10 a version that no step leads from (%j) is refused, and both are named', (rules) => {
    const save = { ...midway, match: { ...midway.match, rules } };
    const expected = { path: ['match', 'rules'], expected: '2.0.0', received: rules, migrates: false };
    expect(assertRejected(engine2.migrate(save), 'wrong-version', null).data).toEqual(expected);
  });

  test('P10 a transcript is never migrated: its actions belong to the rules that they were done under', () => {
    const session = createSession(engine1, { seats: 2, seed: 'any' });
    const { data } = assertRejected(engine2.replay(session.transcript()), 'wrong-version', null);
    expect(data).toMatchObject({ expected: '2.0.0', received: '1.0.0', migrates: false });
  });

  test('P10 an older save of another game, and what is no save, is what it is', () => {
    assertRejected(engine2.migrate({ ...midway, match: { ...midway.match, game: 'other' } }), 'wrong-game', null);
    assertRejected(engine2.migrate({ ...midway, extra: 1 }), 'bad-save', null);
    assertRejected(engine2.migrate(undefined), 'bad-save', null);
    assertRejected(engine2.migrate({ ...midway, match: { ...midway.match, step: -1 } }), 'bad-match', null);
  });
});

describe('P10 the content that an older save is played with', () => {
  const migrating = createEngine({
    ...engine1.game,
    meta: { ...engine1.game.meta, rules: '1.1.0' },
    migrations: [{ number: 1, from: '1.0.0', to: '1.1.0', migrate: (parts) => parts }],
  });
  const { match } = midway;
  const naming = (content: unknown) => ({ ...midway, match: { ...match, options: { ...match.options, content } } });
  const ref = match.options.content;

  test.each<[string, object, string, Json]>([
    ['another than it names', { ...midway, content: { garbage: true } }, 'bad-content', ['content']],
    ['none', naming(undefined), 'bad-save', ['match', 'options', 'content']],
    ['nothing', naming(null), 'bad-options', ['match', 'options', 'content']],
    ['no id', naming({ sha256: ref.sha256 }), 'bad-options', ['match', 'options', 'content', 'id']],
    ['an id that is null', naming({ ...ref, id: null }), 'bad-options', ['match', 'options', 'content', 'id']],
    ['an id that is a list', naming({ ...ref, id: {} }), 'bad-options', ['match', 'options', 'content', 'id']],
    ['an id that is true', naming({ ...ref, id: true }), 'bad-options', ['match', 'options', 'content', 'id']],
    ['another id', naming({ ...ref, id: 'other' }), 'unknown-content', ['match', 'options', 'content']],
    ['no hash', naming({ ...ref, sha256: '' }), 'bad-options', ['match', 'options', 'content', 'sha256']],
    ['more', naming({ ...ref, more: 1 }), 'bad-options', ['match', 'options', 'content', 'more']],
  ])('P10 %s: refused as loading refuses it', (_, save, code, path) => {
    expect(assertRejected(migrating.migrate(save), code, null).data.path).toEqual(path);
    // Loading can also say what is wrong with content that is none.
    expect((assertRejected(engine1.load(save), code, null).data.path as Json[]).slice(0, (path as Json[]).length)).toEqual(path);
  });

  test('P10 what it names comes along, or is known', () => {
    expect(migrating.migrate(midway)).toMatchObject({ ok: true });
    expect(migrating.migrate(match)).toMatchObject({ ok: true });
  });
});

/** An engine whose step does something else. */
function withStep(migrate: unknown): typeof engine2 {
  return createEngine({ ...toy2, migrations: [{ ...toVersion2, migrate: migrate as typeof toVersion2.migrate }] });
}

describe('P10 a step that cannot do it', () => {
  const by = (change: object) => (parts: never) => ({ ...toVersion2.migrate(parts), ...change });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no such card');
      },
      [],
      'it throws: Error: no such card',
    ],
    [
      'changes what it is given',
      (parts: { state: { table: { round: number } } }) => {
        parts.state.table.round += 1;
        return parts;
      },
      [],
      'it throws: TypeError',
    ],
    ['gives nothing', () => undefined, [], 'undefined is not JSON'],
    ['gives something else', () => [], [], 'expected the parts of a match'],
    ['gives what is not JSON', by({ phase: new Date(0) }), ['phase'], 'an object of a class is not JSON'],
    [
      'leaves a part out',
      (parts: { phase: string }) => {
        const { phase: _, ...rest } = parts;
        return rest;
      },
      ['phase'],
      'this part is missing',
    ],
    ['adds a part', by({ step: 0 }), ['step'], 'no part of a match'],
    ['gives options that are none', by({ options: null }), ['options'], 'expected an object'],
    [
      'forgets the content',
      (parts: never) => ({ ...toVersion2.migrate(parts), content: (parts as { content: object }).content }),
      ['content', 'cards'],
      'what it gives cannot be played',
    ],
    [
      'forgets the state',
      (parts: never) => ({ ...toVersion2.migrate(parts), state: (parts as { state: object }).state }),
      ['state', 'table'],
      'what it gives cannot be played',
    ],
    ['names a phase that is none', by({ phase: 'sailing' }), ['phase'], 'what it gives cannot be played: no phase of this game'],
    ['names one where nobody can act', by({ phase: 'dawn' }), ['phase'], 'what it gives cannot be played: nobody could act'],
    ['breaks an invariant', by({ phase: 'mooring' }), ['state'], 'what it gives cannot be played: breaks the invariant "mooring"'],
  ])('P10 that %s: refused, with the number of the step and the path', (_, migrate, path, problem) => {
    const { data } = assertRejected(withStep(migrate).migrate(midway), 'migration-failed', null);
    expect(data).toMatchObject({ step: 1, from: '1.0.0', to: '2.0.0' });
    expect((data.path as Json[]).slice(0, path.length)).toEqual(path);
    expect(data.problem).toContain(problem);
  });

  test('P10 of several steps, the one that fails is named', () => {
    const steps = [
      { number: 1, from: '1.0.0', to: '1.1.0', migrate: toVersion2.migrate },
      {
        number: 2,
        from: '1.1.0',
        to: '2.0.0',
        migrate: () => {
          throw new Error('second');
        },
      },
    ];
    const engine = createEngine({ ...toy2, migrations: steps });
    expect(assertRejected(engine.migrate(midway), 'migration-failed', null).data).toMatchObject({ step: 2, from: '1.1.0', to: '2.0.0' });
    const mended = createEngine({
      ...toy2,
      migrations: [steps[0] as never, { ...(steps[1] as object), migrate: (parts: never) => parts } as never],
    });
    expect(mended.migrate(midway)).toMatchObject({ ok: true, from: '1.0.0', steps: [1, 2] });
  });
});

describe('P10 assertMigrations', () => {
  const check =
    (migrate: unknown, some: readonly unknown[] = [midway]) =>
    () =>
      assertMigrations(withStep(migrate).game, { saves: some });

  test('a step that gives something else each time', () => {
    let calls = 0;
    const impure = (parts: never) => {
      calls += 1;
      const made = toVersion2.migrate(parts);
      return { ...made, state: { ...made.state, table: { ...(made.state.table as object), tide: 1 + (calls % 2) } } };
    };
    expect(check(impure)).toThrow(/save 0 \(1\.0\.0\): two migrations differ/);
  });

  test('a step that fails', () => {
    expect(check(() => null)).toThrow(
      /save 0 \(1\.0\.0\): migration-failed: step 1 \(1\.0\.0 to 2\.0\.0\) at \[\]: expected the parts of a match/,
    );
  });

  test('a step that no save begins with', () => {
    expect(check(toVersion2.migrate, [])).toThrow('no save is of wreckers 1.0.0: step 1 is the first of none');
  });

  test('a match that cannot be played on', () => {
    const stuck = { ...toy2, migrations: [toVersion2], autopilot: () => ({ type: 'bid', coins: 0 }) as const };
    expect(() => assertMigrations(stuck, { saves: [midway] })).toThrow(/the autopilot of seat \d is refused/);
  });
});
