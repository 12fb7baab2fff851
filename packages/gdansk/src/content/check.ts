import type { Flaw } from '@quayside/core/sdk';
import { sizeOf } from '../rules/goods.ts';
import { COLORS, GOODS, QUAYS, REMOVABLE_COLORS, SIZES } from '../vocabulary.ts';
import type { GdanskContent } from './schema.ts';

/** Says what well-formed content gets wrong: names, the map, and that cards, tokens and cubes match for every number of seats. */
export function checkContent(content: GdanskContent): Flaw | undefined {
  return (
    misnamed(content) ?? misplaced(content) ?? disconnected(content) ?? mismatched(content) ?? unplayable(content) ?? misweighed(content)
  );
}

function flaw(path: Flaw['path'], rule: string | null, problem: string): Flaw {
  return { path, rule, problem };
}

function twice<T>(list: readonly T[]): number {
  return list.findIndex((value, index) => list.indexOf(value) !== index);
}

/** Goods, colours and quays stand in the order of the vocabulary; names are unique. */
function misnamed({ goods, colors, quays, orderTokens, cruiseShips }: GdanskContent): Flaw | undefined {
  const good = GOODS.findIndex((id, index) => goods[index]?.id !== id);
  if (good >= 0) return flaw(['goods', good, 'id'], 'GD.A1', `expected ${GOODS[good]}`);
  const color = COLORS.findIndex((id, index) => colors[index]?.id !== id);
  if (color >= 0) return flaw(['colors', color, 'id'], 'GD.F15', `expected ${COLORS[color]}`);
  const quay = quays.findIndex(({ number }, index) => number !== index + 1);
  if (quay >= 0) return flaw(['quays', quay, 'number'], null, `expected ${quay + 1}`);
  const name = twice(quays.map(({ name }) => name));
  if (name >= 0) return flaw(['quays', name, 'name'], null, 'expected names that differ');
  const token = twice(orderTokens.map(({ id }) => id));
  if (token >= 0) return flaw(['orderTokens', token, 'id'], null, 'expected ids that differ');
  const ship = twice(cruiseShips.map(({ id }) => id));
  return ship < 0 ? undefined : flaw(['cruiseShips', ship, 'id'], null, 'expected ids that differ');
}

/** Every quay lies on one location; Central Port, and it alone, has none (GD.R17, GD.D5). */
function misplaced({ locations }: GdanskContent): Flaw | undefined {
  const id = twice(locations.map(({ id }) => id));
  if (id >= 0) return flaw(['locations', id, 'id'], null, 'expected ids that differ');
  const kinds = ['centralPort', 'single', 'double'] as const;
  const kind = locations.findIndex((location) => location.kind !== kinds[location.quays.length]);
  if (kind >= 0) return flaw(['locations', kind, 'kind'], 'GD.D5', 'expected the kind that the number of quays makes it');
  const ports = locations.flatMap(({ quays }, index) => (quays.length === 0 ? [index] : []));
  if (ports.length !== 1) return flaw(['locations'], 'GD.R17', 'expected one Central Port');
  const placed = locations.flatMap(({ quays }) => quays);
  const missing = Array.from({ length: QUAYS }, (_, index) => index + 1).find(
    (quay) => placed.filter((other) => other === quay).length !== 1,
  );
  return missing === undefined ? undefined : flaw(['locations'], null, `expected quay ${missing} on one location`);
}

/** GD.D3: connections are proper, and lead everywhere, also without Central Port; Central Port can be entered. */
function disconnected({ locations, connections }: GdanskContent): Flaw | undefined {
  const ids = locations.map(({ id }) => id);
  const names = connections.map(({ a, b }) => [a, b].sort().join('\n'));
  const bad = connections.findIndex(
    ({ a, b }, index) => a === b || !ids.includes(a) || !ids.includes(b) || names.indexOf(names[index] ?? '') !== index,
  );
  if (bad >= 0) return flaw(['connections', bad], 'GD.D3', 'expected two different locations that no other connection joins');
  const port = locations.find(({ quays }) => quays.length === 0)?.id ?? '';
  const inland = ids.filter((id) => id !== port);
  if (reached(inland, connections) < inland.length)
    return flaw(['connections'], 'GD.D3', 'expected every quay to be reachable from every other');
  return connections.some(({ a, b }) => a === port || b === port)
    ? undefined
    : flaw(['connections'], 'GD.D3', 'expected a connection to Central Port');
}

/** How many of some locations can be reached from the first of them without leaving them. */
function reached(ids: readonly string[], connections: GdanskContent['connections']): number {
  const seen = new Set(ids.slice(0, 1));
  for (const from of seen) {
    for (const { a, b } of connections) {
      if (a === from && ids.includes(b)) seen.add(b);
      if (b === from && ids.includes(a)) seen.add(a);
    }
  }
  return seen.size;
}

/** GD.A4, GD.A5, GD.R29: as many order tokens as port cards, with two players too, whichever colour is removed. */
function mismatched({ quays, orderTokens, twoPlayer }: GdanskContent): Flaw | undefined {
  if (orderTokens.length !== quays.length) return flaw(['orderTokens'], 'GD.R29', `expected ${quays.length} tokens, one per port card`);
  const color = REMOVABLE_COLORS.find((id) => quays.filter((quay) => quay.color === id).length !== twoPlayer.returnTokensFromTop);
  if (color !== undefined)
    return flaw(['quays'], 'GD.R29', `expected ${twoPlayer.returnTokensFromTop} ${color} quays, as many as tokens leave the game`);
  return undefined;
}

/** Every order can be filled: it fits the hold (GD.C4), and there are so many cubes (GD.A1); that others may keep them is part of the game (GD.R16). */
function unplayable({ goods, orderTokens, limits }: GdanskContent): Flaw | undefined {
  const size = orderTokens.findIndex((token) => sizeOf(token.goods) < 1 || sizeOf(token.goods) > limits.cargoSpace);
  if (size >= 0) return flaw(['orderTokens', size, 'goods'], 'GD.C4', `expected 1 to ${limits.cargoSpace} cubes`);
  const greedy = orderTokens.findIndex((token) => goods.some(({ id, supply }) => token.goods[id] > supply));
  return greedy < 0 ? undefined : flaw(['orderTokens', greedy, 'goods'], 'GD.A1', 'expected no more than the supply of each good');
}

/** GD.I1: ships of one size take the same number of workers, and more than smaller ones; there is one of each size (GD.R48). */
function misweighed({ cruiseShips }: GdanskContent): Flaw | undefined {
  let least = 0;
  for (const size of SIZES) {
    const workers = new Set(cruiseShips.filter((ship) => ship.size === size).map((ship) => ship.workers));
    const [needed] = workers;
    if (workers.size !== 1 || needed === undefined)
      return flaw(['cruiseShips'], 'GD.I1', `expected ${size} ships that take the same number of workers`);
    if (needed <= least) return flaw(['cruiseShips'], 'GD.I1', `expected ${size} ships to take more workers than smaller ones`);
    least = needed;
  }
  return undefined;
}
