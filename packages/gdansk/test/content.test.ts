import { createEngine, Fault } from '@quayside/core';
import { COLORS, facts, type GdanskContent, GOODS, gdansk, reconstructed, SIZES } from '@quayside/gdansk';
import { describe, expect, test } from 'vitest';
import { derive } from '../src/derived.ts';
import { working } from './support/drivers.ts';
import { playOut } from './support/play.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const { quays, locations, orderTokens, cruiseShips, goods } = reconstructed;
const quay = (number: number) => quays[number - 1];
const weightOf = (counts: (typeof orderTokens)[number]['goods']) => sum(goods.map(({ id, weight }) => counts[id] * weight));
const { neighbors, locationOf } = derive(undefined, reconstructed);

/** How many steps lead from a location to each other one that can be reached over some locations. */
function distances(from: number, over: (location: number) => boolean = () => true): Map<number, number> {
  const found = new Map([[from, 0]]);
  for (const [here, steps] of found) for (const to of neighbors[here] ?? []) if (!found.has(to) && over(to)) found.set(to, steps + 1);
  return found;
}
const distance = (one: number, two: number) => distances(locationOf[one] ?? 0).get(locationOf[two] ?? 0);

describe('the default set', () => {
  test('GD.A1 GD.C2 GD.J3: goods with their supply, weight and points', () => {
    expect(goods.map(({ id, supply, weight, centralPortVp }) => [id, supply, weight, centralPortVp])).toEqual([
      ['grain', 12, 1, 2],
      ['fuels', 12, 1, 2],
      ['coal', 12, 1, 2],
      ['containers', 10, 2, 3],
      ['cargo', 10, 2, 3],
      ['roro', 8, 3, 4],
    ]);
  });

  test('the numbers of the box and of the rules', () => {
    expect([quays.length, orderTokens.length, cruiseShips.length, reconstructed.promoCards.count]).toEqual([20, 20, 21, 14]);
    expect(reconstructed.limits).toMatchObject({ cargoSpace: 9, influenceMarkers: 8, scoreMarkers: 1, workersPrinted: 40, endScore: 60 });
    expect(reconstructed.setScoring.table).toEqual({ 1: 1, 2: 3, 3: 6, 4: 10 });
    expect(reconstructed.hr).toMatchObject({ swapWorkers: 2, placeWorkers: 3 });
    expect([reconstructed.influenceVp.value, reconstructed.orderWorkers.value]).toEqual([2, 1]);
    expect(reconstructed.twoPlayer.returnTokensFromTop).toBe(5);
  });

  test('GD.R62: the printed track has a space 60, and no cap', () => {
    expect(reconstructed.scoreTrack.lastSpace).toBeGreaterThanOrEqual(60);
    expect(reconstructed.scoreTrack.cap).toBeNull();
  });

  test('GD.R8: a single and a double face of loading and of movement, two single ones of recruitment', () => {
    expect(reconstructed.dice.count).toBe(3);
    const faces = (symbol: string) => reconstructed.dice.faces.flatMap((face) => (face.symbol === symbol ? [face.count] : []));
    expect([faces('loading'), faces('movement'), faces('recruitment')]).toEqual([
      [1, 2],
      [1, 2],
      [1, 1],
    ]);
  });

  test('thirteen quays have the names of the rulebook, the others say that theirs are invented', () => {
    const named = [1, 2, 3, 4, 5, 6, 7, 9, 12, 14, 17, 18, 20];
    for (const { number, prov } of quays) expect(prov.name).toBe(named.includes(number) ? 'rulebook' : 'reconstructed');
    expect([1, 2, 3, 4, 5, 6, 7].map((number) => quay(number)?.name)).toEqual([
      'WOC I Quay',
      'Westerplatte Terminal',
      'WOC II Quay',
      'Oliwskie Quay',
      'OPP Quay',
      'Liquid Fuel Terminal',
      'Północne Quay',
    ]);
    expect([9, 12, 14, 17, 18, 20].map((number) => quay(number)?.name)).toEqual([
      'Górniczy Basin',
      'Wiślane Quay',
      'Rudowe Quay',
      'Silo 1',
      'Przemysłowe Quay',
      'Krakowskie Quay',
    ]);
  });

  test('GD.F15 GD.A5: five quays of each colour, those of the examples as the examples have them', () => {
    for (const color of COLORS) expect(quays.filter((other) => other.color === color)).toHaveLength(5);
    for (const number of [1, 2, 3, 4, 5]) expect(quay(number)).toMatchObject({ color: 'blue', prov: { color: 'rulebook' } });
    expect([quay(12)?.color, quay(17)?.color]).toEqual(['green', 'brown']);
    expect(quay(6)?.color).not.toBe('blue');
  });

  test('GD.D5: 9 and 14 are one location; there are single and double ones', () => {
    expect(locationOf[9]).toBe(locationOf[14]);
    expect(locations.filter(({ kind }) => kind === 'double').length).toBeGreaterThanOrEqual(2);
    expect(locations.filter(({ kind }) => kind === 'single').length).toBeGreaterThan(0);
  });

  test('GD.D1: distances are those of the examples', () => {
    expect([distance(20, 18), distance(20, 9), distance(20, 14), distance(9, 14)]).toEqual([1, 2, 2, 0]);
  });

  test('the map has no dead ends, its longest way is a roll, and every sector hangs together', () => {
    const all = [...distances(0).keys()];
    expect(Math.min(...all.map((location) => neighbors[location]?.length ?? 0))).toBeGreaterThanOrEqual(2);
    expect(Math.max(...all.flatMap((location) => [...distances(location).values()]))).toBeLessThanOrEqual(6);
    for (const color of COLORS) {
      const sector = new Set(quays.flatMap((other) => (other.color === color ? [locationOf[other.number] ?? -1] : [])));
      const [first = -1] = sector;
      expect(distances(first, (location) => sector.has(location)).size).toBe(sector.size);
    }
  });

  test('GD.F13: the order of the example, and all others worth the weight that they ask for', () => {
    expect(orderTokens.filter(({ prov }) => prov === 'rulebook')).toMatchObject([
      { goods: { grain: 3, fuels: 2, coal: 1, containers: 1, cargo: 1, roro: 0 }, vp: 12, bonus: 'coal' },
    ]);
    for (const { goods: asked, vp, bonus } of orderTokens) {
      const less = goods.find(({ id }) => id === bonus)?.weight ?? 0;
      expect(vp).toBe(Math.round(1 + 1.2 * weightOf(asked)) - less);
      for (const { id, supply } of goods) expect(asked[id] * 4).toBeLessThanOrEqual(supply);
    }
    for (const good of GOODS) expect(orderTokens.filter(({ bonus }) => bonus === good)).toHaveLength(2);
  });

  test('goods are asked for about as often as they are there', () => {
    const asked = sum(orderTokens.map(({ goods: counts }) => sum(GOODS.map((good) => counts[good]))));
    for (const { id, supply } of goods) {
      expect(Math.abs(sum(orderTokens.map(({ goods: counts }) => counts[id])) / asked - supply / 64)).toBeLessThan(0.03);
    }
  });

  test('GD.I1 GD.R51: seven ships of each size, of different points, which pay no less a worker as they grow', () => {
    const of = (size: string) => cruiseShips.filter((ship) => ship.size === size);
    for (const size of SIZES) {
      expect(of(size)).toHaveLength(7);
      expect(new Set(of(size).map(({ vp }) => vp)).size).toBeGreaterThan(1);
    }
    expect(SIZES.map((size) => new Set(of(size).map(({ workers }) => workers)))).toEqual([new Set([3]), new Set([5]), new Set([8])]);
    expect(of('large').some(({ vp }) => vp === 12)).toBe(true);
    const rates = SIZES.map((size) => sum(of(size).map(({ vp }) => vp)) / sum(of(size).map(({ workers }) => workers)));
    expect([...rates].sort((a, b) => a - b)).toEqual(rates);
  });

  test('what is invented says so, and what other sources say is not among the data of the rules', () => {
    for (const fact of Object.values(facts)) expect(fact.prov).toBe('external');
    expect(facts.players).toMatchObject({ min: 2, max: 4 });
    expect(JSON.stringify(reconstructed)).not.toContain('external');
  });
});

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type House = Mutable<GdanskContent>;
const nth = <T>(list: readonly T[], index: number): T => list[index] as T;

/** The default set with something changed, as another host would bring it. */
function changed(change: (content: House) => void): GdanskContent {
  const content = JSON.parse(JSON.stringify(reconstructed)) as House;
  content.id = 'house';
  change(content);
  return content;
}

describe('content of a host', () => {
  test('is taken, played with, and named in the options', () => {
    const content = changed((house) => {
      Object.assign(nth(house.dice.faces, 5), { count: 2 });
      Object.assign(house.limits, { cargoSpace: 12, influenceMarkers: 5, endScore: 30 });
      house.influenceVp.value = 3;
      for (const ship of house.cruiseShips) ship.workers += 1;
      house.locations = [
        { ...nth(house.locations, 0), id: 'port' },
        ...house.quays.map(({ number }) => ({ ...nth(house.locations, 1), id: `q${number}`, quays: [number], kind: 'single' as const })),
      ];
      house.connections = house.quays.map(({ number }) => ({ a: `q${number}`, b: `q${(number % 20) + 1}`, prov: 'host' as const }));
      house.connections.push({ a: 'port', b: 'q7', prov: 'host' });
    });
    const engine = createEngine(gdansk, { contents: [content] });
    const { match } = engine.create({ seats: 3, seed: 'house', content: 'house', options: { roundCap: 40 } });
    expect(match.options.content.id).toBe('house');
    const over = playOut(match, 'house', working(), () => {}, engine);
    const outcome = engine.outcome(over);
    expect(outcome?.reasons[0]).toMatch(/score-reached|markers-placed/);
    expect(Math.max(...over.state.table.seats.map(({ stock }) => stock))).toBeLessThanOrEqual(5);
  });

  test('a set with fewer dice is rolled with fewer', () => {
    const content = changed(({ dice }) => Object.assign(dice, { count: 2 }));
    const engine = createEngine(gdansk, { contents: [content] });
    const over = playOut(
      engine.create({ seats: 2, seed: 'dice', content: 'house', options: { roundCap: 3 } }).match,
      'two',
      working(),
      () => {},
      engine,
    );
    expect(over.state.table.turn.dice).toHaveLength(2);
  });

  test('orders may ask for more than everybody could hold at once, as long as there are so many cubes', () => {
    const content = changed(({ orderTokens }) => Object.assign(nth(orderTokens, 3).goods, { grain: 0, cargo: 0, coal: 0, roro: 8 }));
    expect(createEngine(gdansk).register(content).id).toBe('house');
  });

  const flaws: readonly [string, string, (content: House) => void][] = [
    ['goods in another order', 'goods.0.id', ({ goods }) => goods.reverse()],
    ['a good that does not exist', 'goods.2.id', ({ goods }) => Object.assign(nth(goods, 2), { id: 'amber' })],
    ['five goods', 'goods', ({ goods }) => goods.pop()],
    ['a good without weight', 'goods.0.weight', ({ goods }) => Object.assign(nth(goods, 0), { weight: 0 })],
    ['colours in another order', 'colors.0.id', ({ colors }) => colors.reverse()],
    ['quays in another order', 'quays.0.number', ({ quays }) => quays.reverse()],
    ['nineteen quays', 'quays', ({ quays }) => quays.pop()],
    ['two quays of one name', 'quays.1.name', ({ quays }) => Object.assign(nth(quays, 1), { name: nth(quays, 0).name })],
    ['two orders of one id', 'orderTokens.1.id', ({ orderTokens }) => Object.assign(nth(orderTokens, 1), { id: 'T01' })],
    ['two ships of one id', 'cruiseShips.1.id', ({ cruiseShips }) => Object.assign(nth(cruiseShips, 1), { id: 'S01' })],
    ['two locations of one id', 'locations.2.id', ({ locations }) => Object.assign(nth(locations, 2), { id: 'L01' })],
    ['a double location called single', 'locations.5.kind', ({ locations }) => Object.assign(nth(locations, 5), { kind: 'single' })],
    ['a location of three quays', 'locations.5.quays', ({ locations }) => nth(locations, 5).quays.push(1)],
    ['no Central Port', 'locations', ({ locations }) => locations.shift()],
    ['two Central Ports', 'locations', ({ locations }) => locations.push({ ...nth(locations, 0), id: 'other' })],
    ['a quay on two locations', 'locations', ({ locations }) => Object.assign(nth(locations, 1), { quays: [2] })],
    ['a connection to itself', 'connections.0', ({ connections }) => Object.assign(nth(connections, 0), { b: 'L01' })],
    ['a connection to nowhere', 'connections.3', ({ connections }) => Object.assign(nth(connections, 3), { b: 'L99' })],
    ['a connection twice', 'connections.27', ({ connections }) => connections.push({ a: 'L03', b: 'L01', prov: 'host' })],
    [
      'a map in two parts',
      'connections',
      (content) => {
        content.connections = content.connections.filter(({ a, b }) => a !== 'L03' && b !== 'L03');
      },
    ],
    [
      'a map that hangs together over Central Port alone',
      'connections',
      (content) => {
        content.connections = content.connections.filter(({ a, b }) => a !== 'L03' && b !== 'L03');
        content.connections.push({ a: 'CP', b: 'L03', prov: 'host' });
      },
    ],
    [
      'a Central Port that nobody can enter',
      'connections',
      (content) => {
        content.connections = content.connections.filter(({ a, b }) => a !== 'CP' && b !== 'CP');
      },
    ],
    ['nineteen orders', 'orderTokens', ({ orderTokens }) => orderTokens.pop()],
    ['six blue quays', 'quays', ({ quays }) => Object.assign(nth(quays, 11), { color: 'blue' })],
    ['other tokens than cards for two', 'quays', ({ twoPlayer }) => Object.assign(twoPlayer, { returnTokensFromTop: 4 })],
    ['an order of nothing', 'orderTokens.1.goods', ({ orderTokens }) => Object.assign(nth(orderTokens, 1).goods, { grain: 0, fuels: 0 })],
    ['an order that fits no hold', 'orderTokens.0.goods', ({ orderTokens }) => Object.assign(nth(orderTokens, 0).goods, { coal: 3 })],
    ['an order of more cubes than there are', 'orderTokens.4.goods', ({ goods }) => Object.assign(nth(goods, 5), { supply: 0 })],
    ['an order without points', 'orderTokens.0.vp', ({ orderTokens }) => Object.assign(nth(orderTokens, 0), { vp: 0 })],
    ['a bonus that is no good', 'orderTokens.0.bonus', ({ orderTokens }) => Object.assign(nth(orderTokens, 0), { bonus: 'amber' })],
    ['no large ships', 'cruiseShips', (content) => Object.assign(content, { cruiseShips: content.cruiseShips.slice(0, 14) })],
    ['ships of one size with different workers', 'cruiseShips', ({ cruiseShips }) => Object.assign(nth(cruiseShips, 1), { workers: 4 })],
    [
      'large ships as cheap as medium ones',
      'cruiseShips',
      ({ cruiseShips }) => {
        for (const ship of cruiseShips) if (ship.size === 'large') ship.workers = 5;
      },
    ],
    ['twenty-two ships', 'cruiseShips', ({ cruiseShips }) => cruiseShips.push({ ...nth(cruiseShips, 20), id: 'S22' })],
    ['a die of five faces', 'dice.faces', ({ dice }) => dice.faces.pop()],
    ['four dice', 'dice.count', ({ dice }) => Object.assign(dice, { count: 4 })],
    ['green removed', 'twoPlayer.excludedColorNever', ({ twoPlayer }) => Object.assign(twoPlayer, { excludedColorNever: 'blue' })],
    ['workers that run out', 'limits.workersUnlimited', ({ limits }) => Object.assign(limits, { workersUnlimited: false })],
    ['a track with a cap', 'scoreTrack.cap', ({ scoreTrack }) => Object.assign(scoreTrack, { cap: 60 })],
    ['no provenance', 'hr.prov', ({ hr }) => Object.assign(hr, { prov: 'rumour' })],
    ['a datum that nobody knows', 'promo', (content) => Object.assign(content, { promo: 3 })],
    ['no name', 'id', (content) => Object.assign(content, { id: '' })],
  ];

  test.each(flaws)('%s is a fault that names %s', (_, path, spoil) => {
    const content = changed(spoil as (content: House) => void);
    const register = () => createEngine(gdansk).register(content);
    expect(register).toThrow(Fault);
    expect(register).toThrow(`content of gdansk.${path}: expected`);
  });

  test('a save with content that no match can be played with is refused, not thrown at', () => {
    const engine = createEngine(gdansk);
    const save = engine.save(engine.create({ seats: 3, seed: 'save' }).match);
    const content = changed(({ orderTokens }) => orderTokens.pop());
    expect(engine.load({ ...save, content })).toMatchObject({ ok: false, rejection: { code: 'bad-content' } });
  });
});
