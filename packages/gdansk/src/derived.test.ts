import { describe, expect, test } from 'vitest';
import { reconstructed } from './content/reconstructed.ts';
import { derive } from './derived.ts';
import { COLORS, GOODS } from './vocabulary.ts';

const derived = derive(undefined, reconstructed);

describe('the map', () => {
  test('GD.D5 GD.R17: a location has the name of its lowest quay, Central Port 0', () => {
    expect(derived.locations).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 20]);
    expect([11, 14, 19].map((quay) => derived.locationOf[quay])).toEqual([5, 9, 13]);
    expect(derived.quaysAt[0]).toEqual([]);
    expect(derived.quaysAt[13]).toEqual([13, 19]);
  });

  test('GD.D3: connections lead both ways, and numbers that name no location lead nowhere', () => {
    expect(derived.neighbors[20]).toEqual([16, 17, 18]);
    expect(derived.neighbors[0]).toEqual([2, 7]);
    expect([11, 14, 19].map((quay) => derived.neighbors[quay])).toEqual([[], [], []]);
    expect(derived.neighbors.flat()).toHaveLength(2 * reconstructed.connections.length);
  });
});

test('GD.C2 GD.I1 GD.F15: weights, workers of ships and colours by name', () => {
  expect(GOODS.map((good) => derived.weight[good])).toEqual([1, 1, 1, 2, 2, 3]);
  expect(derived.shipWorkers).toEqual({ small: 3, medium: 5, large: 8 });
  expect([1, 6, 11, 16].map((quay) => derived.colorOf[quay])).toEqual([...COLORS]);
});

test('GD.R8: the die has the faces of the content', () => {
  expect(derived.die.faces.map(({ symbol, count }) => `${symbol} ${count}`)).toEqual([
    'loading 1',
    'loading 2',
    'movement 1',
    'movement 2',
    'recruitment 1',
    'recruitment 1',
  ]);
});

test('GD.K4: sets of two, three and four different colours, one colour alone is no set', () => {
  const values = derived.sets.sets.map(({ kinds, value }) => [kinds.length, value]);
  const counted = [2, 3, 4].map((size) => values.filter(([length]) => length === size));
  expect(counted.map((list) => list.length)).toEqual([6, 4, 1]);
  expect(counted.map(([first]) => first?.[1])).toEqual([3, 6, 10]);
  expect(derived.sets.single).toEqual([1, 1, 1, 1]);
});
