import { SIZES } from '@quayside/gdansk';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { ADAM, ANNA, CAROLINE, position } from './support/position.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => `draw ${seed}`);
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

describe('what a viewer cannot tell apart', () => {
  const match = position({
    dice: 'R M1 L1',
    orders: { 12: 'T02', 10: 'T05' },
    anna: { ships: ['S02', 'S20'] },
    adam: { ships: ['S01', 'S08', 'S15'], markers: [1], orders: ['T01'] },
    caroline: { ships: ['S03'] },
  });
  const drawn = seeds.map((seed) => engine.determinize(engine.view(match, ANNA), seed).state);

  test('GD.R68: the same port cards and tokens in any order, the top token excepted', () => {
    for (const { hidden } of drawn) {
      expect(sorted(hidden.cards)).toEqual(sorted(match.state.hidden.cards));
      expect(sorted(hidden.tokens)).toEqual(sorted(match.state.hidden.tokens));
      expect(hidden.tokens[0]).toBe(match.state.hidden.tokens[0]);
    }
    expect(new Set(drawn.map(({ hidden }) => hidden.cards.join())).size).toBe(seeds.length);
    expect(new Set(drawn.map(({ hidden }) => hidden.tokens.join())).size).toBe(seeds.length);
  });

  test('GD.R50 GD.R68: own ships are kept, those of others are as many of each size as lie there', () => {
    for (const { hands, hidden, table } of drawn) {
      expect(hands[ANNA]).toEqual(match.state.hands[ANNA]);
      expect(hands.map(({ ships }) => ships.length)).toEqual([2, 3, 1]);
      for (const size of SIZES) expect(hidden.ships[size]).toHaveLength(table.shipsLeft[size]);
    }
    expect(new Set(drawn.map(({ hands }) => hands[ADAM]?.ships.join())).size).toBeGreaterThan(20);
    expect(new Set(drawn.map(({ hands }) => hands[CAROLINE]?.ships.join())).size).toBe(6);
  });

  test('the viewer sees the same, and may do the same', () => {
    for (const viewer of [null, ANNA, ADAM, CAROLINE]) {
      const view = engine.view(match, viewer);
      const other = engine.view(engine.determinize(view, 'same'), viewer);
      expect(other).toEqual(view);
      expect(engine.legal(other)).toEqual(engine.legal(view));
    }
  });
});

test('GD.A4 GD.A5: of two players the removed cards and tokens stay removed', () => {
  const { match } = engine.create({ seats: 2, seed: 'two' });
  for (const seed of seeds.slice(0, 5)) {
    const { hidden } = engine.determinize(engine.view(match, ANNA), seed).state;
    expect(sorted(hidden.cards)).toEqual(sorted(match.state.hidden.cards));
    expect(sorted(hidden.tokens)).toEqual(sorted(match.state.hidden.tokens));
  }
});

test('GD.K3: once the match is over nothing of the ships is left to draw', () => {
  const over = position({ over: true, adam: { ships: ['S01', 'S08'] }, caroline: { ships: ['S21'] } });
  for (const viewer of [null, ANNA, CAROLINE]) {
    const other = engine.determinize(engine.view(over, viewer), 'over');
    expect(other.state.hands).toEqual(over.state.hands);
    expect(engine.outcome(other)).toEqual(engine.outcome(over));
  }
});
