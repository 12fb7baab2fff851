import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { foreignPlace, offer, pass, place } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { all, eventsOf, play } from './support/play.ts';
import { type PositionSpec, position } from './support/position.ts';

/** Seats 0 (Romans) and 1 (Barbarians) sell, seats 2 and 3 buy. */
const offering = (spec: PositionSpec = {}) => position({ phase: 'offering', plans: 'ssbb', row: ['spices', 'spices', 'spices'], ...spec });

describe('putting goods up', () => {
  test('PI.D1: none, one or two cards lie in the foreign row once all sellers have chosen', () => {
    const start = offering({ plans: 'sssb' });
    expect(engine.awaited(start)).toEqual([0, 1, 2]);
    const { match, events } = play(start, [2, offer('food', 'spices')], [0, offer()], [1, offer('furs')]);
    const { market, seats } = match.state.table;
    expect(market[foreignPlace(1)]).toEqual({ good: 'furs', origin: 'barbarians', tokens: [] });
    expect(market[foreignPlace(2, 0)]).toEqual({ good: 'food', origin: 'egyptians', tokens: [] });
    expect(market[foreignPlace(2, 1)]).toEqual({ good: 'spices', origin: 'egyptians', tokens: [] });
    expect(market.filter((card) => card !== null)).toHaveLength(3 + 3);
    expect(seats.map(({ handSize }) => handSize)).toEqual([8, 7, 6, 8]);
    expect(match.state.hands[2]?.cards).toEqual({ furs: 0, tableware: 2, food: 2, jewelry: 1, spices: 1, fabrics: 0 });
    expect(eventsOf(events, 'offers-revealed')).toEqual([
      {
        type: 'offers-revealed',
        offers: [
          { seat: 0, cards: [] },
          { seat: 1, cards: [{ place: 5, good: 'furs' }] },
          {
            seat: 2,
            cards: [
              { place: 7, good: 'food' },
              { place: 8, good: 'spices' },
            ],
          },
        ],
      },
    ]);
  });

  test('PI.D1: three are too many, and one cannot put up what one has not', () => {
    const start = offering({ hands: { 1: { furs: 1, fabrics: 1 } } });
    assertRejected(engine.apply(start, 0, offer('furs', 'food', 'food')), 'bad-action', 'PI.D1');
    assertRejected(engine.apply(start, 0, offer('spices')), 'not-in-hand', 'PI.D1');
    assertRejected(engine.apply(start, 1, offer('furs', 'furs')), 'not-in-hand', 'PI.D1');
    assertRejected(engine.apply(start, 2, offer('spices')), 'not-awaited', 'PI.D1');
    assertRejected(engine.apply(start, 0, pass), 'not-now', 'PI.E2');
  });

  test('PI.D1: goods are named in the order of the tracks, so that one choice has one spelling', () => {
    assertRejected(engine.apply(offering(), 0, offer('food', 'furs')), 'bad-action', 'PI.D1');
    expect(engine.legal(engine.view(offering({ hands: { 0: { furs: 1, food: 2 } } }), 0))).toEqual([
      offer(),
      offer('furs'),
      offer('food'),
      offer('furs', 'food'),
      offer('food', 'food'),
    ]);
  });

  test('PI.Q20: both cards may be of the same good', () => {
    const { match } = play(offering({ prices: { food: 6 } }), [0, offer('food', 'food')], [1, offer()]);
    expect(match.state.table.prices).toMatchObject({ food: 4, furs: 7 });
  });

  test('PI.Q21 PI.Q49: bought goods are not for sale again', () => {
    const start = offering({
      bought: {
        0: [
          { good: 'spices', origin: 'greeks' },
          { good: 'fabrics', origin: 'barbarians' },
        ],
      },
      row: [],
    });
    assertRejected(engine.apply(start, 0, offer('spices')), 'bought-goods', 'PI.Q21');
    assertRejected(engine.apply(start, 0, offer('fabrics')), 'bought-goods', 'PI.Q21');
  });

  test('PI.D1 PI.Q21: what others have bought has nothing to do with it', () => {
    const start = offering({ bought: { 2: [{ good: 'spices', origin: 'greeks' }] }, row: [] });
    assertRejected(engine.apply(start, 0, offer('spices')), 'not-in-hand', 'PI.D1');
  });

  test('PI.Q21: a good that one both owns and has bought can be put up as often as one owns it', () => {
    const start = offering({ bought: { 0: [{ good: 'furs', origin: 'barbarians' }] } });
    assertRejected(engine.apply(start, 0, offer('furs', 'furs')), 'bought-goods', 'PI.Q21');
    const { match } = play(start, [0, offer('furs')], [1, offer()]);
    expect(match.state.table.market[foreignPlace(0)]?.origin).toBe('romans');
    expect(match.state.table.seats[0]?.bought).toEqual([{ good: 'furs', origin: 'barbarians' }]);
  });

  test('PI.Q22: a choice may be changed until the reveal, and never after', () => {
    const { match } = play(offering(), [0, offer('food')], [0, offer('furs')], [1, offer()]);
    expect(match.state.table.market[foreignPlace(0)]?.good).toBe('furs');
    assertRejected(engine.apply(match, 0, offer('food')), 'not-awaited', 'PI.Q22');
  });

  test('PI.Q23: what lies in the foreign row is of the nation of the seat that is paid for it', () => {
    const { match } = play(offering({ nations: ['chinese', 'persians', 'romans', 'indians'] }), [0, offer('furs')], [1, offer('jewelry')]);
    const bought = play(match, [2, place(foreignPlace(1))], [3, pass]);
    expect(eventsOf(bought.events, 'card-bought')).toMatchObject([{ card: { good: 'jewelry', origin: 'persians' }, owner: 1 }]);
  });
});

describe('the prices after it', () => {
  test('PI.D2 PI.D3: what is put up falls by one a card, what is not rises by one a seller', () => {
    const { match } = play(offering(), [0, offer('furs', 'food')], [1, offer('furs')]);
    expect(match.state.table.prices).toEqual({ furs: 3, food: 4, tableware: 7, jewelry: 7, spices: 7, fabrics: 7 });
  });

  test('PI.Q18: the Greek row does not count as put up', () => {
    const { match } = play(offering({ plans: 'sbbb', row: ['furs', 'furs', 'food'] }), [0, offer('food')]);
    expect(match.state.table.prices).toMatchObject({ furs: 6, food: 4 });
  });

  test('PI.Q15: without sellers there is no second movement', () => {
    const { events } = all(position({ seats: 3 }), () => ({ type: 'plan', as: 'buyer' }));
    expect(eventsOf(events, 'prices-moved').map(({ cause }) => cause)).toEqual(['plans']);
    expect(eventsOf(events, 'offers-revealed')).toEqual([]);
  });

  test('PI.Q16 PI.Q17: sellers who put up nothing count, so with nothing at all every good rises by their number', () => {
    const one = all(offering({ plans: 'sssb' }), (seat) => (seat === 0 ? offer('furs') : offer()));
    expect(one.match.state.table.prices).toMatchObject({ furs: 4, food: 8 });
    const none = all(offering({ plans: 'sssb' }), () => offer());
    expect(Object.values(none.match.state.table.prices)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  test('PI.D4 PI.Q19: prices stay within 1 and 9, and nothing is owed', () => {
    const { match } = play(offering({ prices: { furs: 1, spices: 9, food: 8 } }), [0, offer('furs')], [1, offer('furs', 'furs')]);
    expect(match.state.table.prices).toMatchObject({ furs: 1, spices: 9, food: 9 });
  });
});
