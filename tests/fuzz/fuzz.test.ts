import { createEngine } from '@quayside/core';
import { describe, expect, test } from 'vitest';
import { CANDIDATES, type Candidate } from '../promises/games.ts';
import { toy } from '../toy/game.ts';
import { explain } from './doors/actions.ts';
import { load } from './doors/saves.ts';
import { DOORS } from './doors.ts';
import { type FuzzLine, fuzz } from './fuzz.ts';

/** So many payloads per game; `npm run fuzz` sends 100,000. */
const PAYLOADS = 700;

const wreckers = CANDIDATES.find(({ name }) => name === 'wreckers') as Candidate;

function total({ refused, accepted }: FuzzLine): number {
  return Object.values(refused).reduce((sum, times) => sum + times, accepted);
}

test.each(CANDIDATES)(
  'P1, P15 whatever is sent to $name is answered: nothing throws, changes or pollutes, and what is taken can be played',
  async (candidate) => {
    const line = await fuzz(candidate, { payloads: PAYLOADS, seed: 1, matches: 2 });
    expect(line.failure).toBeNull();
    expect([line.payloads, total(line)]).toEqual([PAYLOADS, PAYLOADS]);
    expect(line.refused['bad-action']).toBeGreaterThan(PAYLOADS / 10);
    expect(line.refused['bad-match']).toBeGreaterThan(PAYLOADS / 50);
    expect(line.accepted).toBeGreaterThan(PAYLOADS / 50);
  },
);

test('the same seed sends the same payloads, another one others', async () => {
  const sent = async (seed: number) => fuzz(wreckers, { payloads: 100, seed, matches: 1 });
  expect(await sent(3)).toEqual(await sent(3));
  expect(await sent(4)).not.toEqual(await sent(3));
});

test('a hundred payloads go through the doors as they are weighed', () => {
  expect(DOORS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(new Set(DOORS.map(({ name }) => name)).size).toBe(DOORS.length);
});

describe('what breaks a promise is found, shrunk, and found again', () => {
  const engine = createEngine(toy) as unknown as Candidate['engine'];
  const lawless = { ...wreckers, engine: createEngine({ ...toy, invariants: [] }) as unknown as Candidate['engine'] };
  const rash: Candidate['engine'] = {
    ...engine,
    explain(view, action) {
      if (Array.isArray(action) && action.length > 1) throw new Error('two at once');
      return engine.explain(view, action);
    },
  };

  test.each([
    ['invariants that are too weak for the rules', lawless, load, ''],
    ['an answer that is thrown', { ...wreckers, engine: rash }, explain, 'two at once'],
  ])('%s', async (_, candidate, door, problem) => {
    const options = { payloads: 3000, seed: 1, matches: 2, doors: [door] };
    const { failure, payloads } = await fuzz(candidate, options);
    expect(failure).toMatchObject({ door: door.name, seed: 1, problem: expect.stringContaining(problem) });
    expect(payloads).toBeLessThan(options.payloads);
    const again = await fuzz(candidate, { ...options, path: failure?.path ?? '' });
    expect(again.failure).toMatchObject({ problem: failure?.problem, payload: failure?.payload });
  });
});
