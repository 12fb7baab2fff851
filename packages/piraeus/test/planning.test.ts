import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { offer, pass, place, plan } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { all, eventsOf, play } from './support/play.ts';
import { position } from './support/position.ts';

const planAs = (letters: string) => (seat: number) => plan(letters[seat] === 'b' ? 'buyer' : 'seller');

describe('choosing', () => {
  test('PI.C1: nothing is revealed before the last plan is in, and then all are', () => {
    const morning = position({ seats: 3 });
    const early = play(morning, [2, plan('seller')], [0, plan('buyer')]);
    expect(early.events).toEqual([]);
    expect(early.match.state).toEqual(morning.state);
    expect(engine.awaited(early.match)).toEqual([1]);
    const { events, match } = play(early.match, [1, plan('seller')]);
    expect(eventsOf(events, 'plans-revealed')).toEqual([{ type: 'plans-revealed', plans: ['buyer', 'seller', 'seller'] }]);
    expect(match.state.table.seats.map((seat) => seat.plan)).toEqual(['buyer', 'seller', 'seller']);
  });

  test('PI.C1: a plan may be changed until the last is in, and never after', () => {
    const changed = play(position({ seats: 3 }), [0, plan('seller')], [0, plan('buyer')], [1, plan('buyer')], [2, plan('buyer')]);
    expect(changed.match.state.table.seats[0]?.plan).toBe('buyer');
    assertRejected(engine.apply(changed.match, 0, plan('seller')), 'not-now', 'PI.C1');
  });

  test('PI.C1: there is nothing else to choose in the morning', () => {
    assertRejected(engine.apply(position(), 0, pass), 'not-now', 'PI.E2');
    assertRejected(engine.apply(position(), 0, offer()), 'not-now', 'PI.D1');
    assertRejected(engine.apply(position(), 4, plan('buyer')), 'not-a-seat', null);
  });

  test('PI.Q12: one may sell without cards and buy without money, and it counts', () => {
    const poor = position({ seats: 3, money: [0, 10, 10], hands: { 1: {} }, row: ['furs', 'furs', 'furs'] });
    const { match } = all(poor, planAs('bss'));
    expect(match.state.table.prices.furs).toBe(2);
    const dealing = play(match, [1, offer()], [2, offer()]).match;
    expect(engine.legal(engine.view(dealing, 0))).toEqual([pass]);
  });

  test('PI.Q13: nobody abstains', () => {
    const morning = position();
    assertRejected(engine.apply(morning, 0, { type: 'plan', as: 'neither' }), 'bad-action', 'PI.C1');
    assertRejected(engine.apply(morning, 0, { type: 'plan' }), 'bad-action', 'PI.C1');
    expect(engine.legal(engine.view(morning, 0))).toEqual([plan('buyer'), plan('seller')]);
    expect(engine.awaited(play(morning, [0, plan('buyer')], [1, plan('buyer')], [2, plan('buyer')]).match)).toEqual([3]);
  });
});

describe('the prices after it', () => {
  const prices = (letters: string, row: readonly ('furs' | 'food')[]) =>
    all(position({ seats: letters.length, row }), planAs(letters)).match.state.table.prices;

  test('PI.C2: fewer sellers, Greek goods rise', () => {
    expect(prices('bbbs', ['furs', 'food', 'furs'])).toMatchObject({ furs: 7, food: 6, spices: 5 });
  });

  test('PI.C3: more sellers, Greek goods fall', () => {
    expect(prices('bsss', ['furs', 'food', 'furs'])).toMatchObject({ furs: 3, food: 4, spices: 5 });
  });

  test('PI.C4: as many of each, Greek goods rise and all others fall', () => {
    expect(prices('bbss', ['furs', 'food', 'furs'])).toMatchObject({ furs: 7, food: 6, spices: 4, jewelry: 4, fabrics: 4, tableware: 4 });
  });

  test('PI.Q10: no Greek cards, then nothing moves or, with as many of each, all six fall', () => {
    expect(Object.values(prices('bbs', []))).toEqual([5, 5, 5, 5, 5, 5]);
    expect(Object.values(prices('bbss', []))).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test('PI.Q11: all buy, prices rise; all sell, they fall, and there are no deals', () => {
    expect(prices('bbb', ['food'])).toMatchObject({ food: 6, furs: 5 });
    const { match } = all(position({ seats: 3, row: ['food'], prices: { food: 3 } }), planAs('sss'));
    expect(match.state.table.prices).toMatchObject({ food: 2, furs: 5 });
    const { events, match: next } = all(match, () => offer());
    expect(eventsOf(events, 'round-began')).toEqual([]);
    expect(next).toMatchObject({ phase: 'planning', state: { table: { day: 2 } } });
  });

  test('the event says from where to where', () => {
    const { events } = all(position({ seats: 3, row: ['food'] }), planAs('bbb'));
    const [moved] = eventsOf(events, 'prices-moved');
    expect(moved).toMatchObject({ cause: 'plans', from: { food: 5, furs: 5 }, to: { food: 6, furs: 5 } });
  });

  test('without sellers the deals begin at once', () => {
    const { match } = all(position({ seats: 3, row: ['food'] }), planAs('bbb'));
    expect(match.phase).toBe('placing');
    expect(play(match, [1, place(0)]).match.phase).toBe('placing');
  });
});
