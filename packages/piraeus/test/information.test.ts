import type { PiraeusAction } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { bid, offer, pass, place, plan } from './support/actions.ts';
import { engine, type PiraeusMatch } from './support/engine.ts';
import { all, autopilot, play } from './support/play.ts';
import { position } from './support/position.ts';

const text = (value: unknown) => JSON.stringify(value);

/** All that others may get to know of a match: views, legal actions, words. */
function known(match: PiraeusMatch, viewers: readonly (number | null)[]): string {
  return text(
    viewers.map((viewer) => {
      const view = engine.view(match, viewer);
      return [view, engine.legal(view), engine.describe(view).position(view)];
    }),
  );
}

/** Commits one action after another for a seat, each time from the same match, and gives what the others then know. */
function knownAfter(match: PiraeusMatch, seat: number, actions: readonly PiraeusAction[]): string[] {
  const others = [...match.state.hands.keys()].filter((other) => other !== seat);
  return actions.map((action) => {
    const { match: after, events } = play(match, [seat, action]);
    expect(events).toEqual([]);
    return known(after, [null, ...others]);
  });
}

describe('sealed choices', () => {
  test('PI.C1: nobody can tell a plan to sell from a plan to buy', () => {
    expect(new Set(knownAfter(position(), 1, [plan('buyer'), plan('seller')])).size).toBe(1);
  });

  test('PI.Q22 PI.D1: nobody can tell how many cards are put up, let alone which, before the reveal', () => {
    const offering = position({ phase: 'offering', plans: 'sssb' });
    const offers = engine.legal(engine.view(offering, 0));
    expect(offers.length).toBeGreaterThan(10);
    expect(new Set(knownAfter(offering, 0, offers)).size).toBe(1);
  });

  test('PI.Q22: the number of cards in hand falls at the reveal, not before', () => {
    const offering = position({ phase: 'offering', plans: 'ssbb' });
    const sealed = play(offering, [0, offer('food', 'food')]).match;
    expect(sealed.state.table.seats.map(({ handSize }) => handSize)).toEqual([8, 8, 8, 8]);
    expect(engine.view(sealed, 0).hand).toEqual(offering.state.hands[0]);
    const open = play(sealed, [1, offer()]).match;
    expect(open.state.table.seats.map(({ handSize }) => handSize)).toEqual([6, 8, 8, 8]);
  });

  test('PI.E7: nobody can tell a bid from another', () => {
    const bidding = position({ phase: 'bidding', plans: 'bbbs', row: ['furs'], tokens: { 0: [0, 1, 2] } });
    expect(new Set(knownAfter(bidding, 2, [bid(5), bid(7), bid(10)])).size).toBe(1);
  });

  test('one sees that others have committed, and what one has oneself', () => {
    const sealed = play(position(), [1, plan('seller')]).match;
    expect(engine.view(sealed, 1)).toMatchObject({ commit: plan('seller'), committed: [1], awaited: [0, 2, 3] });
    expect(engine.view(sealed, 0)).toMatchObject({ commit: null, committed: [1], awaited: [0, 2, 3] });
  });
});

describe('what lies open', () => {
  const played = play(
    position({ phase: 'placing', plans: 'bbss', foreign: { 2: ['spices'] }, row: ['furs'], prices: { spices: 4 } }),
    [0, place(7)],
    [1, pass],
  ).match;

  test('PI.Q5: bought cards are seen by all', () => {
    for (const viewer of [null, 0, 1, 2, 3]) {
      expect(engine.view(played, viewer).table.seats[0]?.bought).toEqual([{ good: 'spices', origin: 'egyptians' }]);
    }
  });

  test('PI.Q6: so is the money of all', () => {
    for (const viewer of [null, 0, 1, 2, 3]) {
      expect(engine.view(played, viewer).table.seats.map(({ money }) => money)).toEqual([6, 10, 14, 10]);
    }
  });

  test('PI.Q6: and every bid, once it is open', () => {
    const bidding = position({ phase: 'bidding', plans: 'bbss', row: ['furs'], tokens: { 0: [0, 1] } });
    const { events } = play(bidding, [0, bid(6)], [1, bid(7)]);
    expect(events[0]).toMatchObject({
      type: 'bids-revealed',
      bids: [
        { seat: 0, amount: 6 },
        { seat: 1, amount: 7 },
      ],
    });
  });
});

describe('what does not', () => {
  test('PI.Q4: a view holds the own hand and no other, and the spectator sees none', () => {
    const match = position({ hands: { 0: { furs: 1 }, 1: { food: 2 }, 2: { spices: 1 }, 3: { jewelry: 1 } } });
    for (const seat of [0, 1, 2, 3]) expect(engine.view(match, seat).hand).toEqual(match.state.hands[seat]);
    expect(engine.view(match, null).hand).toBeNull();
    expect(Object.keys(engine.view(match, 0)).sort()).toEqual(
      [
        'awaited',
        'commit',
        'committed',
        'ending',
        'game',
        'hand',
        'options',
        'outcome',
        'phase',
        'presence',
        'rules',
        'seat',
        'shown',
        'step',
        'table',
      ].sort(),
    );
    expect(engine.view(match, 0).shown).toEqual({});
  });

  test('PI.A3: the order of the Greek deck shows nowhere, in no view and no event before the cards are dealt', () => {
    const evening = position({ phase: 'placing', round: 3, plans: 'bsss' });
    const { deck } = evening.state.hidden;
    const swapped = { ...evening, state: { ...evening.state, hidden: { deck: [...deck.slice(0, 3), ...deck.slice(3).reverse()] } } };
    const loaded = engine.load(JSON.parse(text(swapped)));
    if (!loaded.ok) throw new Error(text(loaded.rejection));
    const viewers = [null, 0, 1, 2, 3];
    expect(known(loaded.match, viewers)).toBe(known(evening, viewers));
    const [one, other] = [evening, loaded.match].map((match) => play(match, [0, pass]));
    expect(one?.events).toEqual(other?.events);
    expect(known(one?.match as PiraeusMatch, viewers)).toBe(known(other?.match as PiraeusMatch, viewers));
    expect(one?.match.state.hidden).not.toEqual(other?.match.state.hidden);
  });

  test('whoever plays on from a view alone has the same choices as the host gives', () => {
    const { match } = autopilot(position(), ({ state }) => state.table.day === 3);
    const wire = JSON.parse(text(engine.view(match, 2))) as ReturnType<typeof engine.view>;
    expect(engine.legal(wire)).toEqual(engine.legal(engine.view(match, 2)));
  });

  test('the revealed phases tell the same to everybody', () => {
    const revealed = all(position(), (seat) => plan(seat < 2 ? 'seller' : 'buyer'));
    expect(revealed.match.commits).toEqual([null, null, null, null]);
    expect(revealed.events.map(({ type }) => type)).toEqual(['plans-revealed', 'prices-moved']);
  });
});
