import { describe, expect, test } from 'vitest';
import { pass, place, plan } from './support/actions.ts';
import { engine } from './support/engine.ts';
import { all, autopilot, eventsOf, play } from './support/play.ts';
import { position } from './support/position.ts';

describe('the course of the fair', () => {
  test('PI.B1: eight days, each with its phases in their order', () => {
    const { match, events: first } = engine.create({ seats: 3, seed: 'days' });
    const { events } = autopilot(match, () => false);
    const phases = [...first.map(({ event }) => event), ...events]
      .map((event) => (event.type === 'prices-moved' ? `prices-moved by ${event.cause}` : event.type))
      .filter((type) => !['round-passed', 'end-triggered', 'match-over', 'greeks-returned'].includes(type));
    const day = ['day-began', 'plans-revealed', 'prices-moved by plans', 'round-began', 'round-began', 'round-began', 'day-ended'];
    expect(phases.shift()).toBe('nations-chosen');
    expect(phases).toEqual(Array.from({ length: 8 }, () => day).flat());
  });

  test('PI.B1: a day with sellers has its phase of offers between plans and deals', () => {
    const morning = position({ seats: 3 });
    const planned = all(morning, (seat) => plan(seat === 0 ? 'seller' : 'buyer'));
    expect(planned.match.phase).toBe('offering');
    const offered = all(planned.match, () => ({ type: 'offer', goods: [] }));
    expect(offered.events.map(({ type }) => type)).toEqual(['offers-revealed', 'prices-moved', 'round-began']);
  });

  test('PI.F3: the next day comes, with plans and rounds to be made anew', () => {
    const evening = position({ seats: 3, phase: 'placing', day: 4, round: 3, plans: 'bbs' });
    const { match, events } = play(evening, [0, pass], [1, pass]);
    expect(eventsOf(events, 'day-ended').map(({ day }) => day)).toEqual([4]);
    expect(eventsOf(events, 'day-began').map(({ day }) => day)).toEqual([5]);
    expect(match.phase).toBe('planning');
    expect(match.state.table).toMatchObject({ day: 5, round: 0, mover: null });
    expect(match.state.table.seats.map((seat) => seat.plan)).toEqual([null, null, null]);
    expect(engine.awaited(match)).toEqual([0, 1, 2]);
  });
});

describe('the start of a day', () => {
  test('PI.B2: the top three cards of the Greek deck make the Greek row', () => {
    const evening = position({ seats: 3, phase: 'placing', round: 3, plans: 'bbs', row: ['food', 'food', 'food'] });
    const top = evening.state.hidden.deck.slice(0, 3);
    const { match, events } = play(evening, [0, pass], [1, pass]);
    expect(match.state.table.market.slice(0, 3)).toEqual(top.map((good) => ({ good, origin: 'greeks', tokens: [] })));
    expect(match.state.table.deckSize).toBe(15);
    expect(eventsOf(events, 'day-began')).toEqual([{ type: 'day-began', day: 2, row: top }]);
  });

  /** The evening of a day whose Greek row is sold out in the last round: seat 0 takes the only card of it. */
  const evening = (deckSize: number) => position({ seats: 4, phase: 'placing', day: 6, round: 3, plans: 'bbss', row: ['food'], deckSize });

  test.each([1, 2])('PI.B2 PI.Q8: of %d Greek cards all that there are are placed', (left) => {
    const { match } = play(evening(left), [0, place(0)], [1, pass]);
    const { market, deckSize } = match.state.table;
    expect(market.map((card) => card !== null).slice(0, 3)).toEqual([left > 0, left > 1, false]);
    expect(deckSize).toBe(0);
  });

  test('PI.B2 PI.Q8: with no Greek cards left the row stays empty, and the day goes on', () => {
    const { match, events } = play(evening(0), [0, place(0)], [1, pass]);
    expect(match.state.table.market.every((card) => card === null)).toBe(true);
    expect(eventsOf(events, 'day-began')).toEqual([{ type: 'day-began', day: 7, row: [] }]);
    expect(match.phase).toBe('planning');
  });
});
