import { test } from 'vitest';
import { example } from '../support/example.ts';

/** The end of a match in which Adam has these cards. */
const over = (cards: readonly number[]) => example({ over: true, adam: { cards } });

test('GD.V16: three blue cards, a green and a brown one: six and one and one', () => {
  over([3, 4, 5, 12, 17])
    .then((expect) => expect.parts('adam', { is: { track: 0, sets: 8, ships: 0 } }))
    .run();
});

test.each([
  [[3], 1],
  [[3, 12], 3],
  [[3, 12, 17], 6],
  [[3, 12, 17, 6], 10],
])('GD.V17: the cards %j are worth %d', (cards, points) => {
  over(cards)
    .then((expect) => expect.parts('adam', { is: { track: 0, sets: points, ships: 0 } }))
    .run();
});

test('a seat without cards scores nothing for sets', () => {
  over([3])
    .then((expect) => expect.parts('anna', { is: { track: 0, sets: 0, ships: 0 } }))
    .run();
});
