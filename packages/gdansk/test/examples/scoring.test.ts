import { expect, test } from 'vitest';
import { engine } from '../support/engine.ts';
import { ADAM, ANNA, position } from '../support/position.ts';

const setsOf = (cards: readonly number[]) => engine.outcome(position({ over: true, adam: { cards } }))?.scores[ADAM]?.parts.sets;

test('GD.V16: three blue cards, a green and a brown one: six and one and one', () => {
  expect(setsOf([3, 4, 5, 12, 17])).toBe(8);
});

test.each([
  [[3], 1],
  [[3, 12], 3],
  [[3, 12, 17], 6],
  [[3, 12, 17, 6], 10],
])('GD.V17: the cards %j are worth %d', (cards, points) => {
  expect(setsOf(cards)).toBe(points);
});

test('a seat without cards scores nothing for sets', () => {
  expect(engine.outcome(position({ over: true, adam: { cards: [3] } }))?.scores[ANNA]?.parts.sets).toBe(0);
});
