import { expect, test } from 'vitest';
import { readThrowers } from '../scripts/docs/faults.ts';

const throwers = readThrowers();

/** What reading the sources finds, and never happens. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  // It asks about 0 rerolls, which is a number of them.
  poolOutcomes: ['bad-rerolls'],
};

test('whatever a door exports names in its comment, or where that leads, the code of each fault that it throws', () => {
  const untold = throwers.flatMap(({ name, codes, words }) => {
    const missing = codes.filter((code) => !words.includes(`\`${code}\``) && !NEVER[name]?.includes(code));
    return missing.length === 0 ? [] : [`${name}: ${missing.join(', ')}`];
  });
  expect(untold).toEqual([]);
});

test.each([
  // Thrown by a function of its own file; by one that makes it; by one that is told the code; by one of another file; by a method, of an object or of a class.
  ['clockwise', 'bad-seat'],
  ['commitBinding', 'not-a-seat'],
  ['Kit.game', 'no-end'],
  ['ismctsBot', 'no-budget'],
  ['Engine.view', 'not-a-viewer'],
  ['Simulator.mask', 'wrong-mask'],
])('reading the sources finds that %s throws %s', (name, code) => {
  expect(throwers.find((thrower) => thrower.name === name)?.codes).toContain(code);
});
