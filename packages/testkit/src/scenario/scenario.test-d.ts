import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expectTypeOf, it } from 'vitest';
import { toy } from '../../../../tests/toy/game.ts';
import { scenario } from './scenario.ts';

const seats = ['red', 'yellow'] as const;

describe('the types of a scenario', () => {
  const start = scenario(connectFour, {
    seats,
    projections: { height: ({ table }) => table.heights[0] ?? 0, open: ({ table }) => table.winner === null },
  });

  it('a game and its engine do alike', () => {
    const ofEngine = scenario(createEngine(connectFour), { seats });
    expectTypeOf(ofEngine.when).parameter(0).toEqualTypeOf<'red' | 'yellow'>();
    expectTypeOf(scenario(connectFour, { seats: ['a', 'b'] }).when)
      .parameter(0)
      .toEqualTypeOf<'a' | 'b'>();
  });

  it('seats are called by name', () => {
    start.when('red');
    // @ts-expect-error nobody is called so
    start.when('blue');
    // @ts-expect-error a number is no name
    start.when(0);
    // @ts-expect-error nobody is called so
    start.then((expect) => expect.awaits('blue'));
  });

  it('actions are those of the game', () => {
    start.when('red').does({ type: 'drop', column: 1 });
    // @ts-expect-error no action is called so
    start.when('red').does({ type: 'drag', column: 1 });
    // @ts-expect-error the input is another
    start.when('red').does({ type: 'drop', row: 1 });
    // @ts-expect-error something has to be done
    start.when('red').does();
    // @ts-expect-error no action is called so
    start.then((expect) => expect.legal('red', { type: 'drag' }));
  });

  it('options and contents are those of the game', () => {
    scenario(toy, { seats, options: { storm: true } });
    // @ts-expect-error no option is called so
    scenario(toy, { seats, options: { calm: true } });
    // @ts-expect-error the option is of another type
    scenario(toy, { seats, options: { storm: 1 } });
  });

  it('projections are asked for by name, and as what they are', () => {
    start.then((expect) => expect.height('red', +1).height('yellow', { is: 2 }).open('red', { is: true }).phase('over'));
    // @ts-expect-error no projection is called so
    start.then((expect) => expect.width('red', +1));
    // @ts-expect-error what is no number does not change by one
    start.then((expect) => expect.open('red', +1));
    // @ts-expect-error it is a number
    start.then((expect) => expect.height('red', { is: 'high' }));
  });

  it('words for chance have their own parameters', () => {
    const rolling = scenario(toy, { seats, chance: { tide: (shows: 1 | 2) => ['dice', shows - 1] } });
    rolling.tide(1).tide(2).run();
    // @ts-expect-error the die has no such face
    rolling.tide(7);
    // @ts-expect-error there is no such word
    rolling.rolls(1);
  });

  it('draws of the creation are numbers by stream', () => {
    scenario(toy, { seats, deals: { deck: [1, 2] } });
    // @ts-expect-error a draw gives a number
    scenario(toy, { seats, deals: { deck: ['ace'] } });
    // @ts-expect-error a stream deals a list
    scenario(toy, { seats, deals: { deck: 1 } });
  });

  it('paths and values are those of the state and of views', () => {
    start.then((expect) =>
      expect.state('table.columns.3.0', 'first').state('table.heights', [0, 0, 0, 1, 0, 0, 0]).changes('table.winner', null, 1),
    );
    start.then((expect) => expect.sees('red', 'table.dropped', 1).sees(null, 'awaited').sees('red', 'hand').doesNotSee('red', 'commit'));
    start.then((expect) => expect.sees('red', ({ table }) => table.dropped === 1));
    scenario(toy, { seats }).then((expect) =>
      expect.state('table.seats.red.coins', 1).sees('red', 'hand.cards', [1]).changedOnly('hands.yellow'),
    );
    // @ts-expect-error there is no such key
    start.then((expect) => expect.state('table.rows', []));
    // @ts-expect-error there is no such seat
    scenario(toy, { seats }).then((expect) => expect.state('table.seats.blue.coins', 1));
    // @ts-expect-error there is something else
    start.then((expect) => expect.state('table.columns.3.0', 'third'));
    // @ts-expect-error there is no such key
    start.then((expect) => expect.changedOnly('table.rows'));
    // @ts-expect-error no view has this
    start.then((expect) => expect.sees('red', 'hidden'));
  });

  it('rejections and events are those of the game and of the engine', () => {
    const drop = { type: 'drop', column: 0 } as const;
    start.then((expect) => expect.rejects('red', drop, 'column-full', 'C4.2').rejects('red', drop, 'not-now', null));
    start.then((expect) =>
      expect.event({ type: 'dropped', column: 1 }, { type: 'match-over', outcome: { winners: [0] } }).noEvent('end-triggered'),
    );
    // @ts-expect-error nobody is refused for that
    start.then((expect) => expect.rejects('red', drop, 'too-late', null));
    // @ts-expect-error no such thing happens
    start.then((expect) => expect.event({ type: 'fell' }));
    // @ts-expect-error the event has other data
    start.then((expect) => expect.event({ type: 'dropped', depth: 1 }));
    // @ts-expect-error no such thing happens
    start.then((expect) => expect.noEvent('fell'));
    start.then((expect) => expect.undo('red', 'allowed').undo('yellow', 'nothing-to-undo'));
    // @ts-expect-error undo is not refused so
    start.then((expect) => expect.undo('red', 'too-late'));
    // @ts-expect-error nothing is learnt so
    start.then((expect) => expect.learnt('rumour'));
  });

  it('positions are made of the state of the game', () => {
    const told = scenario(toy, { seats, points: { rich: 9 } });
    told.given(({ table, hidden, hands }, at) => {
      expectTypeOf(hidden.deck).toEqualTypeOf<number[]>();
      expectTypeOf(hands[0]).toEqualTypeOf<{ cards: number[] } | undefined>();
      expectTypeOf(at.red).toEqualTypeOf<number>();
      expectTypeOf(at.rich).toEqualTypeOf<number>();
      table.tide = 1;
    });
    told.patched(
      { table: { seats: { red: { coins: 1 }, 1: { coins: 2 } }, open: [1] } },
      { phase: 'bidding', commits: { red: { type: 'bid', coins: 1 } } },
    );
    // @ts-expect-error the table has no such key
    told.patched({ table: { tides: 1 } });
    // @ts-expect-error there is no such seat
    told.patched({ table: { seats: { blue: { coins: 1 } } } });
    // @ts-expect-error the table has no such key
    told.given(({ table }) => table.tides);
    // @ts-expect-error there is no such point
    told.when('red').does((at) => ({ type: 'dare', rival: at.poor }));
  });
});
