import { CENTRAL_PORT } from '@quayside/gdansk';
import { describe, expect, test } from 'vitest';
import { endTurn, unload } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { turn } from './support/play.ts';
import { ADAM, ANNA, CAROLINE, type PositionSpec, position } from './support/position.ts';

/** How a match comes out in which nobody but the last seat has what a test does not name; that seat is David, who has taken all the rest. */
const outcome = (spec: PositionSpec) => engine.outcome(position({ seats: 4, over: true, ...spec }));
const partsOf = (spec: PositionSpec, seat: number) => outcome(spec)?.scores[seat];

describe('scoring', () => {
  test('GD.K3: the track, then ships, then sets', () => {
    const scored = partsOf({ adam: { score: 41, ships: ['S01', 'S17'], cards: [1, 6] } }, ADAM);
    expect(scored).toEqual({ total: 41 + 15 + 3, parts: { track: 41, ships: 15, sets: 3 } });
  });

  test('GD.K3: all ships are turned over once the match is over', () => {
    const over = position({ over: true, adam: { ships: ['S01'] } });
    for (const viewer of [null, ANNA]) expect(engine.view(over, viewer).shown.ships).toEqual([[], [0], []]);
  });

  test('GD.K4: several sets, each card in one', () => {
    expect(partsOf({ adam: { cards: [1, 6, 11, 16, 2, 7] } }, ADAM)?.parts.sets).toBe(10 + 3);
    expect(partsOf({ adam: { cards: [1, 2, 3, 4, 5] } }, ADAM)?.parts.sets).toBe(5);
  });

  test('GD.F14: what was scored in play is on the track alone', () => {
    const start = position({
      seats: 2,
      whose: ADAM,
      dice: 'L1 R R',
      centralPort: true,
      ending: ['score-reached'],
      anna: { score: 60 },
      adam: { at: CENTRAL_PORT, cargo: { coal: 1 } },
    });
    const { match } = turn(start, ADAM, unload('coal'), endTurn);
    expect(engine.outcome(match)?.scores[ADAM]?.parts.track).toBe(2);
  });
});

describe('who wins', () => {
  test('GD.K5: the most points', () => {
    expect(outcome({ anna: { score: 60 }, adam: { score: 61 }, caroline: { score: 2 } })).toMatchObject({
      winners: [ADAM],
      ranks: [2, 1, 3, 4],
      decidedBy: 'points',
    });
    expect(outcome({ anna: { score: 60 }, adam: { score: 58, ships: ['S01'] } })).toMatchObject({ winners: [ADAM] });
  });

  test('GD.K5: of equals the one with more markers on the board', () => {
    const spec: PositionSpec = {
      anna: { score: 60, markers: [1], cards: [1, 6] },
      adam: { score: 60, markers: [6, 20], cards: [2, 20] },
    };
    expect(outcome(spec)).toMatchObject({ winners: [ADAM], ranks: [2, 1, 3, 3], decidedBy: 'markers-on-board' });
  });

  test('GD.K5: still equal, they share the victory', () => {
    expect(outcome({ anna: { score: 60 }, adam: { score: 60 }, caroline: { score: 3 } })).toMatchObject({
      winners: [ANNA, ADAM],
      ranks: [1, 1, 3, 4],
      decidedBy: null,
    });
  });

  test('GD.R64: the marker on the track is none of those', () => {
    const equal = outcome({ anna: { score: 5, markers: [1], cards: [1] }, adam: { score: 5, markers: [6], cards: [6] } });
    expect(equal).toMatchObject({ winners: [ANNA, ADAM], decidedBy: null });
  });

  test('GD.R65: among the tied alone, and places below the first by the same chain', () => {
    const spec: PositionSpec = {
      anna: { score: 60, markers: [1], cards: [1, 6] },
      adam: { score: 60, markers: [8, 20], cards: [8, 20] },
      caroline: { score: 50, markers: [2, 3, 4], cards: [2, 3, 4] },
      david: { score: 60, markers: [11, 16], cards: [11, 16] },
    };
    expect(outcome(spec)).toMatchObject({ winners: [ADAM, 3], ranks: [3, 1, 4, 1], decidedBy: null });
    const below = outcome({ anna: { score: 60 }, adam: { score: 50, markers: [1], cards: [1] }, caroline: { score: 50, cards: [2] } });
    expect(below?.ranks).toEqual([1, 2, 3, 4]);
    const shared = outcome({ anna: { score: 60 }, adam: { score: 50 }, caroline: { score: 50 }, david: { score: 2 } });
    expect(shared?.ranks).toEqual([1, 2, 2, 4]);
    expect(shared?.winners).toEqual([ANNA]);
    expect(CAROLINE).toBe(2);
  });
});
