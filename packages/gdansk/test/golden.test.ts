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
  ['score-reached', ['score-reached']],
  ['markers-placed', ['markers-placed']],
  ['orders-gone', ['orders-gone']],
  ['round-cap', ['round-cap']],
  ['later-reason', ['score-reached', 'orders-gone']],
  ['last-round-of-the-cap', ['score-reached', 'round-cap']],
])('GD.K1 GD.R59 GD.R60 GD.R67: %s ends because of %j', (name, reasons) => {
  expect(goldens[name]?.outcome?.reasons).toEqual(reasons);
});

test.each([
  ['score-reached', 'points'],
  ['markers-decide', 'markers-on-board'],
  ['shared-victory', null],
])('GD.K5: the rung that decides %s is %s', (name, decidedBy) => {
  expect(goldens[name]?.outcome?.decidedBy).toBe(decidedBy);
});

test.each(Object.entries(goldens))('GD.K2: in %s all seats have equally many turns', (_, { setup, steps }) => {
  const turns = Array.from({ length: setup.seats }, () => 0);
  for (const { seat, action } of steps) if (action.type === 'end-turn') turns[seat] = (turns[seat] ?? 0) + 1;
  expect(new Set(turns).size).toBe(1);
});

describe('a gap', () => {
  test('is found and told, whatever is dropped of all that the game declares', () => {
    const wanted = goldenGaps(engine, [], WANTED);
    expect(wanted).toEqual(expect.arrayContaining(['ends.orders-gone', 'rungs.markers-on-board', 'victory.shared', 'seats.2', 'seats.4']));
    const each = Object.values(goldens).map((golden) => ({ golden, lacks: goldenGaps(engine, [golden], WANTED) }));
    for (const gap of wanted) {
      const others = each.filter(({ lacks }) => lacks.includes(gap)).map(({ golden }) => golden);
      expect(() => assertNoGoldenGaps(engine, others, WANTED)).toThrow(`\n  ${gap}: a match `);
    }
  });

  test('GD.K5: without the matches that markers decide, it says so, and how to record one', () => {
    const others = Object.values(goldens).filter(({ outcome }) => outcome?.decidedBy !== 'markers-on-board');
    expect(() => assertNoGoldenGaps(engine, others, WANTED)).toThrow(
      [
        'gdansk 1.0.0 lack',
        '  rungs.markers-on-board: a match that the rung "markers-on-board" decides',
        'Add a recipe to packages/gdansk/test/support/golden.ts, and run UPDATE_GOLDEN=1 npx vitest run packages/gdansk/test/golden.test.ts.',
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

  test('GD.A8: another action, by what comes of it', () => {
    const { seat, action } = steps[0] as (typeof steps)[number];
    const recorded = action.type === 'place-meeple' ? action.location : -1;
    const location = recorded === 1 ? 2 : 1;
    const lines = told((copy) => Object.assign(copy.steps[0].action, { location }));
    expect(lines[0]).toMatch(new RegExp(`^step 0 of ${steps.length}, seat ${seat}: Seat ${seat} places the meeple at `));
    expect(lines[1]).toBe(`  steps.0.events.0.event.location: recorded ${recorded}, now ${location}`);
    expect(lines.slice(2)).toEqual([expect.stringContaining('  recorded: Seat '), expect.stringContaining('  now:      Seat ')]);
  });

  test('GD.B2: another event, by its first datum that differs', () => {
    const index = steps.findIndex(({ action }) => action.type === 'roll');
    const lines = told((copy) => Object.assign(copy.steps[index].events[0].event, { seat: 9 }));
    expect(lines[0]).toBe(`step ${index} of ${steps.length}, seat ${steps[index]?.seat}: Seat ${steps[index]?.seat} rolls`);
    expect(lines[1]).toBe(`  steps.${index}.events.0.event.seat: recorded 9, now ${steps[index]?.seat}`);
  });

  test('another hash', () => {
    const [, second] = told((copy) => Object.assign(copy.steps[9], { hash: 'none' }));
    expect(second).toBe(`  steps.9.hash: recorded "none", now "${steps[9]?.hash}"`);
  });
});
