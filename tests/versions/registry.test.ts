import { type AnyGame, createEngine, createRegistry, Fault, type GameModule, type Registry } from '@quayside/core';
import { manifestOf, moduleOf } from '@quayside/core/schema';
import { assertRejected } from '@quayside/testkit';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import { toy2 } from '../toy-2/game.ts';

const engine1 = createEngine(toy);
const save1 = engine1.save(engine1.create({ seats: 2, seed: 'old' }).match);
const engine2 = createEngine(toy2);
const save2 = engine2.save(engine2.create({ seats: 2, seed: 'new' }).match);

/** The second version under other numbers, and from other versions. */
function version(rules: string, from: string | null): AnyGame {
  const migrations =
    from === null ? [] : [{ number: 1, from, to: rules, migrate: (parts: never) => toy2.migrations?.[0]?.migrate(parts) as never }];
  return { ...toy2, meta: { ...toy2.meta, rules }, migrations };
}

const both = createRegistry([moduleOf(toy2), moduleOf(toy), moduleOf(connectFour)]);

describe('P10 versions side by side', () => {
  test('P10 the manifests say what is there', () => {
    expect(both.manifests().map(({ id, rules }) => `${id} ${rules}`)).toEqual(['wreckers 2.0.0', 'wreckers 1.0.0', 'connect-four 1.0.0']);
    expect(both.manifests()[0]).toMatchObject({
      name: 'Wreckers',
      engine: '^1.0.0',
      seats: { min: 2, max: 4 },
      edition: null,
      stage: 'stable',
      options: { properties: { rounds: { default: 3 } } },
      migrates: ['1.0.0'],
    });
    expect(both.manifests()[1]).toMatchObject({ stage: 'alpha', migrates: [] });
  });

  test('P10 the newest engine unless a version is named; the same object each time', async () => {
    const newest = await both.engine('wreckers');
    expect(newest.game.meta.rules).toBe('2.0.0');
    expect((await both.engine('wreckers', '1.0.0')).game).toBe(toy);
    expect(await both.engine('wreckers', '2.0.0')).toBe(newest);
  });

  test('P10 an old match goes on under its own rules, beside a new one under the new', async () => {
    for (const [save, game] of [
      [save1, toy],
      [save2, toy2],
    ] as const) {
      const opened = await both.open(JSON.parse(JSON.stringify(save)));
      if (!opened.ok) throw new Error(opened.rejection.code);
      expect(opened.engine.game).toBe(game);
      expect(opened.migrated).toBeNull();
      expect(opened.engine.hash(opened.match)).toBe(engine1.hash(save.match as never));
      expect(opened.engine.apply(opened.match, 0, { type: 'keep', index: 0 })).toMatchObject({ ok: true });
    }
  });

  test('P10 a bare match opens as well', async () => {
    expect(await both.open(save1.match)).toMatchObject({ ok: true, migrated: null });
  });
});

describe('P10 migration to what is registered', () => {
  const opened = async (registry: Registry, migrate?: boolean) => {
    const answer = await registry.open(save1, migrate === undefined ? {} : { migrate });
    return answer.ok ? answer.migrated : answer.rejection;
  };

  test('P10 to the newest, if that is asked for', async () => {
    expect(await opened(both, true)).toEqual({ from: '1.0.0', to: '2.0.0', steps: [1] });
  });

  test('P10 where its own rules are gone, to the nearest that there is a way to; to the newest, if that is asked for', async () => {
    const registry = createRegistry(
      [version('4.0.0', '3.0.0'), version('3.0.0', '1.0.0'), version('2.5.0', '1.0.0'), version('2.0.0', null)].map(moduleOf),
    );
    expect(await opened(registry)).toEqual({ from: '1.0.0', to: '2.5.0', steps: [1] });
    expect(await opened(registry, true)).toEqual({ from: '1.0.0', to: '3.0.0', steps: [1] });
  });

  test('P10 where nothing leads on, it goes on under its own rules though migration was asked for', async () => {
    expect(await opened(createRegistry([moduleOf(toy), moduleOf(version('2.0.0', null))]), true)).toBeNull();
  });

  test('P10 a step that fails is a rejection', async () => {
    const broken = { ...toy2, migrations: [{ number: 1, from: '1.0.0', to: '2.0.0', migrate: () => ({}) as never }] };
    expect(await opened(createRegistry([moduleOf(broken)]))).toMatchObject({
      code: 'migration-failed',
      data: { step: 1, path: ['options'] },
    });
  });
});

describe('P10 what cannot be opened names what it is and what is there', () => {
  const only1 = createRegistry([moduleOf(toy)]);
  const only2 = createRegistry([moduleOf(version('2.0.0', null)), moduleOf(connectFour)]);

  test('P10 newer than all that is registered', async () => {
    const { data } = assertRejected(await only1.open(save2), 'newer-version', null);
    expect(data).toEqual({ path: ['match', 'rules'], expected: '1.0.0', received: '2.0.0' });
  });

  test('P10 older, and nothing leads on', async () => {
    const { data } = assertRejected(await only2.open(save1), 'wrong-version', null);
    expect(data).toEqual({ path: ['match', 'rules'], expected: '2.0.0', received: '1.0.0', migrates: false, known: ['2.0.0'] });
  });

  test('P10 of a game that is not there', async () => {
    const { data } = assertRejected(await both.open({ ...save1, match: { ...save1.match, game: 'chess' } }), 'unknown-game', null);
    expect(data).toEqual({ path: ['match', 'game'], received: 'chess', known: ['wreckers', 'connect-four'] });
  });

  test.each([
    [null, 'bad-save', []],
    [{ ...save1, format: 'other' }, 'bad-save', ['format']],
    [{ ...save1, match: { ...save1.match, game: 7 } }, 'bad-match', ['match', 'game']],
    [{ ...save1.match, rules: null }, 'bad-match', ['rules']],
    [{ ...save1, match: { ...save1.match, phase: 'nowhere' } }, 'bad-match', ['match', 'phase']],
  ])('P10 no save at all (%#)', async (save, code, path) => {
    expect(assertRejected(await both.open(save), code, null).data.path).toEqual(path);
  });

  test('P10 an engine of what is not there is a fault that says what is', async () => {
    const fault = { name: 'Fault', code: 'not-registered', expected: 'one of wreckers 2.0.0, wreckers 1.0.0, connect-four 1.0.0' };
    await expect(both.engine('chess')).rejects.toMatchObject({ ...fault, received: 'chess' });
    await expect(both.engine('wreckers', '3.0.0')).rejects.toMatchObject({ ...fault, received: 'wreckers 3.0.0' });
  });
});

describe('registration refuses, by name', () => {
  const manifest = manifestOf(toy);
  const load = () => toy;

  test.each<[string, readonly object[], string, string, string]>([
    [
      'the same game and version twice',
      [moduleOf(toy), moduleOf(toy2), moduleOf(toy)],
      'duplicate-module',
      'createRegistry',
      'wreckers 1.0.0 twice',
    ],
    [
      'another contract',
      [{ manifest: { ...manifest, engine: '^2.0.0' }, load }],
      'incompatible-module',
      'createRegistry',
      'wreckers 1.0.0: it is written for ^2.0.0, and the contract here is 1.0.0',
    ],
    [
      'a range that is none',
      [{ manifest: { ...manifest, engine: 'latest' }, load }],
      'bad-manifest',
      'createRegistry.modules[0].manifest.engine',
      'not what is expected here',
    ],
    [
      'a version that is none',
      [moduleOf(toy2), { manifest: { ...manifest, rules: '1.0' }, load }],
      'bad-manifest',
      'createRegistry.modules[1].manifest.rules',
      'not what is expected here',
    ],
    [
      'a part that is missing',
      [{ manifest: { ...manifest, seats: { min: 2 } }, load }],
      'bad-manifest',
      'createRegistry.modules[0].manifest.seats.max',
      'nothing',
    ],
    [
      'a part too many',
      [{ manifest: { ...manifest, author: 'me' }, load }],
      'bad-manifest',
      'createRegistry.modules[0].manifest.author',
      'unknown key',
    ],
    ['no manifest', [{ load }], 'bad-manifest', 'createRegistry.modules[0].manifest', 'undefined is not JSON'],
  ])('%s', (_, modules, code, api, received) => {
    expect(() => createRegistry(modules as GameModule[])).toThrow(expect.objectContaining({ name: 'Fault', code, api, received }));
  });

  test('the manifests stay the host’s own: they are copied', () => {
    const own = JSON.parse(JSON.stringify(manifest)) as { name: string };
    const registry = createRegistry([{ manifest: own as never, load }]);
    own.name = 'changed';
    expect(registry.manifests()[0]?.name).toBe('Wreckers');
  });
});

describe('modules load lazily', () => {
  test('when they are first asked for, and once', async () => {
    const loaded: string[] = [];
    const lazy = (game: AnyGame): GameModule => ({
      manifest: manifestOf(game),
      load: async () => {
        loaded.push(game.meta.rules);
        return game;
      },
    });
    const registry = createRegistry([lazy(toy), lazy(toy2)]);
    expect(loaded).toEqual([]);
    const engines = await Promise.all([registry.engine('wreckers', '1.0.0'), registry.engine('wreckers', '1.0.0'), registry.open(save1)]);
    expect(loaded).toEqual(['1.0.0']);
    expect(engines[0]).toBe(engines[1]);
  });

  test('again, after they could not be loaded', async () => {
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return toy;
    };
    const registry = createRegistry([{ manifest: manifestOf(toy), load }]);
    await expect(registry.open(save1)).rejects.toThrow('offline');
    expect(await registry.open(save1)).toMatchObject({ ok: true });
  });

  test.each([
    ['another game', () => connectFour, 'a game whose id is "connect-four", not "wreckers"'],
    ['another version', () => toy2, 'a game whose rules is "2.0.0", not "1.0.0"'],
    [
      'other seats',
      () => ({ ...toy, meta: { ...toy.meta, seats: { min: 2, max: 3 } } }),
      'a game whose seats is {"min":2,"max":3}, not {"min":2,"max":4}',
    ],
    ['the module instead of the game', () => ({ toy }), 'no game'],
    ['nothing', () => undefined, 'no game'],
    ['meta that is null', () => ({ meta: null }), 'no game'],
    ['meta without anything', () => ({ meta: {} }), 'no game'],
    ['no seats', () => ({ meta: { ...toy.meta, seats: null } }), 'no game'],
    ['migrations that are none', () => ({ ...toy, migrations: [null] }), 'no game'],
    ['a text', () => 'wreckers', 'no game'],
    ['a game of which only the meta is there', () => ({ meta: toy.meta, migrations: toy.migrations }), 'no game'],
  ])('and have to be what their manifest says: %s', async (_, load, received) => {
    const registry = createRegistry([{ manifest: manifestOf(toy), load: load as GameModule['load'] }]);
    await expect(registry.engine('wreckers')).rejects.toThrow(Fault);
    await expect(registry.engine('wreckers')).rejects.toMatchObject({ code: 'wrong-module', api: 'load of wreckers 1.0.0', received });
  });
});

test('a module that cannot be loaded is none', () => {
  expect(() => createRegistry([{ manifest: manifestOf(toy) } as GameModule])).toThrow(
    expect.objectContaining({ name: 'Fault', code: 'bad-module', api: 'createRegistry.modules[0].load', received: 'nothing' }),
  );
});

test('a game for another contract has no engine', () => {
  const foreign = { ...toy, meta: { ...toy.meta, engine: '^2.0.0' } };
  expect(() => createEngine(foreign)).toThrow(
    expect.objectContaining({ name: 'Fault', code: 'wrong-contract', api: 'createEngine of wreckers' }),
  );
});
