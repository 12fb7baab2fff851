import { Fault } from '../model/fault.ts';
import { kindOf } from '../model/told.ts';

/** Refuses, by fault, what is no engine: a game, most likely, of which one has still to be made. */
export function demandEngine(engine: unknown, api: string): void {
  const given = (engine ?? {}) as { readonly apply?: unknown; readonly meta?: { readonly id?: unknown } };
  if (typeof given.apply === 'function') return;
  const id = given.meta?.id;
  throw new Fault({
    code: 'not-an-engine',
    api,
    expected: 'an engine',
    received: typeof id === 'string' ? `the game ${id}` : kindOf(engine),
    remedy: 'Make one with `createEngine(game)`.',
  });
}
