import { createEngine, openRandom, scriptedRandom, seedRandom } from '@quayside/core';
import { expect, test } from 'vitest';
import { toy } from '../toy/game.ts';

const engine = createEngine(toy);
const { match } = engine.create({ seats: 2, seed: 'chance' });

test('P3: a match with other chance is the same match, with other draws to come', () => {
  const scripted = engine.withRandom(match, scriptedRandom({ dice: [5] }));
  expect({ ...scripted, random: null }).toEqual({ ...match, random: null });
  const first = engine.apply(scripted, 0, { type: 'keep', index: 0 });
  const second = engine.apply(first.ok ? first.match : match, 1, { type: 'keep', index: 0 });
  expect(second.ok && second.match.state.table.tide).toBe(6);
  const seeded = engine.withRandom(match, seedRandom('other', 'chacha20'));
  expect(engine.load(JSON.parse(JSON.stringify(seeded)))).toMatchObject({ ok: true });
  expect(engine.hash(engine.withRandom(seeded, match.random))).toBe(engine.hash(match));
});

test('P1: chance is copied and frozen, and what is no chance is a fault', () => {
  const random = openRandom(seedRandom('mine', 'chacha20')).state();
  const given = engine.withRandom(match, random);
  expect(Object.isFrozen(given.random.streams)).toBe(true);
  expect(given.random).not.toBe(random);
  const bad = { algorithm: 'chacha20', key: 'short', streams: {} } as const;
  expect(() => engine.withRandom(match, bad)).toThrow(expect.objectContaining({ code: 'bad-random', api: 'engine.withRandom.key' }));
});
