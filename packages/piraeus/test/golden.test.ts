import * as fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assertNoGoldenGaps, explainGolden, goldenGaps, readGoldens, writeGoldens } from '@quayside/testkit';
import { goldenSuite } from '@quayside/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { RECIPES, WANTED } from './support/golden.ts';

const folder = fileURLToPath(new URL('./golden', import.meta.url));
if (process.env.UPDATE_GOLDEN === '1') writeGoldens(engine, fs, folder, RECIPES);
const goldens = readGoldens(engine, fs, folder);

goldenSuite(engine, goldens, WANTED);

test('there are at least twenty golden matches, and each has a recipe', () => {
  expect(Object.keys(goldens)).toEqual(Object.keys(RECIPES).sort());
  expect(Object.keys(goldens).length).toBeGreaterThanOrEqual(20);
});

test.each([
  ['PI.G6', 'wealth-decides', 'wealth'],
  ['PI.G7', 'own-goods-decide', 'fewer-own-goods'],
  ['PI.G7', 'shared-victory', null],
  ['PI.Q51', 'youngest-decides', 'youngest'],
])('%s: the rung that decides %s is %s', (_, name, decidedBy) => {
  expect(goldens[name]?.outcome?.decidedBy).toBe(decidedBy);
});

describe('a gap', () => {
  test('is found and told, whatever is dropped of all that the game declares', () => {
    const wanted = goldenGaps(engine, [], WANTED);
    expect(wanted).toEqual(expect.arrayContaining(['ends.last-day', 'rungs.youngest', 'victory.shared', 'seats.2', 'seats.6']));
    const each = Object.values(goldens).map((golden) => ({ golden, lacks: goldenGaps(engine, [golden], WANTED) }));
    for (const gap of wanted) {
      const others = each.filter(({ lacks }) => lacks.includes(gap)).map(({ golden }) => golden);
      expect(() => assertNoGoldenGaps(engine, others, WANTED)).toThrow(`\n  ${gap}: a match `);
    }
  });

  test('PI.Q51: without the match that the youngest wins, it says so, and how to record one', () => {
    const { 'youngest-decides': _, ...others } = goldens;
    expect(() => assertNoGoldenGaps(engine, Object.values(others), WANTED)).toThrow(
      [
        'piraeus 1.0.0 lack',
        '  rungs.youngest: a match that the rung "youngest" decides',
        'Add a recipe to packages/piraeus/test/support/golden.ts, and run UPDATE_GOLDEN=1 npx vitest run packages/piraeus/test/golden.test.ts.',
      ].join('\n'),
    );
  });
});

describe('a change in the file is told: step, seat, action in words, path, both values', () => {
  const steps = goldens['three-seats']?.steps ?? [];

  // biome-ignore lint/suspicious/noExplicitAny: what a file holds may be anything
  function told(change: (copy: any) => void): readonly string[] {
    const copy = structuredClone(goldens['three-seats']);
    change(copy);
    return explainGolden(engine, copy as never)?.split('\n') ?? [];
  }

  test('PI.C1: another action, by the hash behind it', () => {
    const { seat, action, hash } = steps[0] as (typeof steps)[number];
    const as = action.type === 'plan' && action.as === 'buyer' ? 'seller' : 'buyer';
    const [first, second] = told((copy) => Object.assign(copy.steps[0].action, { as }));
    expect(first).toBe(`step 0 of ${steps.length}, seat ${seat}: Seat ${seat} plans to ${as === 'buyer' ? 'buy' : 'sell'}`);
    expect(second).toContain(`  steps.0.hash: recorded "${hash}", now "`);
  });

  test('PI.C2: another event, by its first datum that differs', () => {
    const index = steps.findIndex(({ events }) => events.some(({ event }) => event.type === 'prices-moved'));
    const nth = steps[index]?.events.findIndex(({ event }) => event.type === 'prices-moved') ?? -1;
    const lines = told((copy) => Object.assign(copy.steps[index].events[nth].event.to, { food: 99 }));
    expect(lines[0]).toMatch(new RegExp(`^step ${index} of \\d+, seat \\d: Seat \\d plans to `));
    expect(lines[1]).toMatch(new RegExp(`^ {2}steps.${index}.events.${nth}.event.to.food: recorded 99, now \\d$`));
    expect(lines.slice(2)).toEqual([expect.stringContaining('  recorded: Prices: '), expect.stringContaining('  now:      Prices')]);
  });

  test('another hash', () => {
    const [, second] = told((copy) => Object.assign(copy.steps[9], { hash: 'none' }));
    expect(second).toBe(`  steps.9.hash: recorded "none", now "${steps[9]?.hash}"`);
  });
});
