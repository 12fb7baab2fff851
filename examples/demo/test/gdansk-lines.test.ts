import { createEngine } from '@quayside/core';
import { gdansk } from '@quayside/gdansk';
import { expect, test } from 'vitest';
import { endingText } from '../src/report/gdansk/ending.ts';
import { keepingLine } from '../src/report/gdansk/order.ts';
import { reporterFor } from '../src/report/gdansk/reporter.ts';

const engine = createEngine(gdansk);
const start = engine.view(engine.create({ seats: 4, seed: 'any' }).match, null);
const reporter = reporterFor({ engine, seed: 'any', steps: [], outcome: {} as never }, start);

/** The ending with these totals, and so many influence markers on the board by seat. */
function ending(totals: readonly number[], markers: readonly number[], winners: readonly number[], decidedBy: string | null): string {
  const quays = start.table.quays.map((quay, index) => ({
    ...quay,
    markers: markers.flatMap((count, seat) => (index < count ? [seat] : [])),
  }));
  const view = { ...start, table: { ...start.table, quays } };
  const outcome = {
    ranks: totals.map((_, seat) => (winners.includes(seat) ? 1 : 1 + winners.length)),
    winners,
    scores: totals.map((total) => ({ total, parts: {} })),
    reasons: ['score-reached', 'orders-gone'],
    decidedBy,
  };
  return endingText(view, outcome, reporter);
}

test.each([
  ['points', [60, 50, 70, 40], [1, 2, 3, 4], [2], 'points', 'Caroline wins with the most points, 70.'],
  [
    'markers',
    [70, 70, 60, 40],
    [5, 7, 8, 1],
    [1],
    'markers-on-board',
    'Anna wins: Adam has 70 points too, but fewer markers on the board (5 against 7).',
  ],
  [
    'markers, of three',
    [70, 70, 60, 70],
    [5, 7, 8, 4],
    [1],
    'markers-on-board',
    'Anna wins: Adam and David have 70 points too, but fewer markers on the board (5, 4 against 7).',
  ],
  [
    'nothing',
    [70, 60, 70, 70],
    [6, 5, 6, 6],
    [0, 2, 3],
    null,
    'Adam, Caroline and David share the victory: 70 points and 6 markers on the board each.',
  ],
])('what decides: %s', (_, totals, markers, winners, decidedBy, text) => {
  expect(ending(totals, markers, winners, decidedBy)).toBe(
    `The match ends: a player has 60 points or more, no order is left on the board.\n${text}`,
  );
});

const none = { grain: 0, fuels: 0, coal: 0, containers: 0, cargo: 0, roro: 0 };

/** What Anna keeps of an order on quay 17: token 0 has a coal bonus, token 1 has none. */
function keeping(token: number, marked: boolean): string {
  const quays = start.table.quays.map((quay, index) => ({ ...quay, markers: marked && index === 16 ? [1] : [] }));
  const after = { ...start, table: { ...start.table, quays } };
  const event = { type: 'order-executed', seat: 1, quay: 17, token, points: 12, paid: none, bonuses: none } as const;
  return keepingLine({ event, before: start, after }, reporter);
}

test.each([
  [0, true, 'Anna takes the brown port card, puts a marker there, 8 left, and has a coal bonus from now on.'],
  [1, true, 'Anna takes the brown port card, puts a marker there, 8 left.'],
  [0, false, 'Anna takes the brown port card, and has no marker left to put there, and has a coal bonus from now on.'],
  [1, false, 'Anna takes the brown port card, and has no marker left to put there.'],
])('what is kept of an order with token %i, marked %s', (token, marked, line) => {
  expect(keeping(token, marked)).toBe(line);
});
