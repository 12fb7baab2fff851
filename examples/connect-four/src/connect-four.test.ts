import { createEngine } from '@quayside/core';
import { createSimulator } from '@quayside/core/bots';
import { conformance } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { connectFour } from './index.ts';

const engine = createEngine(connectFour);

test('C4.3 four in a row wins', () => {
  let { match } = engine.create({ seats: 2, seed: 'any' });
  for (const column of [0, 1, 0, 1, 0, 1, 0]) {
    const applied = engine.apply(match, engine.awaited(match)[0], { type: 'drop', column });
    if (!applied.ok) throw new Error(applied.rejection.code);
    expect(applied.learnt).toBe('boundary');
    match = applied.match;
  }
  expect(engine.outcome(match)).toMatchObject({ ranks: [1, 2], winners: [0], reasons: ['four-in-a-row'], decidedBy: 'four' });
  expect(engine.describe(match).position(engine.view(match, null))).toMatchInlineSnapshot(`
    ". . . . . . .
    . . . . . . .
    X . . . . . .
    X O . . . . .
    X O . . . . .
    X O . . . . ."
  `);
});

test('C4.2 a full column takes no disc', () => {
  let { match } = engine.create({ seats: 2, seed: 'any' });
  for (const column of [3, 3, 3, 3, 3, 3]) {
    const applied = engine.apply(match, engine.awaited(match)[0], { type: 'drop', column });
    if (applied.ok) match = applied.match;
  }
  const refused = engine.apply(match, 0, { type: 'drop', column: 3 });
  expect(refused).toEqual({ ok: false, rejection: { code: 'column-full', rule: 'C4.2', data: { column: 3 } } });
  const simulator = createSimulator(engine, match);
  expect(simulator.hash()).toBe(engine.hash(match));
  const ids = [0, 0, 0, 0, 0, 0, 0, 0];
  expect(simulator.legal(0, ids)).toBe(ids);
  expect(ids).toEqual([0, 1, 2, 4, 5, 6]);
});

test('C4.1 to C4.4 the game conforms: every law holds, and all that it declares is reached', () => {
  // The seats are not alike: the first begins (C4.1), so none are declared to be.
  const { coverage, hiddenLeaves } = conformance(engine, { seed: 'conformance', scouts: 2000 });
  expect(Object.values(coverage.ends).every((times) => times > 0)).toBe(true);
  expect(hiddenLeaves).toEqual([]);
});
