import { createEngine } from '@quayside/core';
import { expectTypeOf, test } from 'vitest';
import { bid, rest, type stow } from '../toy/actions.ts';
import { toy } from '../toy/game.ts';
import { kit } from '../toy/kit.ts';

const turn = { rule: 'TOY.4', awaiting: () => [0], actions: [rest] } as const;

test('a typo in `next` does not compile', () => {
  kit.phase({ ...turn, to: ['dawn', 'bidding'], next: () => 'bidding' });
  kit.phase({ ...turn, to: ['dawn', 'bidding'], next: () => undefined });
  // @ts-expect-error: `to` has no "biding"
  kit.phase({ ...turn, to: ['dawn', 'bidding'], next: () => 'biding' });
});

test('an unknown code of rejection does not compile', () => {
  kit.reject('deck-empty');
  // @ts-expect-error: no such code is declared
  kit.reject('deck-full');
  // @ts-expect-error: the code comes from nowhere
  kit.action({ type: 'odd', rule: 'TOY.4', check: () => ({ code: 'deck-full', data: {} }), apply: () => {} });
});

test('a wrong event does not compile', () => {
  kit.action({ type: 'odd', rule: 'TOY.4', apply: (_, __, { emit }) => emit({ type: 'tide', tide: 3 }) });
  // @ts-expect-error: no such event is declared
  kit.action({ type: 'odd', rule: 'TOY.4', apply: (_, __, { emit }) => emit({ type: 'ebb' }) });
  // @ts-expect-error: the tide is a number
  kit.action({ type: 'odd', rule: 'TOY.4', apply: (_, __, { emit }) => emit({ type: 'tide', tide: 'high' }) });
  // @ts-expect-error: the tide is missing
  kit.action({ type: 'odd', rule: 'TOY.4', apply: (_, __, { emit }) => emit({ type: 'tide' }) });
});

test('a rule cannot change what it only sees', () => {
  kit.phase({
    ...turn,
    to: ['dawn'],
    next(board) {
      // @ts-expect-error: a board is read
      board.table.round = 1;
      return undefined;
    },
  });
});

test('a wrong input of an action does not compile', () => {
  const engine = createEngine(toy);
  type Sent = Parameters<ReturnType<(typeof engine)['describe']>['action']>[1];
  expectTypeOf<{ type: 'bid'; coins: number }>().toExtend<Sent>();
  expectTypeOf<{ type: 'bid'; coins: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'bit'; coins: number }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'rest' }>().toExtend<Sent>();
});

test('only sealed actions go into a reveal, with their input', () => {
  kit.simultaneous({
    rule: 'TOY.11',
    awaiting: () => [0],
    actions: [bid],
    to: ['dawn'],
    reveal(_, commits) {
      expectTypeOf(commits[0]?.action.coins).toEqualTypeOf<number | undefined>();
      // @ts-expect-error: a bid has no card
      void commits[0]?.action.card;
    },
  });
});

test('the input of an action is typed by its schema', () => {
  expectTypeOf<Parameters<NonNullable<typeof stow.apply>>[1]>().toEqualTypeOf<{ readonly card: number }>();
});
