import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game/game.ts';
import { outcomeOf } from './outcome.ts';

/** A game that is nothing but its rungs: by rung, the value of each seat. */
function ranked(bent: object, ...rungs: number[][]) {
  const game = {
    meta: { id: 'ranked' },
    score: (_: unknown, seat: number) => ({ first: rungs[0]?.[seat] ?? 0, bonus: 1 }),
    ranking: rungs.map((values, rung) => ({ name: `rung ${rung}`, rule: 'R', value: (_: unknown, seat: number) => values[seat] })),
    ...bent,
  };
  const finished = { options: { seats: rungs[0]?.length ?? 0 } };
  return outcomeOf(game as unknown as AnyGame, finished as never, ['reason']);
}

describe('outcomeOf', () => {
  it.each([
    [[[5, 3, 1]], [1, 2, 3], [0], 'rung 0'],
    [[[1, 3, 5]], [3, 2, 1], [2], 'rung 0'],
    [[[3, 3, 1]], [1, 1, 3], [0, 1], null],
    [[[3, 1, 1]], [1, 2, 2], [0], 'rung 0'],
    [[[4, 3, 3, 1]], [1, 2, 2, 4], [0], 'rung 0'],
    [[[2, 2, 2]], [1, 1, 1], [0, 1, 2], null],
    [
      [
        [3, 3, 1],
        [0, 2, 9],
      ],
      [2, 1, 3],
      [1],
      'rung 1',
    ],
    [
      [
        [3, 3, 3],
        [2, 2, 1],
        [1, 0, 9],
      ],
      [1, 2, 3],
      [0],
      'rung 2',
    ],
    [
      [
        [3, 3, 1],
        [2, 2, 9],
      ],
      [1, 1, 3],
      [0, 1],
      null,
    ],
    [[[-1, -2]], [1, 2], [0], 'rung 0'],
    [[[7]], [1], [0], null],
  ])('%j gives ranks %j, winners %j, decided by %j', (rungs, ranks, winners, decidedBy) => {
    expect(ranked({}, ...rungs)).toMatchObject({ ranks, winners, decidedBy });
  });

  it('adds the parts of a score, and keeps the reasons', () => {
    expect(ranked({}, [5, 3])).toMatchObject({ scores: [{ total: 6, parts: { first: 5, bonus: 1 } }, { total: 4 }], reasons: ['reason'] });
  });

  it.each([
    [
      [5, 5, 5],
      [1, 1, 1],
    ],
    [
      [9, 5, 5, 2],
      [1, 2, 2, 3],
    ],
    [
      [2, 5, 9, 5, 9],
      [3, 2, 1, 2, 1],
    ],
  ])('dense ranks: %j give %j', (values, ranks) => {
    expect(ranked({ sharedRanks: 'dense' }, values).ranks).toEqual(ranks);
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [undefined], ['7']])('is a fault of the game where a rung gives %j', (value) => {
    expect(() => ranked({}, [1, 1], [2, value as number])).toThrow(
      expect.objectContaining({ code: 'bad-score', api: 'ranking of ranked, rung rung 1' }),
    );
    const score = () => ({ coins: value as number });
    expect(() => ranked({ score }, [1, 1])).toThrow(expect.objectContaining({ code: 'bad-score', api: 'score of ranked, part coins' }));
  });

  it('shares the victory where there is no rung at all', () => {
    const game = { meta: {}, score: () => ({}), ranking: [] } as unknown as AnyGame;
    expect(outcomeOf(game, { options: { seats: 2 } } as never, [])).toMatchObject({ ranks: [1, 1], winners: [0, 1], decidedBy: null });
  });
});
