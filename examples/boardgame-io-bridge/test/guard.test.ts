import type { AddressInfo } from 'node:net';
import { createEngine } from '@quayside/core';
import { piraeus } from '@quayside/piraeus';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guard, guardServer, mayPass, type Packet } from '../src/guard.ts';
import { toBoardgameIO } from '../src/to-boardgame-io.ts';
import { getFilterPlayerView, io, Server } from './boardgame-io.ts';
import { openTable, SECRET } from './table.ts';

const engine = createEngine(piraeus);
const game = toBoardgameIO(engine, { secret: SECRET });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PLAN = { type: 'plan', args: [{ as: 'buyer' }], playerID: '1' };
const update = (action: unknown, player: unknown = '1', stateID: unknown = 1, match: unknown = 'default') => [
  'update',
  action,
  stateID,
  match,
  player,
];
const move = (payload: object, player: unknown = '1') => update({ type: 'MAKE_MOVE', payload }, player);
const reduced = (type: string, more: object) => update({ type, payload: { playerID: '1' }, ...more });

describe('what a client that was tampered with can do to a master behind the guard', () => {
  /** A table at which seat 0 has sealed its plan, and a master that hears what the guard lets through. */
  function guardedTable() {
    const table = openTable(engine, 3, 'guarded');
    table.send(0, { type: 'plan', as: 'seller' });
    const hear = async (packet: Packet) => {
      const passed: Packet[] = [];
      guard(table.game)(packet, () => passed.push(packet));
      for (const [, action, stateID, match, player] of passed)
        await table.master.onUpdate(action, stateID as number, match as string, player as string);
    };
    /** All that boardgame.io has told another seat. */
    const seen = () =>
      JSON.stringify([getFilterPlayerView(table.game)('2', { type: 'update', args: ['default', table.state()] }), table.clients[2]?.log]);
    return { ...table, hear, seen };
  }

  const another = openTable(engine, 3, 'another');
  const forged = another.state();
  another.close();
  const HARMFUL: readonly (readonly [string, Packet, (told: string) => boolean])[] = [
    [
      'PATCH, by which it reads the match',
      reduced('PATCH', { patch: [{ op: 'copy', from: '/G/match', path: '/ctx/leak' }] }),
      (told) => told.includes('leak'),
    ],
    ...['UPDATE', 'SYNC', 'RESET'].map(
      (type) =>
        [
          `${type}, by which it replaces the match`,
          reduced(type, { state: forged }),
          (told: string) => told.includes('"awaited":[0,1,2]'),
        ] as const,
    ),
    [
      'what is no part of a move, which everybody is sent',
      update({ type: 'MAKE_MOVE', payload: PLAN, chat: 'x'.repeat(1e6) }),
      (told) => told.length > 1e6,
    ],
    ['the same in the payload', move({ ...PLAN, chat: 'x'.repeat(1e6) }), (told) => told.length > 1e6],
    ['a move for another seat', move({ ...PLAN, playerID: '2' }), (told) => told.includes('"committed":[0,2]')],
  ];

  test.each(HARMFUL)('%s', async (_, packet, harms) => {
    const open = guardedTable();
    const [, action, stateID, match, player] = packet;
    await open.master.onUpdate(action, stateID as number, match as string, player as string);
    expect(harms(open.seen())).toBe(true);
    open.close();

    const table = guardedTable();
    const before = table.state();
    await table.hear(packet);
    expect(table.state()).toEqual(before);
    expect(harms(table.seen())).toBe(false);
    table.close();
  });

  test('a move of its own is heard', async () => {
    const table = guardedTable();
    await table.hear(move({ ...PLAN, credentials: 'a word' }));
    expect(table.match().commits).toEqual([{ type: 'plan', as: 'seller' }, { type: 'plan', as: 'buyer' }, null]);
    table.close();
  });
});

describe('names of players', () => {
  test.each(['01', ' 1', '1 ', '1.0', '1e0', '0x1', '+1', '', '-0', '٠', '3e0', '6', 'toString', '__proto__', 1, 0, true, [[]], [['1']]])(
    '%j is nobody, neither to act nor to follow',
    (player) => {
      expect(mayPass(game, move({ ...PLAN, playerID: player }, player))).toBe(false);
      expect(mayPass(game, ['sync', 'default', player, undefined, 3])).toBe(false);
    },
  );

  test('boardgame.io itself takes them for the seats that they are near to, and sends them what these have sealed', () => {
    const table = openTable(engine, 3, 'names');
    table.send(0, { type: 'plan', as: 'seller' });
    table.send(1, { type: 'plan', as: 'seller' });
    const [state, log] = [table.state(), table.clients[2]?.log ?? []];
    const args = (player: string) => {
      const sent = getFilterPlayerView(table.game)(player, { type: 'sync', args: ['default', { state, log: sealed }] });
      return (sent.args[1] as { log: { action: { payload: { args: unknown } } }[] }).log.map(({ action }) => action.payload.args);
    };
    const sealed = log.map((entry) => ({
      ...entry,
      redact: true,
      action: { payload: { ...entry.action.payload, args: [{ as: 'seller' }] } },
    }));
    expect(['', '01', '2'].map(args)).toEqual([
      [[{ as: 'seller' }], null],
      [null, [{ as: 'seller' }]],
      [null, null],
    ]);
    table.close();
  });

  test.each(['0', '5', null, undefined])('%j follows', (player) => {
    expect(mayPass(game, ['sync', 'default', player, undefined, 3])).toBe(true);
    expect(mayPass(game, ['sync', 'default', player])).toBe(true);
  });
});

test.each([
  ['no action', update(undefined)],
  ['null', update(null)],
  ['a list', update([])],
  ['no payload', update({ type: 'MAKE_MOVE' })],
  ['an event', update({ type: 'GAME_EVENT', payload: { type: 'toString', args: [], playerID: '1' } })],
  ['undo', update({ type: 'UNDO', payload: { type: null, args: null, playerID: '1' } })],
  ['a plugin', update({ type: 'PLUGIN', payload: { type: 'quayside', args: [], playerID: '1' } })],
  ['a move that is none', move({ ...PLAN, type: 'toString' })],
  ['a second argument', move({ ...PLAN, args: [{ as: 'buyer' }, 'more'] })],
  ['arguments that are no list', move({ ...PLAN, args: { length: 1 } })],
  ['no state', update({ type: 'MAKE_MOVE', payload: PLAN }, '1', '1')],
  ['a match that is no text', update({ type: 'MAKE_MOVE', payload: PLAN }, '1', 1, {})],
  ['to follow what is no text', ['sync', {}, '1']],
  ['more players than there can be', ['sync', 'default', '1', undefined, 7]],
  ['half a player', ['sync', 'default', '1', undefined, 2.5]],
])('%s does not pass', (_, packet) => {
  expect(mayPass(game, packet)).toBe(false);
});

test('what the host hears besides is its own business', () => {
  expect(mayPass(game, ['chat', 'default', { sender: '1', payload: 'Ahoy' }, 'a word'])).toBe(true);
});

test.each([[[{ as: 'buyer' }, { chat: 'x' }]], [[{ as: 'buyer', type: 'x' }]], [['buyer']], [[['buyer']]]])(
  'without it, too, a move with the arguments %j is none: they would stand in the log',
  async (args) => {
    const table = openTable(engine, 3, 'arguments');
    const { G } = table.state();
    await table.master.onUpdate({ type: 'MAKE_MOVE', payload: { ...PLAN, args } }, 0, 'default', '1');
    expect(table.state().G).toEqual(G);
    table.close();
  },
);

test('on the sockets of a server', async () => {
  for (const how of ['log', 'info', 'warn'] as const) vi.spyOn(console, how).mockImplementation(() => {});
  const server = Server({ games: [game], origins: [] });
  guardServer(server, game);
  const running = await server.run(0);
  const socket = io(`http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}/${game.name}`);
  const heard: unknown[] = [];
  const next = (event: string) =>
    new Promise<void>((resolve) => socket.on(event, (_: string, sent: { state?: object }) => resolve(void heard.push(sent.state ?? sent))));

  const synced = next('sync');
  socket.emit('sync', 'default', '01', undefined, 3);
  socket.emit('sync', 'default', '1', undefined, 3);
  await synced;
  const updated = next('update');
  socket.emit(
    ...(update({ type: 'PATCH', payload: { playerID: '1' }, patch: [{ op: 'add', path: '/ctx/leak', value: 1 }] }, '1', 0) as [string]),
  );
  socket.emit(...(update({ type: 'MAKE_MOVE', payload: PLAN }, '1', 0) as [string]));
  await updated;
  expect(heard).toMatchObject([
    { _stateID: 0, G: { view: { seat: 1, commit: null } } },
    { _stateID: 1, G: { view: { seat: 1, commit: { type: 'plan', as: 'buyer' } } } },
  ]);
  expect(JSON.stringify(heard)).not.toContain('leak');
  socket.disconnect();
  server.kill(running);
});

test('a server of which nothing can be guarded is none', () => {
  expect(() => guardServer({ app: { context: {} } }, game)).toThrow('cannot be guarded');
});
