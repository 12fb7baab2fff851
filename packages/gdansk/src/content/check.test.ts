import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { reconstructed } from './reconstructed.ts';
import type { GdanskContent } from './schema.ts';

const flawOf = (change: Partial<GdanskContent>) => checkContent({ ...reconstructed, ...change });

test('the set that comes with the game passes', () => {
  expect(checkContent(reconstructed)).toBeUndefined();
});

test('GD.A1 GD.F15 GD.D5 GD.R17 GD.D3 GD.R29 GD.C4 GD.I1: a flaw names the datum and the rule that it breaks', () => {
  const { goods, colors, locations, connections, orderTokens, cruiseShips } = reconstructed;
  expect(flawOf({ goods: [...goods].reverse() })).toMatchObject({ path: ['goods', 0, 'id'], rule: 'GD.A1' });
  expect(flawOf({ colors: [...colors].reverse() })).toMatchObject({ path: ['colors', 0, 'id'], rule: 'GD.F15' });
  const kinds = locations.map((location, index) => (index === 3 ? { ...location, kind: 'double' as const } : location));
  expect(flawOf({ locations: kinds })).toMatchObject({ path: ['locations', 3, 'kind'], rule: 'GD.D5' });
  expect(flawOf({ locations: locations.slice(1) })).toMatchObject({ path: ['locations'], rule: 'GD.R17' });
  expect(flawOf({ connections: connections.slice(5) })).toMatchObject({ path: ['connections'], rule: 'GD.D3' });
  expect(flawOf({ orderTokens: orderTokens.slice(1) })).toMatchObject({ path: ['orderTokens'], rule: 'GD.R29' });
  const empty = orderTokens.map((token, index) => (index === 4 ? { ...token, goods: { ...token.goods, grain: 7 } } : token));
  expect(flawOf({ orderTokens: empty })).toMatchObject({ path: ['orderTokens', 4, 'goods'], rule: 'GD.C4' });
  expect(flawOf({ cruiseShips: cruiseShips.slice(7) })).toMatchObject({ path: ['cruiseShips'], rule: 'GD.I1' });
});
