import { createEngine, createSession } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, test } from 'vitest';
import { type ToyAction, toy } from '../../../../tests/toy/game.ts';
import type { Toy } from '../../../../tests/toy/kit.ts';
import type { Projections } from './projections.ts';
import { runScenario } from './run-scenario.ts';
import { scenario } from './scenario.ts';
import type { ChanceWords } from './terms.ts';

const engine = createEngine(toy);

const projections = {
  coins: ({ table }, seat) => table.seats[seat]?.coins ?? 0,
  held: ({ hand }) => [...hand.cards],
} satisfies Projections<Toy>;

const chance = { tide: (shows: number) => ['dice', shows - 1] } satisfies ChanceWords;

/** Anna, with a one and a six in hand, is about to act; Ben holds a two and a three. */
const diving = () =>
  scenario(engine, { seats: ['anna', 'ben'], projections, chance, points: { rich: 9 } }).given(
    ({ table, hands, hidden }, at) => {
      for (const place of table.seats) Object.assign(place, { kept: true });
      Object.assign(table, { round: 1, tide: 2, current: at.anna });
      hands[at.anna] = { cards: [1, 6] };
      hands[at.ben] = { cards: [2, 3] };
      hidden.deck = [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6];
    },
    { phase: 'diving' },
  );

const rest: ToyAction = { type: 'rest' };

describe('a scenario', () => {
  test('runs what it says, and gives the match and all events', () => {
    const { match, events } = diving()
      .then((expect) =>
        expect
          .phase('diving')
          .awaits('anna')
          .coins('anna', { is: 3 })
          .held('ben', { is: [2, 3] }),
      )
      .when('anna')
      .does({ type: 'stow', card: 6 }, { type: 'dare', rival: 1 })
      .then((expect, at) =>
        expect
          .event({ type: 'stowed', card: 6 }, { type: 'dared', seat: at.anna, rival: at.ben, loser: at.anna })
          .noEvent('dived', 'drew')
          .state('table.open', [1])
          .changes('table.seats.anna.stowed', [], [6])
          .changedOnly('table.seats.anna.stowed', 'table.seats.anna.held', 'table.turn.dared', 'table.open', 'hands.anna.cards')
          .sees('ben', 'table.seats.anna.held', 0)
          .sees('ben', 'hand.cards')
          .doesNotSee('ben', 'hand.cards', [1])
          .doesNotSee(null, 'hand')
          .learnt('info'),
      )
      .when('anna')
      .does({ type: 'dive' })
      .then((expect) =>
        expect
          .hears('anna', { type: 'drew', card: 6 })
          .doesNotHear('ben', { type: 'drew' })
          .hears('ben', { type: 'dived' })
          .doesNotHear('anna', { type: 'dived' })
          .sees('anna', ({ hand }) => hand?.cards.includes(6) ?? false)
          .doesNotSee(null, (view) => JSON.stringify(view.hand) !== 'null')
          .held('anna', { is: [6] })
          .awaits('ben'),
      )
      .run();
    expect(match.state.table.turns).toBe(1);
    expect(events.map(({ event }) => event.type)).toEqual(['stowed', 'dared', 'drew', 'dived']);
  });

  test('looks back on the actions since the last expectations', () => {
    diving()
      .when('anna')
      .does(rest)
      .when('ben')
      .does(rest)
      .then((expect) => expect.coins('anna', +1).coins('ben', +1))
      .then((expect) => expect.coins('ben', +1))
      .when('anna')
      .does({ type: 'bid', coins: 0 })
      .then((expect) => expect.coins('anna', 0).changedOnly().learnt('boundary'))
      .run();
  });

  test('asks whether what was done can be taken back', () => {
    diving()
      .then((expect) => expect.undo('anna', 'nothing-to-undo'))
      .when('anna')
      .does({ type: 'stow', card: 1 })
      .then((expect) => expect.undo('anna', 'allowed').undo('ben', 'nothing-to-undo'))
      .when('anna')
      .does(rest)
      .then((expect) => expect.learnt('boundary').undo('anna', 'boundary'))
      .when('ben')
      .does({ type: 'peek' })
      .then((expect) => expect.undo('ben', 'info').undo('anna', 'boundary'))
      .run();
  });

  test('asks what is legal and what is refused, and why', () => {
    diving()
      .then((expect) =>
        expect
          .legal('anna', rest, { type: 'stow', card: 1 })
          .notLegal('anna', { type: 'stow', card: 2 })
          .rejects('anna', { type: 'stow', card: 2 }, 'no-such-card', 'TOY.6')
          .rejects('ben', rest, 'not-awaited', 'TOY.4')
          .onlyLegal('ben')
          .onlyLegal(
            'anna',
            ...(['peek', 'dive', 'wade', 'rest'] as const).map((type) => ({ type })),
            { type: 'dare', rival: 1 },
            ...[1, 6].map((card) => ({ type: 'stow', card }) as const),
          ),
      )
      .run();
  });

  test('scripts chance by stream, by the words of the game too', () => {
    diving()
      .draws('dice', 4)
      .tide(6)
      .when('anna')
      .does({ type: 'wade' })
      .then((expect) => expect.coins('anna', +3).learnt('chance'))
      .draws('dice', 1)
      .when('ben')
      .does({ type: 'wade' })
      .when('anna')
      .does({ type: 'bid', coins: 5 })
      .when('ben')
      .does({ type: 'bid', coins: 5 })
      .then((expect) => expect.event({ type: 'gained', coins: 3 }, { type: 'bids', winner: null }, { type: 'tide', tide: 2 }))
      .run();
  });

  test('with a seed goes on by the seed, until draws are scripted', () => {
    const seeded = scenario(engine, { seats: ['anna', 'ben'], seed: 'any', projections, chance })
      .when('anna')
      .does({ type: 'keep', index: 0 })
      .when('ben')
      .does({ type: 'keep', index: 1 });
    expect(seeded.run().match.state.table.round).toBe(1);
    seeded
      .tide(6)
      .when('anna')
      .does({ type: 'wade' })
      .then((expect) => expect.coins('anna', +3))
      .run();
  });

  test('is immutable: what is added to one is not in another', () => {
    const start = diving();
    start.when('anna').does({ type: 'stow', card: 1 }).run();
    start.when('anna').does({ type: 'stow', card: 1 }, { type: 'stow', card: 6 }).run();
    expect(start.run().match.state.hands[0]).toEqual({ cards: [1, 6] });
  });

  test('actions and positions can be told by seats and points of interest', () => {
    diving()
      .given(({ table }, at) => {
        table.seats[at.ben] = { ...(table.seats[at.ben] ?? table.seats[0]), coins: at.rich } as (typeof table.seats)[number];
      })
      .when('anna')
      .does((at) => ({ type: 'dare', rival: at.ben }))
      .then((expect, at) => expect.coins('ben', { is: at.rich }))
      .run();
  });
});

describe('positions', () => {
  test('from a patch: objects are entered, lists by index or seat, the rest is replaced', () => {
    diving()
      .patched({ table: { seats: { ben: { coins: 7 }, 0: { coins: 1 } }, turn: { peeked: true } } })
      .then((expect) => expect.coins('ben', { is: 7 }).coins('anna', { is: 1 }).state('table.turn.peeked', true))
      .run();
    diving()
      .patched({ table: { turns: 2, turn: { over: true } } }, { phase: 'bidding', commits: { ben: { type: 'bid', coins: 2 } } })
      .then((expect) => expect.awaits('anna').sees('ben', 'commit', { type: 'bid', coins: 2 }).doesNotSee('anna', 'commit'))
      .run();
  });

  test('from a builder', () => {
    const { match } = diving().run();
    scenario(engine, { seats: ['x', 'y'], projections })
      .given(match)
      .then((expect) => expect.held('x', { is: [1, 6] }))
      .run();
  });

  test('from a transcript, after so many actions', () => {
    const session = createSession(engine, { seats: 2, seed: 'told' });
    session.dispatch(1, { type: 'keep', index: 0 });
    session.dispatch(0, { type: 'keep', index: 0 });
    const at = (actions: number) => scenario(engine, { seats: ['anna', 'ben'] }).from(session.transcript(), actions);
    at(1)
      .then((expect) => expect.phase('keeping').awaits('anna'))
      .run();
    const again = at(1).when('anna').does({ type: 'keep', index: 0 }).run();
    expect(engine.hash(again.match)).toBe(engine.hash(session.getSnapshot().match));
    expect(() => at(3)).toThrow('the transcript has 2 actions, so there is no position after 3');
    expect(() => scenario(engine, { seats: ['anna', 'ben'] }).from({ ...session.transcript(), start: 'x' }, 0)).toThrow(
      'the transcript is refused',
    );
  });

  test('come before the steps', () => {
    const late = diving().when('anna').does(rest);
    const { match } = late.run();
    const { transcript } = createSession(engine, { seats: 2, seed: 'told' });
    for (const place of [() => late.patched({}), () => late.given(() => {}), () => late.given(match), () => late.from(transcript(), 0)])
      expect(place).toThrow('the position of a scenario comes before its steps');
  });

  test('name seats that are there', () => {
    const carl = { carl: { coins: 7 } };
    expect(() => diving().patched({ table: { seats: carl } } as never)).toThrow(
      '"carl" is neither an index of the list nor a seat: anna, ben',
    );
    expect(() => diving().patched({}, { commits: carl } as never)).toThrow('there is no seat "carl" among anna, ben');
    const vain = diving().then((expect) => expect.doesNotSee('anna', 'table.seats.carl.coins' as never));
    expect(() => vain.run()).toThrow('"carl" is neither an index of the list nor a seat: anna, ben');
  });

  test('from a patch that was read from a text change nothing but the position', () => {
    const patch = JSON.parse('{ "table": { "__proto__": { "tide": 6 } } }');
    expect(() => diving().patched(patch).run()).toThrow('(state.table');
    expect({}).not.toHaveProperty('tide');
  });

  test('from a match of another engine, whose chance was scripted', () => {
    const { match } = diving().tide(6).when('anna').does({ type: 'wade' }).run();
    const other = scenario(createEngine(toy), { seats: ['anna', 'ben'], projections });
    other
      .given(match)
      .then((expect) => expect.coins('anna', { is: 6 }))
      .run();
    const { match: foreign } = scenario(connectFour, { seats: ['red', 'yellow'] }).run();
    expect(() => other.given(foreign as never).run()).toThrow(expect.objectContaining({ where: 'the position', code: 'wrong-game' }));
  });

  test('of content that the engine alone knows come as a save, and load anywhere', () => {
    const own = createEngine(toy, { contents: [{ id: 'own', cards: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }] });
    const data = scenario(own, { seats: ['anna', 'ben'], content: 'own' })
      .then((expect) => expect.phase('keeping').state('hidden.deck', [1, 1, 1, 1, 1, 1]))
      .toJSON();
    expect(data.position.format).toBe('quayside-save/1');
    expect(runScenario(engine, JSON.parse(JSON.stringify(data))).match.options.content.id).toBe('own');
  });
});

describe('as data', () => {
  test('a scenario runs the same, and its position is a match that loads', () => {
    const data = JSON.parse(
      JSON.stringify(
        diving()
          .tide(6)
          .when('anna')
          .does({ type: 'wade' })
          .then((expect) => expect.coins('anna', +3).sees('anna', 'table.seats.ben.coins', 3).awaits('ben')),
      ),
    );
    expect(data).toMatchObject({
      format: 'quayside-scenario/1',
      seats: ['anna', 'ben'],
      chance: 'scripted',
      steps: [
        { kind: 'draws', stream: 'dice', results: [5] },
        { kind: 'does', seat: 'anna', action: { type: 'wade' } },
        { kind: 'projection', name: 'coins', seat: 'anna', by: 3 },
        { kind: 'sees', viewer: 'anna', path: 'table.seats.ben.coins', value: 3 },
        { kind: 'awaits', seats: ['ben'] },
      ],
    });
    expect(engine.load(data.position).ok).toBe(true);
    expect(runScenario(engine, data, { projections }).match.state.table.seats[0]?.coins).toBe(6);
    expect(() => runScenario(engine, data)).toThrow('no projection "coins" was given');
  });

  test('it is refused if it is not of the format', () => {
    const data = diving().toJSON();
    expect(() => runScenario(engine, { ...data, format: 'other' } as never)).toThrow('expected the format quayside-scenario/1, got other');
    expect(() => runScenario(engine, null as never)).toThrow('expected the format');
    expect(() => runScenario(engine, { ...data, seats: [0, 1] } as never)).toThrow('expected seats, chance, deals and steps');
    expect(() => runScenario(engine, { ...data, chance: 'any' } as never)).toThrow('expected seats, chance, deals and steps');
    expect(() => runScenario(engine, { ...data, steps: [{ kind: 'hopes' }] } as never)).toThrow('step 0 is of no known kind: hopes');
    expect(() => runScenario(engine, { ...data, position: {} } as never)).toThrow('the position: it is refused');
    expect(() => runScenario(engine, { ...data, steps: [{ kind: 'does', seat: 'carl', action: rest }] })).toThrow(
      'there is no seat "carl" among anna, ben',
    );
  });

  test('a function is no data', () => {
    const asks = diving().then((expect) => expect.sees('anna', () => true));
    expect(() => asks.toJSON()).toThrow('step 0 of the scenario expects by a function');
  });
});

describe('mistakes in using it', () => {
  test('a scenario that nobody runs does not pass for a promise', async () => {
    await expect((async () => diving() as unknown)()).rejects.toThrow('a scenario is no promise: end it with .run()');
  });

  test('names that every scenario has are taken', () => {
    const named = scenario(engine, { seats: ['anna', 'ben'], projections: { event: () => 1 } });
    expect(() => named.then(() => {})).toThrow('a projection cannot be called "event"');
    expect(() => scenario(engine, { seats: ['anna', 'ben'], chance: { run: () => ['dice', 1] } })).toThrow(
      '"run" cannot be a word for chance',
    );
  });

  test('seats have names of their own', () => {
    expect(() => scenario(engine, { seats: ['anna', 'anna'] }).run()).toThrow('the seats are called anna, anna, but there are 2');
    const { match } = diving().run();
    expect(() =>
      scenario(engine, { seats: ['a', 'b', 'c'] })
        .given(match)
        .run(),
    ).toThrow('the seats are called a, b, c, but there are 2');
  });
});
