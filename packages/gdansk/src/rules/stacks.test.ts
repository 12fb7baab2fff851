import { describe, expect, test } from 'vitest';
import type { GdanskTypes } from '../kit.ts';
import { QUAYS } from '../vocabulary.ts';
import { drawCards } from './stacks.ts';

type Emitted = Parameters<Parameters<typeof drawCards>[2]['emit']>[0];

/** Draws from stacks, and tells what came of it. */
function drawn(seats: number, cards: readonly number[], tokens: readonly number[], counts: readonly number[] = [2]) {
  const events: Emitted[] = [];
  const quays = Array.from({ length: QUAYS }, () => ({ order: null as number | null, markers: [] }));
  const state = {
    table: { quays, cardsLeft: cards.length, tokensLeft: tokens.length, centralPort: false },
    hands: [],
    hidden: { cards: [...cards], tokens: [...tokens] },
  } as unknown as Parameters<typeof drawCards>[0];
  for (const count of counts) drawCards(state, count, { options: { seats }, emit: (event: Emitted) => events.push(event) } as never);
  return { events: events.map(told), table: state.table as GdanskTypes['table'], hidden: state.hidden };
}

function told(event: Emitted): string {
  return event.type === 'order-revealed' ? `${event.token} on ${event.quay}` : event.type;
}

describe('three or four players', () => {
  test('GD.A9 GD.F10: cards in order, tokens in order', () => {
    const { events, table, hidden } = drawn(3, [4, 7, 9, 1], [11, 12, 13, 14], [3]);
    expect(events).toEqual(['11 on 4', '12 on 7', '13 on 9']);
    expect(table).toMatchObject({ cardsLeft: 1, tokensLeft: 1, centralPort: false });
    expect(hidden).toMatchObject({ cards: [1], tokens: [14] });
  });

  test('GD.F11 GD.F12: the Central Port card is drawn after the last port card, once, and needs no token', () => {
    expect(drawn(4, [4], [11]).events).toEqual(['11 on 4', 'central-port-opened']);
    expect(drawn(4, [4, 7], [11, 12]).events).toEqual(['11 on 4', '12 on 7']);
    expect(drawn(4, [], []).events).toEqual(['central-port-opened']);
    expect(drawn(4, [4], [11], [2, 2, 2]).events).toEqual(['11 on 4', 'central-port-opened']);
  });

  test('GD.R29 GD.F11: without a token no port card is revealed', () => {
    const { events, hidden } = drawn(3, [4, 7], []);
    expect(events).toEqual([]);
    expect(hidden.cards).toEqual([4, 7]);
    expect(drawn(3, [4, 7], [11]).events).toEqual(['11 on 4']);
  });
});

describe('two players', () => {
  test('GD.R38 GD.F12: the Central Port card is uncovered with the last port card, and is none of the two', () => {
    expect(drawn(2, [4, 7], [11, 12]).events).toEqual(['11 on 4', '12 on 7', 'central-port-opened']);
    expect(drawn(2, [4, 7, 9], [11, 12, 13]).events).toEqual(['11 on 4', '12 on 7']);
    expect(drawn(2, [4, 7], [11, 12], [2, 2]).events).toEqual(['11 on 4', '12 on 7', 'central-port-opened']);
  });

  test('GD.R38: fifteen cards, three to begin with and two an order: the sixth order uncovers it', () => {
    const cards = Array.from({ length: 15 }, (_, index) => index + 1);
    const orders = (count: number) => drawn(2, cards, cards, [3, ...Array.from({ length: count }, () => 2)]).table.centralPort;
    expect([orders(5), orders(6)]).toEqual([false, true]);
  });

  test('GD.F12: of twenty cards and more players the ninth', () => {
    const cards = Array.from({ length: 20 }, (_, index) => index + 1);
    const orders = (count: number) => drawn(3, cards, cards, [3, ...Array.from({ length: count }, () => 2)]).table.centralPort;
    expect([orders(8), orders(9)]).toEqual([false, true]);
  });
});
