import {
  type AnyRecordedSession,
  type AnySession,
  type Applied,
  createEngine,
  createSession,
  type RecordedSession,
  resumeSession,
  type SavedSession,
} from '@quayside/core';
import { gdansk } from '@quayside/gdansk';
import { type PiraeusAction, type PiraeusTypes, piraeus } from '@quayside/piraeus';
import { expectTypeOf, test } from 'vitest';

const setup = { seats: 3, seed: 'types' };
const own: RecordedSession<PiraeusTypes, PiraeusAction> = createSession(createEngine(piraeus), setup);

test('an action that the game does not have is found by the compiler', () => {
  expectTypeOf(own.dispatch(0, { type: 'plan', as: 'buyer' })).toEqualTypeOf<Applied<PiraeusTypes, PiraeusAction>>();
  // @ts-expect-error: a plan is made as something
  own.dispatch(0, { type: 'plan' });
  // @ts-expect-error: seats are numbers
  own.undo('0');
});

test('hosts of all games have a name for a session of any, and hand over what a client has sent', () => {
  const tables = new Map<string, AnyRecordedSession>([
    ['one', own],
    ['other', createSession(createEngine(gdansk), setup)],
  ]);
  const sent = JSON.parse('{}') as { readonly seat: number; readonly action: unknown };
  const any: AnySession = resumeSession(createEngine(gdansk), createEngine(gdansk).create(setup).match);
  any.dispatch(sent.seat, sent.action);
  for (const table of tables.values())
    expectTypeOf(table.save().format).toEqualTypeOf<SavedSession<PiraeusTypes, PiraeusAction>['format']>();
});
