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
import { type GdanskAction, type GdanskTypes, gdansk } from '@quayside/gdansk';
import { type PiraeusAction, type PiraeusTypes, piraeus } from '@quayside/piraeus';
import { expectTypeOf, test } from 'vitest';

type Piraeus = RecordedSession<PiraeusTypes, PiraeusAction>;
type Gdansk = RecordedSession<GdanskTypes, GdanskAction>;

const setup = { seats: 3, seed: 'types' };
const own: Piraeus = createSession(createEngine(piraeus), setup);

test('what a client has sent needs no cast, since a session judges it', () => {
  const sent = JSON.parse('{}') as { readonly seat: unknown; readonly action: unknown; readonly change: unknown };
  expectTypeOf(own.dispatch(sent.seat, sent.action)).toEqualTypeOf<Applied<PiraeusTypes, PiraeusAction>>();
  own.changeSeat(sent.seat, sent.change);
  own.undo(sent.seat);
  own.explainUndo(sent.seat);
  own.dispatch(0, { type: 'plan', as: 'buyer' });
  // @ts-expect-error: a viewer is the host's to name
  own.view(sent.seat);
});

test('a session of one of two games is played without asking which', () => {
  const either = own as Piraeus | Gdansk;
  const applied = either.dispatch(0, JSON.parse('{}') as unknown);
  expectTypeOf(applied.ok).toEqualTypeOf<boolean>();
  either.changeSeat(0, 'leave');
  expectTypeOf(either.undo(0).ok).toEqualTypeOf<boolean>();
});

test('hosts of all games have a name for a session of any', () => {
  const tables = new Map<string, AnyRecordedSession>([
    ['one', own],
    ['other', createSession(createEngine(gdansk), setup)],
  ]);
  const any: AnySession = resumeSession(createEngine(gdansk), createEngine(gdansk).create(setup).match);
  any.dispatch(0, {});
  for (const table of tables.values())
    expectTypeOf(table.save().format).toEqualTypeOf<SavedSession<PiraeusTypes, PiraeusAction>['format']>();
});
