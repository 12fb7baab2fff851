import { createEngine, createRegistry, type Json, openRandom, seedRandom } from '@quayside/core';
import { moduleOf } from '@quayside/core/schema';
import { expect, test } from 'vitest';
import { neighbours, pathsOf, valueAt, withValue } from '../support/neighbours.ts';
import { toy2 } from '../toy-2/game.ts';
import { savesOf } from './corpus.ts';

/** So many changes are tried on each save. */
const CHANGES = 200;

const engine2 = createEngine(toy2);
const registry = createRegistry([moduleOf(toy2)]);
const random = openRandom(seedRandom('hostile saves', 'xoroshiro128plus'));

/** Older saves, each with one field changed. */
const changed = [1, 4, 5].flatMap((number) => {
  const saves = savesOf(number);
  const some = [0, 3, Math.floor(saves.length / 2), saves.length - 2, saves.length - 1].map((index) => saves[index] as unknown as Json);
  return some.flatMap((save) =>
    Array.from({ length: CHANGES }, () => {
      const path = random.pick('paths', pathsOf(save));
      return withValue(save, path, random.pick('values', neighbours(valueAt(save, path))));
    }),
  );
});

test('P10 an older save with one field changed is refused with a path, or migrates to a match that can be played', async () => {
  const counts = { refused: 0, taken: 0 };
  for (const save of changed) {
    const migrated = engine2.migrate(save);
    const opened = await registry.open(save);
    if (!migrated.ok) {
      counts.refused += 1;
      const { code, data } = migrated.rejection;
      expect([code, Array.isArray(data.path)]).toEqual([code, true]);
      expect(opened.ok).toBe(false);
      continue;
    }
    counts.taken += 1;
    expect(opened.ok).toBe(true);
    const [seat] = engine2.awaited(migrated.match);
    if (seat === undefined) continue;
    const { match } = migrated;
    expect(engine2.apply(match, seat, engine2.autopilot(engine2.view(match, seat)))).toMatchObject({ ok: true });
  }
  expect(counts.refused).toBeGreaterThan(CHANGES);
  expect(counts.taken).toBeGreaterThan(CHANGES);
});

test('P10 what was never JSON is refused, and nothing that it holds is run', () => {
  const proxy = new Proxy(
    {},
    {
      get() {
        throw new Error('read');
      },
      ownKeys() {
        throw new Error('listed');
      },
    },
  );
  for (const value of [proxy, () => {}, Symbol('save'), { format: proxy }, new Date(0)]) {
    expect(engine2.migrate(value)).toMatchObject({ ok: false, rejection: { code: 'bad-save' } });
  }
});
