import { describe, expect, test } from 'vitest';
import { rejections } from '../src/rejections.ts';
import { words } from '../src/words.ts';
import {
  endTurn,
  execute,
  load,
  move,
  placeMarker,
  placeMeeple,
  putAside,
  recruit,
  reroll,
  roll,
  serve,
  swap,
  unload,
} from './support/actions.ts';
import { engine } from './support/engine.ts';
import { turn } from './support/play.ts';
import { ADAM, ANNA, CAROLINE, type PositionSpec, position } from './support/position.ts';

const tell = engine.describe();

describe('actions', () => {
  test.each([
    [placeMeeple(0), 'Seat 1 places the meeple at Central Port'],
    [placeMeeple(9), 'Seat 1 places the meeple at Górniczy Basin (9) and Rudowe Quay (14)'],
    [roll, 'Seat 1 rolls'],
    [reroll(0, 2), 'Seat 1 rolls dice 0, 2 again'],
    [recruit, 'Seat 1 recruits'],
    [load('fuels'), 'Seat 1 loads liquid fuels'],
    [load('roro', 'coal'), 'Seat 1 gives up coal and loads Ro-Ro'],
    [move(17), 'Seat 1 moves to Silo 1 (17)'],
    [unload('cargo'), 'Seat 1 unloads cargo'],
    [putAside('coal'), 'Seat 1 puts a coal bonus aside'],
    [execute(1), 'Seat 1 executes the order on WOC I Quay (1)'],
    [swap(6, CAROLINE, 1), 'Seat 1 swaps the own marker on Liquid Fuel Terminal (6) with that of Seat 2 on WOC I Quay (1)'],
    [placeMarker(5), 'Seat 1 places a marker on OPP Quay (5)'],
    [serve('large'), 'Seat 1 serves a large cruise ship'],
    [endTurn, 'Seat 1 ends the turn'],
  ])('%j', (action, text) => {
    expect(tell.action(1, action)).toBe(text);
  });
});

const BUSY: PositionSpec = {
  dice: 'L2 M1 R',
  orders: { 12: 'T04', 10: 'T05' },
  cardsLeft: 1,
  deck: [3],
  tokens: ['T09'],
  anna: { at: 12, workers: 9, cargo: { grain: 2, coal: 1, cargo: 1 }, orders: ['T01'], markers: [1] },
  adam: { markers: [13], cards: [13] },
  caroline: { markers: [20], cards: [20] },
};

describe('events', () => {
  test('a turn reads like a report', () => {
    const { events } = turn(
      position(BUSY),
      ANNA,
      putAside('coal'),
      execute(12),
      load('fuels'),
      move(4),
      recruit,
      placeMarker(20),
      serve('small'),
      endTurn,
    );
    expect(events.map((event) => tell.event(event))).toEqual([
      'Seat 0 puts a coal bonus aside',
      'Seat 0 executes the order on Wiślane Quay (12), green, for 6 points: pays 2 grain, 1 coal, 1 cargo and a worker',
      'Seat 1 scores 2 points for influence in the sector, markers: 1',
      'Seat 0 places a marker on Wiślane Quay (12)',
      'Seat 0 takes the green port card of Wiślane Quay (12)',
      'New order on WOC II Quay (3), blue: 1 liquid fuels, 2 coal, 2 containers for 8 points and a grain bonus',
      'Central Port opens for unloading',
      'Seat 0 loads liquid fuels',
      'Seat 0 moves from Wiślane Quay (12) to Oliwskie Quay (4)',
      'Seat 0 recruits workers: 1',
      'Seat 0 uses the HR panel for 3 workers: a marker from the stock goes to Krakowskie Quay (20), brown',
      'Seat 0 serves a small cruise ship for 3 workers',
      'Seat 0 sees that the ship is worth 3 points',
      'Seat 0 ends the turn',
      'Round 1, Seat 1',
    ]);
  });

  test('rolls, swaps, unloading and cubes that are given up have their words', () => {
    expect(tell.event({ type: 'rolled', seat: 0, dice: [0, 3, 4], rerolled: [] })).toBe(
      'Seat 0 rolls loading 1, movement 2, recruitment 1',
    );
    expect(tell.event({ type: 'rolled', seat: 0, dice: [0, 3, 4], rerolled: [1, 2] })).toBe(
      'Seat 0 rolls 2 again: now loading 1, movement 2, recruitment 1',
    );
    expect(tell.event({ type: 'markers-swapped', seat: ANNA, own: 6, other: ADAM, theirs: 1 })).toBe(
      'Seat 0 uses the HR panel for 2 workers: the own marker on Liquid Fuel Terminal (6), purple, changes places with that of Seat 1 on WOC I Quay (1), blue',
    );
    expect(tell.event({ type: 'unloaded', seat: 0, good: 'roro', points: 4 })).toBe('Seat 0 unloads Ro-Ro for 4 points');
    expect(tell.event({ type: 'loaded', seat: 0, good: 'roro', discarded: 'coal' })).toBe('Seat 0 gives up coal and loads Ro-Ro');
    expect(tell.event({ type: 'removed-for-two', color: 'blue', tokens: [1] })).toBe(
      'Not used with two players: the blue port cards, and the orders 2 grain, 2 liquid fuels for 6 points',
    );
    expect(tell.event({ type: 'first-seat', seat: 2 })).toBe('Seat 2 begins');
    expect(tell.event({ type: 'meeple-placed', seat: 2, location: 0 })).toBe('Seat 2 starts at Central Port');
  });
});

describe('rejections', () => {
  test('name the rule', () => {
    const explain = (action: object) => engine.explain(engine.view(position(BUSY), ANNA), action);
    const told = (action: object) => {
      const refused = explain(action);
      return refused === null ? '' : tell.rejection(refused);
    };
    expect(told(move(16))).toBe('No connection leads from Wiślane Quay (12) to Chemików Quay (16) (GD.D3)');
    expect(told(load('roro'))).toBe('Ro-Ro is heavier than the 2 loading symbols left (GD.C1)');
    expect(told(execute(10))).toBe('The meeple is not at LPG Terminal (10) (GD.F1)');
  });

  test.each(Object.entries(rejections))('%s has words, which name the rule that it cites', (code, { rule }) => {
    expect(words[`rejection.${code}`]).toContain(`(${rule})`);
  });
});

describe('positions', () => {
  test('tell what lies on the table, and the own ships', () => {
    const match = position({ ...BUSY, anna: { ...BUSY.anna, ships: ['S17'] } });
    const lines = tell.position(engine.view(match, ANNA)).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'Round 1, acting, Seat 0 to play',
      'Dice: loading 2, movement 1, recruitment 1; rolls: 1; no dice action yet',
      'Unloading zone: 10 grain, 12 liquid fuels, 11 coal, 10 containers, 9 cargo, 8 Ro-Ro',
      'Order on LPG Terminal (10), purple: 1 grain, 2 liquid fuels, 1 Ro-Ro for 8 points',
      'Order on Wiślane Quay (12), green: 2 grain, 1 coal, 1 cargo for 6 points and a liquid fuels bonus',
      'In the stacks: port cards 1, order tokens 1, ships 7 small, 7 medium, 6 large; Central Port is not open yet',
    ]);
    expect(lines[6]).toBe('Next order token: 1 liquid fuels, 2 coal, 2 containers for 8 points and a grain bonus');
    expect(lines[7]).toMatch(
      /^Seat 0: 0 points, workers: 9, at Wiślane Quay \(12\), hold: 2 grain, 1 coal, 1 cargo; markers in stock: 7, on quays: \d+; /,
    );
    expect(lines[7]).toMatch(/; port cards of quays: 1; bonuses: 1 coal; ships: 1 large$/);
    expect(lines.at(-1)).toBe('Own ships: 12');
    expect(tell.position(engine.view(match, null)).split('\n')).toEqual(lines.slice(0, -1));
  });

  test('before the meeples are placed too, and in other words', () => {
    const { match } = engine.create({ seats: 2, seed: 'words' });
    const told = engine.describe(match, { grain: 'Getreide', 'central-port': 'Zentralhafen' }).position(engine.view(match, 0));
    expect(told).toContain('12 Getreide');
    expect(told).toContain('at nothing, hold: nothing; markers in stock: 8, on quays: nothing; port cards of quays: nothing');
    expect(engine.describe(match, { 'central-port': 'Zentralhafen' }).action(0, placeMeeple(0))).toContain('Zentralhafen');
  });
});
