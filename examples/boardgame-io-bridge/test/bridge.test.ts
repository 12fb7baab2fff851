import { type AnyAction, createEngine, type Engine, type GameTypes, openRandom, seedRandom, type View } from '@quayside/core';
import type { Bot } from '@quayside/core/bots';
import { gdansk } from '@quayside/gdansk';
import { gdanskGreedy } from '@quayside/gdansk/bots';
import { piraeus } from '@quayside/piraeus';
import { piraeusGreedy } from '@quayside/piraeus/bots';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { yourFirstGame } from 'your-first-game';
import { INVALID_MOVE as OURS } from '../src/boardgame-io.ts';
import { toBoardgameIO } from '../src/to-boardgame-io.ts';
import { Client, getFilterPlayerView, INVALID_MOVE, RandomBot } from './boardgame-io.ts';
import { chooser, openTable, SECRET, seedOf } from './table.ts';

// A game whatever its types: the bridge treats all alike.
type AnyGameEngine = Engine<GameTypes, AnyAction>;
type AnyBot = Bot<GameTypes, AnyAction>;
const GAMES: readonly (readonly [string, AnyGameEngine, number, AnyBot])[] = [
  ['Port of Piraeus', createEngine(piraeus) as unknown as AnyGameEngine, 4, piraeusGreedy() as unknown as AnyBot],
  ['Port Gdańsk', createEngine(gdansk) as unknown as AnyGameEngine, 3, gdanskGreedy() as unknown as AnyBot],
];

/** What boardgame.io complains of goes to the console; what a test does not ask for is a failure. */
let complaints: string[];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...texts) => void complaints.push(texts.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(GAMES)('%s', (_, engine, seats, bot) => {
  test('is played to its end by clients around a local master, each of which sees what its seat may see, and nothing else', () => {
    const table = openTable(engine, seats, 'to the end');
    const random = openRandom(seedRandom('to the end', 'xoroshiro128plus'));
    let same = engine.create({ seats, seed: seedOf('to the end') }).match;
    let waits = 0;
    for (let awaited = engine.awaited(same); awaited.length > 0; awaited = engine.awaited(same)) {
      const seat = random.pick('seat', awaited);
      const client = table.clients[seat]?.getState();
      expect(client?.isActive).toBe(true);
      // A client asks its view, which is all that it has. A random match of Port Gdańsk takes thousands of actions, so bots play this one.
      const view = client?.G.view as View;
      const legal = engine.legal(view);
      const id = bot({ view, seat, context: engine.context(view), legal: legal.map((each) => engine.game.numbering.encode(each)), random });
      const action = engine.game.numbering.decode(id);
      table.send(seat, action);
      const applied = engine.apply(same, seat, action);
      if (!applied.ok) throw new Error(applied.rejection.code);
      same = applied.match;
      if (engine.awaited(same).length > 1) waits += 1;
      const seen = [...table.clients, table.spectator].map((each) => each.getState()?.G.view);
      const owed = [...table.clients.keys(), null].map((viewer) => engine.view(same, viewer));
      expect(JSON.stringify(seen)).toBe(JSON.stringify(owed));
    }
    // The chance is the engine's: the very match that it plays by itself from the same seed.
    expect(engine.hash(table.match())).toBe(engine.hash(same));
    expect(table.state().ctx.gameover).toEqual(engine.outcome(same));
    expect(table.clients.map((each) => each.getState()?.ctx.gameover)).toEqual(table.clients.map(() => engine.outcome(same)));
    expect(complaints).toEqual([]);
    table.close();
    // Piraeus has phases in which several seats are awaited; Gdańsk has none.
    expect(waits > 0).toBe(engine.game.meta.id === 'piraeus');
  });

  test('what a client is sent is the same, to the byte, whatever the secrets of the others are', () => {
    const table = openTable(engine, seats, 'twins');
    const filter = getFilterPlayerView(table.game);
    const choose = chooser('twins');
    let twins = 0;
    for (let acted = 0; acted < 60; acted += 1) {
      const match = table.match();
      const seat = choose.seat(engine.awaited(match));
      const action = choose.action(engine.legal(engine.view(match, seat)));
      table.send(seat, action);
      const state = table.state();
      for (const viewer of [...Array(seats).keys(), null]) {
        // Another match that this viewer cannot tell from the real one: hidden things drawn anew, the others' sealed commits too, and what chance will bring.
        const real = table.match();
        const twin = engine.determinize(engine.view(real, viewer), `${acted}`);
        if (engine.hash(twin) !== engine.hash(real)) twins += 1;
        const other = { ...state, G: { ...state.G, match: JSON.stringify(twin) } };
        const sent = (what: object) =>
          JSON.stringify(filter(viewer === null ? null : String(viewer), { type: 'update', args: ['default', what] }));
        expect(sent(other)).toBe(sent(state));
      }
    }
    expect(twins).toBe(60 * (seats + 1));
    table.close();
  });

  test('the initial state, which boardgame.io sends to everybody as it is, says nothing of the match', () => {
    const table = openTable(engine, seats, 'known to all');
    for (const client of [...table.clients, table.spectator])
      expect(client.getInitialState().G).toEqual({ setup: JSON.stringify({ seats }), nonce: 'known to all', match: null, events: null });
    // Nor does it follow from what boardgame.io draws: whoever knows all of that has another match without the secret.
    const guess = openTable(createEngine(engine.game), seats, 'known to all');
    expect(guess.match()).toEqual(table.match());
    const stranger = toBoardgameIO(engine, { secret: 'a guess', nonce: () => 'known to all' });
    const dealt = stranger.playerView({ G: stranger.setup({ ctx: { numPlayers: seats } }), playerID: '0' });
    expect(dealt.view).not.toEqual(table.clients[0]?.getState()?.G.view);
    table.close();
    guess.close();
  });

  test('boardgame.io draws nothing, and a state that was stored as JSON goes on without a difference', () => {
    const table = openTable(engine, seats, 'stored');
    const choose = chooser('stored');
    const random = JSON.stringify(table.state().plugins.random);
    for (let acted = 0; acted < 40; acted += 1) {
      const match = table.match();
      const seat = choose.seat(engine.awaited(match));
      table.send(seat, choose.action(engine.legal(engine.view(match, seat))));
    }
    const { G } = table.state();
    expect(JSON.stringify(table.state().plugins.random)).toBe(random);
    expect(JSON.parse(JSON.stringify(G))).toEqual(G);
    const elsewhere = toBoardgameIO(createEngine(engine.game), { secret: SECRET });
    for (let seat = 0; seat < seats; seat += 1)
      expect(elsewhere.playerView({ G, playerID: String(seat) })).toEqual(table.clients[seat]?.getState()?.G);
    table.close();
  });

  test('its bots are offered what is legal', async () => {
    const table = openTable(engine, seats, 'bots');
    const [seat = 0] = engine.awaited(table.match());
    const legal = engine.legal(engine.view(table.match(), seat)).map(({ type, ...input }) => ({ move: type, args: [input] }));
    expect(table.game.ai.enumerate(table.state().G, table.state().ctx, String(seat))).toEqual(legal);
    const bot = new RandomBot({ game: table.game, enumerate: table.game.ai.enumerate, seed: 'bot' });
    const { action } = await bot.play(table.state(), String(seat));
    expect(legal).toContainEqual({ move: action.payload.type, args: action.payload.args });
    table.close();
  });

  test('one client without a network plays for all seats in turn', () => {
    const client = Client<{ view: never }>({
      game: toBoardgameIO(engine, { secret: SECRET, nonce: () => 'alone' }),
      numPlayers: seats,
      debug: false,
    });
    client.start();
    const choose = chooser('alone');
    for (let acted = 0; acted < 60; acted += 1) {
      const { ctx } = client.store.getState();
      const able = Object.keys(ctx.activePlayers ?? {});
      // Where one seat alone may act, it is the current player, and the client acts for it without being told.
      if (able.length === 1) expect(able).toEqual([ctx.currentPlayer]);
      client.updatePlayerID(String(choose.seat(able.map(Number))));
      const { type, ...input } = choose.action(engine.legal(client.getState()?.G.view as never)) as AnyAction;
      if (able.length === 1) client.updatePlayerID(null);
      client.moves[type]?.(input);
    }
    expect(client.store.getState()._stateID).toBe(60);
    expect(complaints).toEqual([]);
    client.stop();
  });
});

describe('simultaneous phases', () => {
  const engine = createEngine(piraeus);

  test('all who are awaited are active, in a stage of that name; a plan may be changed until the last is in', () => {
    const table = openTable(engine, 3, 'plans');
    const all = { 0: 'planning', 1: 'planning', 2: 'planning' };
    expect(table.state().ctx.activePlayers).toEqual(all);
    table.send(1, { type: 'plan', as: 'buyer' });
    table.send(1, { type: 'plan', as: 'seller' });
    expect(table.state().ctx.activePlayers).toEqual(all);
    expect(table.clients.map((client) => client.getState()?.G.view.commit)).toEqual([null, { type: 'plan', as: 'seller' }, null]);
    expect(table.clients.map((client) => client.getState()?.G.view.committed)).toEqual([[1], [1], [1]]);
    table.send(0, { type: 'plan', as: 'buyer' });
    table.send(2, { type: 'plan', as: 'seller' });
    expect(table.clients[0]?.getState()?.G.view.table.seats.map(({ plan }) => plan)).toEqual(['buyer', 'seller', 'seller']);
    expect(table.state().ctx.activePlayers).toEqual({ 1: 'offering', 2: 'offering' });
    expect(complaints).toEqual([]);
    table.close();
  });

  test('the log tells nobody else what was sealed', () => {
    const table = openTable(engine, 3, 'log');
    table.send(1, { type: 'plan', as: 'seller' });
    const told = (client: (typeof table.clients)[number]) =>
      client.log.map(({ action: { payload } }) => [payload.playerID, payload.type, payload.args]);
    expect(told(table.clients[1] as never)).toEqual([['1', 'plan', [{ as: 'seller' }]]]);
    for (const client of [table.clients[0], table.clients[2], table.spectator])
      expect(told(client as never)).toEqual([['1', 'plan', null]]);
    table.close();
  });

  test('whoever commits need not have seen that another has just done so', async () => {
    const table = openTable(engine, 3, 'at once');
    const { _stateID } = table.state();
    for (const playerID of ['0', '1', '2'])
      await table.master.onUpdate(
        { type: 'MAKE_MOVE', payload: { type: 'plan', args: [{ as: 'buyer' }], playerID } },
        _stateID,
        'default',
        playerID,
      );
    expect(table.match().phase).not.toBe('planning');
    table.close();
  });
});

describe('what is refused', () => {
  const engine = createEngine(piraeus);

  test('is INVALID_MOVE, as boardgame.io spells it, and changes nothing', () => {
    expect(OURS).toBe(INVALID_MOVE);
    const table = openTable(engine, 3, 'refused');
    const before = table.state();
    table.send(0, { type: 'bid', amount: 12 });
    const { G, ctx, _stateID } = table.state();
    expect({ G, ctx, _stateID }).toEqual({ G: before.G, ctx: before.ctx, _stateID: before._stateID });
    expect(complaints).toEqual([expect.stringContaining('invalid move: bid')]);
    // Why, the client can ask by itself.
    expect(engine.explain(table.clients[0]?.getState()?.G.view as never, { type: 'bid', amount: 12 })).toMatchObject({
      code: 'not-now',
      rule: 'PI.E7',
    });
    table.close();
  });

  test.each([
    [undefined],
    [null],
    ['buyer'],
    [{ as: 'thief' }],
    [{ as: 'buyer', type: 'bid' }],
    [{ as: 'buyer', type: 'plan' }],
    [{ as: 'buyer', more: 1 }],
    [[{ as: 'buyer' }]],
    [12],
  ])('malformed input %j is refused as well, unless it is none', (input) => {
    const game = toBoardgameIO(engine, { secret: SECRET });
    const ctx = { numPlayers: 3, currentPlayer: '0', playOrder: ['0', '1', '2'], activePlayers: null, turn: 1 };
    const G = game.setup({ ctx });
    const events = { setActivePlayers: () => {}, endTurn: () => {} };
    const answer = game.moves.plan?.move({ G, ctx, playerID: '0', events }, input);
    // The whole action will do, but not that of another type.
    if (typeof input === 'object' && input !== null && 'type' in input && input.type === 'plan')
      expect(answer).toMatchObject({ nonce: G.nonce });
    else expect(answer).toBe(INVALID_MOVE);
  });

  test('a number of players, or options, that the game cannot take', () => {
    const game = toBoardgameIO(engine);
    expect([game.minPlayers, game.maxPlayers]).toEqual([2, 6]);
    expect(game.validateSetupData(undefined, 3)).toBeUndefined();
    expect(game.validateSetupData({ options: { nations: ['romans'] } }, 3)).toMatch(/PI\.Q3/);
    expect(game.validateSetupData({ content: 'no such' }, 3)).toMatch(/content/);
  });

  test('a seat that nobody has, and events that no player may trigger', () => {
    const table = openTable(engine, 3, 'strangers');
    const game = table.game;
    const { G, ctx } = table.state();
    const events = { setActivePlayers: () => {}, endTurn: () => {} };
    for (const playerID of ['3', '', '-1', '00']) {
      expect(game.moves.plan?.move({ G, ctx, playerID, events }, { as: 'buyer' })).toBe(INVALID_MOVE);
      expect(game.playerView({ G, playerID }).view).toEqual(engine.view(table.match(), null));
    }
    expect(Object.keys(table.clients[0]?.events ?? {})).toEqual([]);
    table.close();
  });
});

test.each(['endGame', 'endPhase', 'endTurn', 'endStage', 'pass', 'setActivePlayers', 'setPhase', 'setStage'])(
  'the event %s of a client that was tampered with changes nothing that matters',
  async (type) => {
    const table = openTable(createEngine(piraeus), 3, 'forged');
    const args = {
      endGame: [{ winner: '0' }],
      setActivePlayers: [{ value: { 0: 'planning' } }],
      setStage: ['bidding'],
      setPhase: ['bidding'],
    }[type];
    const before = table.state();
    await table.master.onUpdate({ type: 'GAME_EVENT', payload: { type, args, playerID: '0' } }, before._stateID, 'default', '0');
    const { G, ctx } = table.state();
    expect([G, Object.keys(ctx.activePlayers ?? {}), ctx.gameover]).toEqual([before.G, ['0', '1', '2'], undefined]);
    for (const seat of [0, 1, 2]) table.send(seat, { type: 'plan', as: 'seller' });
    expect(table.match().phase).toBe('offering');
    table.close();
  },
);

// What a match is played by afterwards has to be what it was before.
const forged = (what: string, type: string, args: unknown, playerID = '0') => [what, { type, args: [args], playerID }] as const;
const STAGES = { 0: 'planning', 1: 'planning', 2: 'planning' };
const FORGERIES = [
  forged('another spelling of a seat', 'setActivePlayers', { value: { 0: 'planning', 1: 'planning', '00': 'planning' } }),
  forged('a seat as an exponent', 'setActivePlayers', { value: { 1: 'planning', 2: 'planning', '0e0': 'planning' } }),
  forged('a seat with a space', 'setActivePlayers', { value: { 0: 'planning', 1: 'planning', ' 2': 'planning' } }),
  forged('minus nought', 'setActivePlayers', { value: { 1: 'planning', 2: 'planning', '-0': 'planning' } }),
  forged('no digits', 'setActivePlayers', { value: { 1: 'planning', 2: 'planning', '': 'planning' } }),
  forged('a seat that is inherited', 'setActivePlayers', {
    value: JSON.parse('{"__proto__":{"stage":{"2":"planning"}},"0":"planning","1":"planning","00":"planning"}'),
  }),
  forged('a stage that is none', 'setActivePlayers', { value: { ...STAGES, 2: 'bidding' } }),
  forged('the stage of one player', 'setStage', 'bidding'),
  forged('a seat less in the order of play', 'pass', { remove: true }),
  forged('the same by another event', 'endTurn', { remove: true }),
  forged('the turn of somebody who is called as a method', 'endTurn', { next: 'toString' }),
  forged('limits of moves, and what comes after them', 'setActivePlayers', {
    value: STAGES,
    maxMoves: 1,
    revert: true,
    next: { all: 'bidding' },
  }),
  forged('the turn of nobody', 'endTurn', { next: '00' }),
];

test.each(FORGERIES)('after a forged event with %s nobody is locked out, nobody acts for another', async (_, payload) => {
  const engine = createEngine(piraeus);
  const table = openTable(engine, 3, 'forged');
  const { ctx } = table.state();
  await table.master.onUpdate({ type: 'GAME_EVENT', payload }, table.state()._stateID, 'default', '0');
  const { activePlayers, playOrder, currentPlayer } = table.state().ctx;
  expect({ activePlayers, playOrder }).toEqual({ activePlayers: ctx.activePlayers, playOrder: ctx.playOrder });
  expect(Object.keys(STAGES)).toContain(currentPlayer);
  for (const seat of [2, 1, 0]) {
    table.send(seat, { type: 'plan', as: seat === 1 ? 'seller' : 'buyer' });
    if (seat > 0) expect(table.match().commits.map((commit) => commit !== null)).toEqual([false, seat === 1, true]);
  }
  expect(table.match().state.table.seats.map(({ plan }) => plan)).toEqual(['buyer', 'seller', 'buyer']);
  table.close();
});

test.each(['00', '0e0', '1e0', ' 1', '1 ', '-0', '+1', '1.0', '0x1', '', '٠', 'toString', '__proto__'])(
  'a player who is called %j has no seat: it may not act and sees what everybody may',
  async (playerID) => {
    const engine = createEngine(piraeus);
    const table = openTable(engine, 3, 'strangers');
    const before = table.state();
    const action = { type: 'MAKE_MOVE', payload: { type: 'plan', args: [{ as: 'buyer' }], playerID } };
    for (const speaker of [playerID, '0']) await table.master.onUpdate(action, before._stateID, 'default', speaker);
    expect(table.state().G).toEqual(before.G);
    expect(table.game.playerView({ G: before.G, playerID }).view).toEqual(engine.view(table.match(), null));
    table.close();
  },
);

test.each(['constructor', 'toString', 'valueOf', '__proto__'])('a move that is called %s is none', async (type) => {
  const table = openTable(createEngine(piraeus), 3, 'forged');
  const before = table.state();
  await table.master.onUpdate({ type: 'MAKE_MOVE', payload: { type, args: [{}], playerID: '0' } }, before._stateID, 'default', '0');
  expect(table.state()).toEqual(before);
  table.close();
});

test('what happened is told to whom it concerns', () => {
  const engine = createEngine(piraeus);
  const table = openTable(engine, 3, 'events');
  const types = (client: (typeof table.clients)[number]) => client.getState()?.G.events.map(({ type }) => type);
  expect(types(table.spectator)).toEqual(['nations-chosen', 'day-began']);
  for (const seat of [0, 1, 2]) table.send(seat, { type: 'plan', as: 'seller' });
  expect(table.clients.map(types)).toEqual(table.clients.map(() => ['plans-revealed', 'prices-moved']));
  table.close();
});

test('what happened to one seat alone is told to that seat alone', () => {
  const engine = createEngine(yourFirstGame);
  const table = openTable(engine, 3, 'dealt');
  const dealt = (client: (typeof table.clients)[number]) =>
    client.getState()?.G.events.flatMap((event) => (event.type === 'commission-dealt' ? [event.commission] : []));
  const hands = table.match().state.hands.map(({ commission }) => [commission]);
  expect(table.clients.map(dealt)).toEqual(hands);
  expect(dealt(table.spectator)).toEqual([]);
  table.close();
});
