import { pickUniformly, type WalkReport, walk, walkInPlace } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { CANDIDATES } from './games.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

describe.each(CANDIDATES)('$name', ({ engine, setup, pick = () => pickUniformly, walks, fastWalks }) => {
  test('P1 to P9, P13 and T every law holds at every step of random matches', () => {
    const reports = numbers(walks).map((number) => walk(engine, { setup: setup(number), pick: pick(number), chooser: `walk ${number}` }));
    expect(reports.every(({ finished }) => finished)).toBe(true);
    const types = new Set(reports.flatMap(({ actions }) => Object.keys(actions)));
    expect([...types].sort()).toEqual(engine.game.actions.map(({ type }) => type).sort());
  });

  test('P13 random matches in place keep the invariants and end within the bound', () => {
    const reports = numbers(fastWalks).map((number) =>
      walkInPlace(engine, {
        setup: { ...setup(number), algorithm: 'xoroshiro128plus' },
        pick: pick(number),
        chooser: `fast ${number}`,
      }),
    );
    expect(reports.every(({ finished }) => finished)).toBe(true);
    expect(endsOf(reports)).toEqual(engine.game.ends.map(({ reason }) => reason).sort());
  });

  test('P8 a walk in place is the walk on the host path', () => {
    const options = { setup: setup(1), chooser: 'the same' };
    const [host, fast] = [walk(engine, { ...options, laws: [] }), walkInPlace(engine, options)];
    expect(engine.hash(fast.match)).toBe(engine.hash(host.match));
    expect(fast.record).toEqual(host.record);
  });
});

function endsOf(reports: readonly WalkReport[]): string[] {
  return [...new Set(reports.flatMap(({ reasons }) => reasons))].sort();
}
