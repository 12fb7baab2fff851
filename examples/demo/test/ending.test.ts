import { createEngine } from '@quayside/core';
import { piraeus } from '@quayside/piraeus';
import { expect, test } from 'vitest';
import { endingText } from '../src/report/piraeus/ending.ts';
import { namesFor } from '../src/report/piraeus/names.ts';

const engine = createEngine(piraeus);
const nations = ['romans', 'persians', 'chinese'] as const;
const { match } = engine.create({ seats: 3, seed: 'any', options: { nations } });
const names = namesFor(nations, piraeus.words);

/** The verdict on these totals; each seat still has its eight own goods, but for the first. */
function verdict(totals: readonly number[], winners: readonly number[], decidedBy: string | null): string {
  const view = structuredClone(engine.view(match, null)) as ReturnType<typeof engine.view> & { table: { seats: { handSize: number }[] } };
  Object.assign(view.table.seats[0] ?? {}, { handSize: 3 });
  const outcome = {
    ranks: totals.map((_, seat) => (winners.includes(seat) ? 1 : 1 + winners.length)),
    winners,
    scores: totals.map((total) => ({ total, parts: {} })),
    reasons: ['last-day'],
    decidedBy,
  };
  return endingText(view, outcome, names, piraeus.words).split('\n')[1] ?? '';
}

test.each([
  ['the richest', [90, 80, 70], [0], 'wealth', 'Romans win as the richest, with 90 drachmas.'],
  [
    'fewer own goods',
    [90, 90, 70],
    [0],
    'fewer-own-goods',
    'Romans win: Persians have 90 drachmas too, but more own goods left (8 against 3).',
  ],
  ['the youngest', [70, 90, 90], [2], 'youngest', 'Chinese win: Persians have 90 drachmas too, and Chinese are the youngest.'],
  ['nobody', [70, 90, 90], [1, 2], null, 'Persians and Chinese share the victory: 90 drachmas and 8 own goods left each.'],
])('what decides: %s', (_, totals, winners, decidedBy, text) => {
  expect(verdict(totals, winners, decidedBy)).toBe(text);
});
