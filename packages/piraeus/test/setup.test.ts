import { GOODS, NATIONS, reconstructed } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';

const seatCounts = [3, 4, 5, 6];
const created = (seats: number, seed = 'setup') => engine.create({ seats, seed }).match.state;
const deckOf = (nation: string) => reconstructed.nations.find(({ id }) => id === nation)?.cards;

describe('the layout before the first day', () => {
  test('PI.A1: the day marker is on 1 and all six goods cost 5', () => {
    const { day, prices } = created(4).table;
    expect(day).toBe(1);
    expect(prices).toEqual(Object.fromEntries(GOODS.map((good) => [good, 5])));
  });

  test.each(seatCounts)('PI.A2: each of %d seats has a nation of its own, its eight cards, ten drachmas', (seats) => {
    const { table, hands } = created(seats);
    expect(new Set(table.seats.map(({ nation }) => nation)).size).toBe(seats);
    for (const [seat, { nation, money, handSize, bought, plan }] of table.seats.entries()) {
      expect(hands[seat]?.cards).toEqual(deckOf(nation));
      expect({ money, handSize, bought, plan }).toEqual({ money: 10, handSize: 8, bought: [], plan: null });
    }
  });

  test('PI.A3: nobody plays the Greeks, and their deck is shuffled', () => {
    const decks = ['a', 'b', 'c'].map((seed) => {
      const { table, hidden } = created(6, seed);
      expect(table.seats.map(({ nation }) => nation)).not.toContain('greeks');
      const row = table.market.flatMap((card) => (card === null ? [] : [card.good]));
      const cards = [...row, ...hidden.deck];
      expect(GOODS.map((good) => cards.filter((card) => card === good).length)).toEqual([3, 3, 3, 3, 3, 3]);
      return cards.join();
    });
    expect(new Set(decks).size).toBe(3);
  });

  test.each(seatCounts)('PI.A4: with %d seats the decks of the other nations are nowhere', (seats) => {
    const state = created(seats);
    const absent = NATIONS.filter((nation) => !state.table.seats.some((seat) => seat.nation === nation));
    expect(absent).toHaveLength(6 - seats);
    for (const nation of absent) expect(JSON.stringify(state)).not.toContain(nation);
  });

  test.each(seatCounts)('PI.X8 PI.Q2: with %d seats just one deck for each and the Greek one are in play', (seats) => {
    const { table, hands, hidden } = created(seats);
    const own = hands.reduce((sum, { cards }) => sum + GOODS.reduce((cardsSoFar, good) => cardsSoFar + cards[good], 0), 0);
    expect(own).toBe(8 * seats);
    expect(hidden.deck.length + table.market.filter((card) => card !== null).length).toBe(18);
  });
});

describe('who plays what', () => {
  test('PI.Q3: nations are drawn, and every nation comes to every seat', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => created(3, `nations ${seed}`).table.seats.map(({ nation }) => nation));
    for (const seat of [0, 1, 2]) expect(new Set(drawn.map((nations) => nations[seat]))).toEqual(new Set(NATIONS));
  });

  test('PI.Q3: or they are named by the host, in the order of the seats', () => {
    const nations = ['persians', 'romans', 'chinese'] as const;
    const { match } = engine.create({ seats: 3, seed: 'named', options: { nations: [...nations] } });
    expect(match.state.table.seats.map(({ nation }) => nation)).toEqual(nations);
  });

  test('naming the nations does not change what else is dealt', () => {
    const named = engine.create({ seats: 3, seed: 'same', options: { nations: ['persians', 'romans', 'chinese'] } }).match;
    expect(named.state.hidden).toEqual(created(3, 'same').hidden);
  });
});
