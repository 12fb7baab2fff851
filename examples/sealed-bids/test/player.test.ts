import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Message, readMessage, readTold } from '../src/messages.ts';
import { greet, type Player, receive, type Step, timeIsUp } from '../src/player.ts';
import { engine, standAtBidding } from '../src/table.ts';

const secretOf = (seat: number) => `${seat}${seat + 1}`.repeat(32);

const match = standAtBidding();

function player(seat: number, bid: number): Player {
  const own = { nonce: secretOf(seat), salt: secretOf(seat + 2) };
  return { seat, bid, ...own, match, round: null, sealed: null, resolved: false };
}

/** Both at one table, each message handed on until nobody has anything to say. */
function play(bids: readonly [number, number]): readonly [Player, Player] {
  const players: [Player, Player] = [player(0, bids[0]), player(1, bids[1])];
  const wire: { readonly to: 0 | 1; readonly message: Message }[] = [];
  const take = (seat: 0 | 1, { player: after, send }: Step): void => {
    players[seat] = after;
    for (const message of send) wire.push({ to: seat === 0 ? 1 : 0, message: JSON.parse(JSON.stringify(message)) });
  };
  take(0, greet(players[0]));
  take(1, greet(players[1]));
  for (let next = wire.shift(); next !== undefined; next = wire.shift()) take(next.to, receive(players[next.to], next.message));
  return players;
}

test('both come to the same match', () => {
  const [anna, ben] = play([8, 9]);
  expect([anna.resolved, ben.resolved]).toEqual([true, true]);
  expect(engine.hash(anna.match)).toBe(engine.hash(ben.match));
  expect(anna.match.state.table.bids).toEqual([
    {
      place: 0,
      bids: [
        { seat: 0, amount: 8 },
        { seat: 1, amount: 9 },
      ],
    },
  ]);
});

test('a second hello does not have the bid sealed again', () => {
  const begun = receive(greet(player(0, 8)).player, { type: 'hello', nonce: secretOf(1) });
  expect(begun.send).toHaveLength(1);
  expect(receive(begun.player, { type: 'hello', nonce: secretOf(5) })).toEqual({ player: begun.player, send: [], tell: [] });
});

test('whatever the other says, a player answers, and opens nothing before the other is bound', () => {
  const said = fc.oneof(
    fc.record({
      type: fc.constantFrom('hello', 'commitment', 'opening', 'result'),
      nonce: fc.jsonValue(),
      commitment: fc.jsonValue(),
      opening: fc.jsonValue(),
      hash: fc.jsonValue(),
    }),
    fc.jsonValue(),
  );
  const check = fc.property(fc.array(said, { maxLength: 6 }), (things) => {
    let now = receive(player(0, 8), { type: 'hello', nonce: secretOf(1) }).player;
    for (const thing of things) {
      const message = readMessage(JSON.stringify(thing));
      if (message === undefined) continue;
      const step = receive(now, message);
      if (step.send.some(({ type }) => type === 'opening')) expect(step.player.round?.stage).toBe('opening');
      now = step.player;
    }
    expect(timeIsUp(now).player.resolved).toBe(true);
  });
  fc.assert(check, { numRuns: 200 });
});

test('what is no message is none', () => {
  for (const line of ['', 'null', '[]', '7', '{', '{"type":"told","line":"x"}', '{"type":"win"}'])
    expect(readMessage(line)).toBeUndefined();
  expect([readTold('{"type":"told","line":"x"}'), readTold('{"type":"hello"}')]).toEqual(['x', undefined]);
});
