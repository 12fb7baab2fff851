import { openRandom, seedRandom } from '@quayside/core';
import { createSimulator, greedyBot, ismctsBot, playMatch, randomBot, searchInformationSets, type Turn } from '@quayside/core/bots';
import { CENTRAL_PORT, type GdanskAction, type GdanskTypes } from '@quayside/gdansk';
import { gdanskGreedy, gdanskGuide } from '@quayside/gdansk/bots';
import { describe, expect, test } from 'vitest';
import { engine, type GdanskMatch } from './support/engine.ts';
import { ANNA, type PositionSpec, position, type SeatSpec } from './support/position.ts';

const { numbering } = engine.game;

/** What the bot of a seat is given, with chance of its own. */
function turnOf(match: GdanskMatch, seat = engine.awaited(match)[0] ?? 0): Turn<GdanskTypes, GdanskAction> {
  const view = engine.view(match, seat);
  const legal = engine.legal(view).map((action) => numbering.encode(action));
  return { view, seat, context: engine.context(view), legal, random: openRandom(seedRandom('bots', 'xoroshiro128plus')) };
}

/** What the greedy captain does. */
function greedily(spec: PositionSpec): GdanskAction {
  return numbering.decode(gdanskGreedy()(turnOf(position(spec))));
}

const SEATS = [2, 3, 4];
const SEEDS = ['ebb', 'flood', 'slack', 'spring'];

describe('gdanskGreedy', () => {
  test.each(SEATS)('finishes its matches: %i seats, fewer than 20 rounds on average', (seats) => {
    const rounds = SEEDS.map((seed) => {
      const { match, outcome } = playMatch(
        engine,
        { seats, seed },
        Array.from({ length: seats }, () => gdanskGreedy()),
      );
      // `playMatch` stops at the first choice that is not legal.
      expect(outcome?.reasons).not.toEqual([]);
      return match.state.table.round;
    });
    expect(rounds.reduce((sum, one) => sum + one, 0) / rounds.length).toBeLessThan(20);
  });

  test('plays the same match for the same seed', () => {
    const [first, second] = [1, 2].map(() => playMatch(engine, { seats: 2, seed: 'same' }, [gdanskGreedy(), gdanskGreedy()]).match);
    expect(engine.hash(second as GdanskMatch)).toBe(engine.hash(first as GdanskMatch));
  });

  test('beats chance by far', () => {
    const { outcome } = playMatch(engine, { seats: 2, seed: 'far', options: { roundCap: 12 } }, [gdanskGreedy(), randomBot()]);
    const [greedy = 0, random = 0] = outcome?.scores.map(({ total }) => total) ?? [];
    expect(greedy).toBeGreaterThan(random + 20);
  });

  test('executes the order that it stands at before it uses its dice, and rolls before that', () => {
    const anna: SeatSpec = { at: 12, workers: 1, cargo: { grain: 2, fuels: 2 } };
    const orders = { 12: 'T02', 10: 'T05', 8: 'T08' };
    expect(greedily({ anna, orders })).toEqual({ type: 'roll' });
    expect(greedily({ anna, orders, dice: 'L1 L1 L1', turn: { rolls: 3 } })).toEqual({ type: 'execute-order', quay: 12 });
  });

  test('loads what its order lacks, the heaviest first, and leaves what nobody asks for', () => {
    const spec = { anna: { at: 12, workers: 1 }, orders: { 12: 'T03' }, turn: { rolls: 3 as const } };
    expect(greedily({ ...spec, dice: 'L2 L2 M1' })).toEqual({ type: 'load', good: 'cargo' });
  });

  test('in its last turn serves the best ship that its workers can', () => {
    const spec = { orders: { 1: 'T20' }, ending: ['score-reached'], turn: { rolls: 3 as const } };
    expect(greedily({ ...spec, anna: { workers: 6, score: 60 }, dice: 'M1 M1 M1' })).toEqual({ type: 'serve', size: 'medium' });
  });

  test('at Central Port unloads what fetches most', () => {
    const anna: SeatSpec = { at: CENTRAL_PORT, workers: 0, cargo: { roro: 2, grain: 2 } };
    const spec = { anna, adam: { score: 60 }, centralPort: true, ending: ['score-reached'], dice: 'L1 L1 M1', turn: { rolls: 3 as const } };
    expect(greedily(spec)).toEqual({ type: 'unload', good: 'grain' });
  });
});

describe('every bot', () => {
  const options = { guide: gdanskGuide, budget: { iterations: 12 }, rolloutSteps: 0, exploration: 0.2 };
  const spec: PositionSpec = { dice: 'L1 L2 M1', anna: { at: 12, workers: 3 }, adam: { at: 9, ships: ['S01'] } };
  const bots = [
    ['gdanskGreedy', gdanskGreedy()],
    ['greedyBot', greedyBot(engine, gdanskGuide)],
    ['ismctsBot', ismctsBot(engine, options)],
  ] as const;

  test.each(bots)('P14: %s chooses the same in a twin', (_, bot) => {
    const match = position(spec);
    const chosen = bot(turnOf(match));
    for (const seed of ['one', 'two', 'three']) {
      const twin = engine.determinize(engine.view(match, ANNA), seed);
      expect(engine.hash(twin)).not.toBe(engine.hash(match));
      expect(bot(turnOf(twin))).toBe(chosen);
    }
  });

  test.each(bots)('%s plays a match of short rounds by the rules', (_, bot) => {
    const { outcome } = playMatch(engine, { seats: 3, seed: 'short', options: { roundCap: 2 } }, [bot, gdanskGreedy(), gdanskGreedy()]);
    expect(outcome?.reasons).toEqual(['round-cap']);
  });
});

describe('gdanskGuide', () => {
  const chanceOf = (seat: SeatSpec, other: SeatSpec = {}): number => {
    const match = position({ seats: 2, anna: { at: 12, ...seat }, adam: { at: 12, ...other }, orders: { 12: 'T02', 10: 'T05', 8: 'T08' } });
    return gdanskGuide.evaluate(createSimulator(engine, match))[ANNA] ?? 0;
  };

  test.each<[string, SeatSpec, SeatSpec]>([
    ['points', { score: 30 }, { score: 20 }],
    ['a ship', { ships: ['S17'], score: 30 }, { score: 30 }],
    ['port cards that make a set', { cards: [1, 6], score: 30 }, { cards: [1, 2], score: 30 }],
    ['workers', { workers: 5 }, { workers: 1 }],
    ['the goods of an order', { cargo: { grain: 2, fuels: 2 }, workers: 1 }, { workers: 1 }],
    ['the way to an order', { at: 12, cargo: { grain: 2, fuels: 2 }, workers: 1 }, { at: 20, cargo: { grain: 2, fuels: 2 }, workers: 1 }],
    ['markers', { markers: [4, 13] }, {}],
  ])('values %s', (_, better, worse) => {
    expect(chanceOf(better)).toBeGreaterThan(chanceOf(worse));
  });

  test('values what rivals have against a seat', () => {
    expect(chanceOf({}, { score: 20 })).toBeLessThan(chanceOf({}));
  });

  test.each(SEATS)('gives %i seats chances that add up to 1, all along a match', (seats) => {
    const simulator = createSimulator(engine, engine.create({ seats, seed: 'chances', algorithm: 'xoroshiro128plus' }).match);
    const random = openRandom(seedRandom('chances', 'xoroshiro128plus'));
    for (let step = 0; !simulator.isOver(); step += 1) {
      const [seat = 0] = simulator.awaited();
      const legal = simulator.legal(seat);
      const worthwhile = gdanskGuide.consider?.(simulator.view(seat), legal, seat) ?? [];
      expect(worthwhile.length > 0 && worthwhile.every((id) => legal.includes(id))).toBe(true);
      const chances = gdanskGuide.evaluate(simulator);
      expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      // Something considered, so that it goes somewhere, but not what the captain would do.
      const id = step % 2 === 0 ? random.pick('worthwhile', worthwhile) : gdanskGuide.rollout(simulator.view(seat), legal, random);
      simulator.step(seat, id);
    }
  });

  test('thinks about few of the actions', () => {
    const cargo = { grain: 3, fuels: 2, coal: 2, containers: 1, cargo: 1 };
    const anna = { at: 12, workers: 9, markers: [4, 13], cargo };
    const simulator = createSimulator(engine, position({ dice: 'L2 L2 L2', anna, adam: { markers: [1, 2, 3, 5] } }));
    const legal = simulator.legal(ANNA);
    const worthwhile = gdanskGuide.consider?.(simulator.view(ANNA), legal, ANNA) ?? [];
    expect([legal.length > 40, worthwhile.length < 12]).toEqual([true, true]);
  });

  test('a search takes the order that wins', () => {
    const anna: SeatSpec = { at: 12, workers: 1, cargo: { grain: 2, fuels: 2 }, score: 58 };
    const match = position({ seats: 2, anna, adam: { score: 30 }, orders: { 12: 'T02', 10: 'T05' }, dice: 'R R R', turn: { rolls: 3 } });
    const { id } = searchInformationSets(engine, turnOf(match), { guide: gdanskGuide, budget: { iterations: 60 }, rolloutSteps: 0 });
    expect(numbering.decode(id).type).toMatch(/execute-order|recruit/);
  });
});
