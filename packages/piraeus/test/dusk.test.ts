import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { foreignPlace, pass, place, plan } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { eventsOf, play } from './support/play.ts';
import { type PositionSpec, position } from './support/position.ts';

/** The last round of a day: seat 0 buys, the others sell. */
const evening = (spec: PositionSpec = {}) =>
  position({ seats: 3, phase: 'placing', round: 3, plans: 'bss', row: ['furs', 'food', 'spices'], ...spec });

describe('the end of a day', () => {
  test('PI.F1 PI.Q40: the reserve pays the owners of unbought foreign cards their price of now', () => {
    const start = evening({ foreign: { 1: ['furs', 'fabrics'], 2: ['food'] }, prices: { furs: 2, fabrics: 9, food: 4 } });
    const { match, events } = play(start, [0, pass]);
    expect(match.state.table.seats.map(({ money }) => money)).toEqual([10, 21, 14]);
    expect(eventsOf(events, 'sold-to-locals')).toMatchObject([
      { seat: 1, card: { good: 'furs', origin: 'barbarians' }, price: 2 },
      { seat: 1, card: { good: 'fabrics', origin: 'barbarians' }, price: 9 },
      { seat: 2, card: { good: 'food', origin: 'egyptians' }, price: 4 },
    ]);
    expect(eventsOf(events, 'day-ended')).toEqual([{ type: 'day-ended', day: 1, money: [10, 21, 14] }]);
  });

  test('PI.Q40: dealing moves no price', () => {
    const start = evening({ round: 1, foreign: { 1: ['furs'] }, prices: { furs: 3 } });
    const { match } = play(start, [0, place(foreignPlace(1))], [0, place(0)], [0, pass]);
    expect(match.state.table.prices).toEqual(start.state.table.prices);
  });

  test('PI.F1 PI.Q42: those cards leave the game, and nobody scores them', () => {
    const { match } = play(evening({ foreign: { 1: ['furs'] }, hands: { 1: {} }, day: 8 }), [0, pass]);
    expect(match.state.table.market.every((card) => card === null)).toBe(true);
    expect(match.state.table.seats.flatMap(({ bought }) => bought)).toEqual([]);
    expect(engine.outcome(match)?.scores[1]?.parts).toMatchObject({ own: 0, singles: 0, sets: 0 });
  });

  test('PI.F2 PI.Q9: Greek cards that are left go under their deck, the leftmost first', () => {
    const start = evening({ row: ['spices', 'furs', 'food'], known: 2 });
    const { match, events } = play(start, [0, place(1)]);
    const deck = start.state.hidden.deck;
    expect(eventsOf(events, 'greeks-returned')).toEqual([{ type: 'greeks-returned', goods: ['spices', 'food'] }]);
    expect(match.state.hidden.deck).toEqual([...deck.slice(3), 'spices', 'food']);
    expect(match.state.table.knownBottom).toEqual([...deck.slice(-2), 'spices', 'food']);
  });

  test('PI.F2: a short deck deals at once what has just gone under it', () => {
    const { match } = play(evening({ day: 6, row: ['spices', 'furs'], deckSize: 1 }), [0, pass]);
    expect(match.state.table.market.slice(1, 3).map((card) => card?.good)).toEqual(['spices', 'furs']);
    expect(match.state.table.knownBottom).toEqual([]);
  });

  test('PI.Q43: nobody is paid for Greek cards', () => {
    const { match, events } = play(evening(), [0, pass]);
    expect(eventsOf(events, 'sold-to-locals')).toEqual([]);
    expect(match.state.table.seats.map(({ money }) => money)).toEqual([10, 10, 10]);
  });
});

describe('the end of the fair', () => {
  const last = () => play(evening({ day: 8, foreign: { 1: ['furs'] } }), [0, pass]);

  test('PI.F4 PI.B1: it ends with the eighth day, not before', () => {
    expect(play(evening({ day: 7 }), [0, pass]).match.phase).toBe('planning');
    const { match, events } = last();
    expect(match).toMatchObject({ phase: 'over', ending: { reasons: ['last-day'] } });
    expect(engine.awaited(match)).toEqual([]);
    expect(eventsOf(events, 'day-began')).toEqual([]);
    expect(events.at(-1)?.type).toBe('match-over');
    assertRejected(engine.apply(match, 0, plan('buyer')), 'match-over', 'PI.F4');
  });

  test('PI.Q41: the eighth day has a phase 5', () => {
    const { match, events } = last();
    expect(eventsOf(events, 'sold-to-locals')).toMatchObject([{ seat: 1, price: 5 }]);
    expect(eventsOf(events, 'day-ended').map(({ day }) => day)).toEqual([8]);
    expect(match.state.table.seats[1]?.money).toBe(15);
    expect(match.state.table.deckSize).toBe(18);
  });
});
