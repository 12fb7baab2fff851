import { describe, expect, test } from 'vitest';
import { rejections } from '../src/rejections.ts';
import { words } from '../src/words.ts';
import { bid, move, offer, pass, place, plan, stay } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { type PiraeusEvent, play, randomMatch } from './support/play.ts';
import { position } from './support/position.ts';

const tell = engine.describe();

describe('actions', () => {
  test.each([
    [plan('buyer'), 'Seat 1 plans to buy'],
    [plan('seller'), 'Seat 1 plans to sell'],
    [offer(), 'Seat 1 puts up nothing'],
    [offer('furs', 'food'), 'Seat 1 puts up Furs, Food'],
    [place(3), 'Seat 1 puts the token on place 3'],
    [pass, 'Seat 1 keeps the token'],
    [move(4), 'Seat 1 moves the token to place 4'],
    [stay, 'Seat 1 leaves the token where it is'],
    [bid(7), 'Seat 1 bids 7'],
  ])('%j', (action, text) => {
    expect(tell.action(1, action)).toBe(text);
  });
});

describe('events', () => {
  test('a round of deals reads like a report', () => {
    const start = position({ phase: 'placing', plans: 'bbss', row: ['furs', 'furs', 'spices'], foreign: { 2: ['food'] } });
    const { events } = play(start, [0, place(7)], [1, place(7)], [0, stay], [0, bid(6)], [1, bid(6)]);
    expect(events.map((event) => tell.event(event))).toEqual([
      'Seat 0 puts the token on Food (Egyptians), place 7',
      'Seat 1 puts the token on Food (Egyptians), place 7',
      'Seat 0 may move its token away from Food (Egyptians), place 7',
      'Seat 0 stays on Food (Egyptians), place 7',
      'Bids for Food (Egyptians), place 7: Seat 0 6, Seat 1 6',
      'Food (Egyptians) is not sold: the highest bids, 6, are equal',
      'Deal round 2',
    ]);
  });

  test('the reserve and the locals have their words', () => {
    const start = position({ phase: 'placing', round: 3, plans: 'bsss', row: ['furs'], foreign: { 2: ['food'] } });
    const { events } = play(start, [0, place(0)]);
    expect(events.map((event) => tell.event(event)).slice(1, 4)).toEqual([
      'Seat 0 buys Furs (Greeks) for 5, paid to the reserve',
      'Seat 2 sells Food (Egyptians) to the locals for 5',
      'Day 1 ends. Money: Seat 0 5, Seat 1 10, Seat 2 15, Seat 3 10',
    ]);
  });

  test('in whole matches no event is left without words', () => {
    const told = new Map<PiraeusEvent['type'], string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { match } = engine.create({ seats: 5, seed });
      randomMatch(match, seed, (simulator) => {
        for (const { event } of simulator.events()) told.set(event.type, tell.event(event));
      });
    }
    expect(told.size).toBeGreaterThan(15);
    for (const text of told.values()) expect(text).not.toMatch(/[{}]|undefined|event\.|\[object/);
  });

  test('prices that stay say so', () => {
    const prices = position().state.table.prices;
    expect(tell.event({ type: 'prices-moved', cause: 'plans', from: prices, to: prices })).toBe('Prices stay as they are');
    expect(tell.event({ type: 'prices-moved', cause: 'plans', from: prices, to: { ...prices, food: 7 } })).toBe('Prices: Food 5 to 7');
  });
});

describe('rejections', () => {
  const start = position({ phase: 'placing', plans: 'bbss', row: ['furs'], money: [4, 10, 10, 10] });

  test('name the rule', () => {
    const refused = engine.explain(engine.view(start, 0), place(0));
    expect(refused && tell.rejection(refused)).toBe('There is too little money for the card at place 0 (PI.E3)');
    const missing = engine.explain(engine.view(position({ phase: 'offering', plans: 'ssss' }), 0), offer('spices'));
    expect(missing && tell.rejection(missing)).toBe('The hand has too few Spices (PI.D1)');
  });

  test.each(Object.entries(rejections))('%s has words, which name the rule that it cites', (code, { rule }) => {
    expect(words[`rejection.${code}`]).toContain(`(${rule})`);
  });
});

describe('positions', () => {
  test('tell what lies on the table, and the own hand', () => {
    const match = position({
      seats: 3,
      phase: 'bidding',
      plans: 'bbs',
      row: ['furs'],
      foreign: { 2: ['food'] },
      tokens: { 0: [1, 0] },
      hands: { 0: { jewelry: 1, furs: 1 } },
      bought: { 1: [{ good: 'spices', origin: 'greeks' }] },
    });
    const lines = tell.position(engine.view(match, 0)).split('\n');
    expect(lines).toEqual([
      'Day 2, deal round 1, bidding',
      'Prices: Furs 5, Tableware 5, Food 5, Jewelry 5, Spices 5, Fabrics 5',
      'Place 0: Furs (Greeks), tokens of Seat 1, Seat 0',
      'Place 7: Food (Egyptians)',
      'Seat 0 (Romans): 10 drachmas, 2 own cards, bought nothing',
      'Seat 1 (Barbarians): 10 drachmas, 8 own cards, bought Spices (Greeks)',
      'Seat 2 (Egyptians): 10 drachmas, 7 own cards, bought nothing',
      'In hand: Furs, Jewelry',
    ]);
    expect(tell.position(engine.view(match, null)).split('\n')).toEqual(lines.slice(0, -1));
  });

  test('in other words too', () => {
    const german = { furs: 'Pelze', greeks: 'Griechen', 'position.market': 'Platz {place}: {card}{tokens}' };
    const match = position({ seats: 3, row: ['furs'] });
    expect(engine.describe(match, german).position(engine.view(match, null))).toContain('Platz 0: Pelze (Griechen)');
  });
});
