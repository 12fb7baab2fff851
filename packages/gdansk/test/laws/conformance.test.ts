import { conformance } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { CONFORMING } from '../support/conforming.ts';
import { engine } from '../support/engine.ts';

test('P1 to P13: the game conforms: every law holds, every secret is one, and all that is declared is reached', () => {
  const report = conformance(engine, { ...CONFORMING, seed: 'conformance' });
  expect(report.actions).toBeGreaterThan(200);
  expect(report.hiddenLeaves).toEqual([
    'hands.*.ships.*',
    'hidden.cards.*',
    'hidden.ships.large.*',
    'hidden.ships.medium.*',
    'hidden.ships.small.*',
    'hidden.tokens.*',
  ]);
});
