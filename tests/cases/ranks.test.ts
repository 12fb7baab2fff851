import { createEngine } from '@quayside/core';
import { expect, test } from 'vitest';
import { done } from '../support/done.ts';
import { add, type Bent, mini, miniKit } from '../support/mini-game.ts';

const ends: Bent['ends'] = [{ reason: 'full', rule: 'MINI.4', when: () => true, finish: 'round' }];
const once = miniKit.phase({
  rule: 'MINI.3',
  awaiting: ({ step, options }) => [step % options.seats],
  actions: [add],
  to: ['once'],
  next: () => 'once',
  closes: ({ step, options }) => (step % options.seats === 0 ? 'round' : 'turn'),
});
const ranked = (sums: readonly number[], bent: Bent = {}) => {
  const engine = createEngine(mini({ phases: { once }, first: 'once', ends, ...bent }));
  const { match } = sums.reduce(
    (now, by, seat) => done(engine, now.match, seat, { type: 'add', by }),
    engine.create({ seats: sums.length, seed: 'any' }),
  );
  return engine.outcome(match);
};

const rankOf: Readonly<Record<number, number>> = { 3: 1, 2: 2, 1: 4 };
const orders = [
  [3, 2, 2, 1],
  [2, 3, 1, 2],
  [1, 2, 2, 3],
  [2, 1, 3, 2],
  [2, 2, 1, 3],
];

test.each(orders)('P13 case 6: sums %j %j %j %j have the ranks of 1, 2, 2, 4, whoever sits where', (...sums) => {
  expect(ranked(sums)).toMatchObject({ ranks: sums.map((sum) => rankOf[sum]), winners: [sums.indexOf(3)], decidedBy: 'sum' });
});

test.each(orders)('P13 case 6: sums %j %j %j %j have those of 1, 2, 2, 3 in a game that says so', (...sums) => {
  const dense: Readonly<Record<number, number>> = { ...rankOf, 1: 3 };
  expect(ranked(sums, { sharedRanks: 'dense' })?.ranks).toEqual(sums.map((sum) => dense[sum]));
});

test('P13 case 6: all equal, all have won', () => {
  for (const sharedRanks of ['gap', 'dense'] as const)
    expect(ranked([2, 2, 2], { sharedRanks })).toMatchObject({ ranks: [1, 1, 1], winners: [0, 1, 2], decidedBy: null });
});
