import type { Card } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareLimit, countDraws } from '../../../tests/support/chi-square.ts';
import { engine } from './support/engine.ts';
import { position } from './support/position.ts';

const DRAWS = 360;

function expectFair(draws: readonly string[], kinds: number): void {
  const counts = countDraws(draws);
  expect(counts.size).toBe(kinds);
  expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(kinds));
}

describe('P14: every Greek deck that fits a view is as likely as the others', () => {
  const bought = ['furs', 'tableware', 'food'].map((good) => ({ good, origin: 'greeks' }) as Card);
  // Furs, tableware, food, jewelry are left in the deck, one each; the last of them was seen going under it.
  const match = position({ day: 4, row: ['furs', 'tableware', 'food'], bought: { 0: bought }, deckSize: 4, known: 1 });

  test.each([1, null])('PI.A3 PI.Q9: viewer %s draws the unknown cards in any order, and what was seen at the bottom', (viewer) => {
    const view = engine.view(match, viewer);
    const decks = Array.from({ length: DRAWS }, (_, seed) => engine.determinize(view, `fair ${seed}`).state.hidden.deck);
    expect(new Set(decks.map((deck) => deck[3]))).toEqual(new Set(['jewelry']));
    expectFair(
      decks.map((deck) => deck.join()),
      6,
    );
  });

  test('PI.A3: cards that are alike do not make their orders likelier', () => {
    const view = engine.view(position({ day: 2, row: ['tableware', 'food', 'food'], deckSize: 4 }), 0);
    const decks = Array.from({ length: DRAWS }, (_, seed) => engine.determinize(view, `alike ${seed}`).state.hidden.deck.join());
    // Three furs and one tableware.
    expectFair(decks, 4);
  });
});

test('P14: a plan that another seat has sealed is any of what it could have sealed', () => {
  const sealed = engine.apply(position(), 2, { type: 'plan', as: 'seller' });
  if (!sealed.ok) throw new Error(sealed.rejection.code);
  const view = engine.view(sealed.match, 0);
  expectFair(
    Array.from({ length: DRAWS }, (_, seed) => JSON.stringify(engine.determinize(view, `sealed ${seed}`).commits[2])),
    2,
  );
});
