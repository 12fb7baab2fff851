import { createEngine, scriptedRandom } from '@quayside/core';
import { assertRejected } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { done, moved, playedOut } from '../support/done.ts';
import { add, adding, type Mini, mini, miniKit, seal } from '../support/mini-game.ts';
import { toy } from '../toy/game.ts';

// Seats bid; then a card is turned. If it shows 1, the highest bidders bid once more; else the lowest of their seats has won, and the count says which.

type Board = { readonly table: { readonly count: number; readonly sums: readonly number[] } };

function tied({ table: { sums } }: Board): number[] {
  return [...sums.keys()].filter((seat) => sums[seat] === Math.max(...sums));
}

const bidding = miniKit.simultaneous({
  rule: 'MINI.2',
  awaiting: ({ table }) => [...table.sums.keys()],
  actions: [seal],
  to: ['breaking', 'adding'],
  reveal({ table }, commits, { random, emit }) {
    for (const { seat, action } of commits) table.sums[seat] = action.n;
    emit({ type: 'opened', seats: commits.map(({ seat }) => seat) });
    table.count = random.int('card', 2);
    if (table.count === 0) table.count = tied({ table })[0] ?? 0;
  },
  next: (board) => (board.table.count === 1 && tied(board).length > 1 ? 'breaking' : 'adding'),
});

const breaking = miniKit.simultaneous({
  rule: 'MINI.9',
  awaiting: tied,
  actions: [seal],
  to: ['adding'],
  reveal({ table }, commits) {
    for (const { seat, action } of commits) table.sums[seat] = (table.sums[seat] ?? 0) + action.n;
  },
});

const engine = createEngine(mini({ actions: [add, seal], phases: { bidding, breaking, adding }, first: 'bidding' }));

/** The match with the card that will be turned, before the last of the bids 3, 2, 3, 3. */
function beforeTheLast(card: number) {
  const { match } = engine.create({ seats: 4, seed: 'ties' });
  const bid = (n: Mini['table']['count']) => ({ type: 'seal', n }) as const;
  return moved(engine, engine.withRandom(match, scriptedRandom({ card: [card] })), [3, bid(3)], [1, bid(2)], [0, bid(3)]);
}

test('P7 case 7: the card is not turned before the last bid is in', () => {
  expect(beforeTheLast(1).random.streams).toEqual({ card: [1] });
});

test('P7 case 7: all is revealed first, then the tied seats, and they alone, are asked', () => {
  const { match, events } = done(engine, beforeTheLast(1), 2, { type: 'seal', n: 3 });
  expect(events.map(({ event }) => event)).toEqual([{ type: 'opened', seats: [0, 1, 2, 3] }]);
  expect([match.phase, engine.awaited(match)]).toEqual(['breaking', [0, 2, 3]]);
  assertRejected(engine.apply(match, 1, { type: 'seal', n: 1 }), 'not-awaited', 'MINI.9');
  const broken = moved(engine, match, [2, { type: 'seal', n: 1 }], [0, { type: 'seal', n: 0 }], [3, { type: 'seal', n: 0 }]);
  expect(broken).toMatchObject({ phase: 'adding', state: { table: { sums: [3, 2, 4, 3] } } });
});

test('P7 case 7: where the card decides nobody is asked, and the seats that were tied are those of the revealed bids', () => {
  const { match } = done(engine, beforeTheLast(0), 2, { type: 'seal', n: 3 });
  expect(match).toMatchObject({ phase: 'adding', state: { table: { count: 0, sums: [3, 2, 3, 3] } } });
});

test('P7 case 7: in the toy, where nothing decides between equals, nobody is asked again', () => {
  const wreckers = createEngine(toy);
  const { match } = wreckers.create({ seats: 3, seed: 'tie', options: { rounds: 2 } });
  const bids = playedOut(wreckers, match, ({ phase }) => phase === 'bidding');
  const bid = (coins: 0 | 2) => ({ type: 'bid', coins }) as const;
  const opened = moved(wreckers, bids, [0, bid(2)], [2, bid(2)], [1, bid(0)]);
  expect(opened).toMatchObject({ phase: 'diving', state: { table: { seats: [{ bid: 2, tides: 0 }, { bid: 0 }, { bid: 2, tides: 0 }] } } });
});
