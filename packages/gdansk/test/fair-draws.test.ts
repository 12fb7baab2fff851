import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareLimit, countDraws } from '../../../tests/support/chi-square.ts';
import { engine } from './support/engine.ts';
import { ADAM, ANNA, CAROLINE, position } from './support/position.ts';

const DRAWS = 1200;

describe('P14: everything hidden that fits a view is as likely as the rest', () => {
  const match = position({
    dice: 'R M1 L1',
    cardsLeft: 4,
    anna: { ships: ['S01', 'S02', 'S03', 'S04'] },
    adam: { ships: ['S05', 'S08'] },
  });
  const view = engine.view(match, ANNA);
  const drawn = Array.from({ length: DRAWS }, (_, seed) => engine.determinize(view, `fair ${seed}`).state);

  function expectFair(draws: readonly string[], kinds: number): void {
    const counts = countDraws(draws);
    expect(counts.size).toBe(kinds);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(kinds));
  }

  test('GD.R68: the port cards, in every order', () => {
    expectFair(
      drawn.map(({ hidden }) => hidden.cards.join()),
      24,
    );
  });

  test('GD.R56: the tokens, in every order under the one that lies open', () => {
    const tokens = drawn.map(({ hidden }) => hidden.tokens);
    expect(new Set(tokens.map(([top]) => top))).toEqual(new Set([match.state.hidden.tokens[0]]));
    expectFair(
      tokens.map((stack) => stack.slice(1).join()),
      6,
    );
  });

  test('GD.R50: the ships of another seat, each of its size that the viewer has not got', () => {
    const [small, medium] = [0, 1].map((nth) => drawn.map(({ hands }) => `${hands[ADAM]?.ships[nth]}`));
    // Three of seven small ships are left, and all of the medium ones.
    expectFair(small ?? [], 3);
    expectFair(medium ?? [], match.state.hidden.ships.medium.length + 1);
    expect(drawn.every(({ hands }) => hands[ANNA]?.ships.join() === '0,1,2,3')).toBe(true);
    expect(drawn.every(({ hands }) => hands[CAROLINE]?.ships.length === 0)).toBe(true);
  });

  test('GD.R50: the ships of a stack, in every order', () => {
    expectFair(
      drawn.map(({ hidden }) => hidden.ships.small.join()),
      6,
    );
  });
});
