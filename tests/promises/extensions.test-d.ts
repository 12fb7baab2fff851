import { clock, createEngine, createSession, defineExtension, type Occurrence, statistics } from '@quayside/core';
import type { PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import { expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

const engine = createEngine(toy);
const setup = { seats: 2, seed: 'types' };
const schema = z.strictObject({ last: z.nullable(z.int()) });

test('a slice is typed by the schema of its extension', () => {
  const last = defineExtension({
    id: 'last',
    version: 1,
    schema,
    init: () => ({ last: null }),
    react: (_, { deed }) => ({ last: deed.seat }),
  });
  const session = createSession(engine, setup, { extensions: [last, clock({ initial: 1 })] });
  expectTypeOf(session.slice(last)).toEqualTypeOf<{ readonly last: number | null }>();
  // @ts-expect-error: a slice is read
  session.slice(last).last = 1;
  // @ts-expect-error: the schema says a number
  defineExtension({ ...last, schema, react: () => ({ last: 'x' }) });
  // @ts-expect-error: there is no such field
  void session.slice(last).first;
});

test('an extension for one game goes with no other; one for all goes with each', () => {
  const own = defineExtension({
    id: 'own',
    version: 1,
    schema,
    init: () => ({ last: null }),
    react(slice, { deed, after, events }: Occurrence<Toy, ToyAction>) {
      if ('action' in deed && deed.action.type === 'bid') return { last: deed.action.coins };
      // @ts-expect-error: no such action
      if ('action' in deed && deed.action.type === 'bit') return slice;
      expectTypeOf(after.match.state.table.tide).toEqualTypeOf<number>();
      for (const { event } of events) if (event.type === 'tide') return { last: event.tide };
      return slice;
    },
  });
  createSession(engine, setup, { extensions: [own, statistics(), clock({ initial: 1 })] });
  const foreign = statistics<PiraeusTypes, PiraeusAction>();
  // @ts-expect-error: it is for another game
  createSession(engine, setup, { extensions: [foreign] });
});

test('what a game counts is typed by its events', () => {
  statistics<Toy, ToyAction>({
    tally(event, add) {
      if (event.type === 'gained') add('coins', event.coins, event.seat);
      // @ts-expect-error: no such event
      if (event.type === 'lost') add('coins', -1);
      // @ts-expect-error: a tide has no coins
      if (event.type === 'tide') add('coins', event.coins);
    },
  });
});
