import type { AnyAction, Applied, GameTypes } from '@quayside/core';
import { overTheWire, textOf } from './json.ts';
import type { Transition } from './law.ts';
import { once } from './once.ts';
import { type Watched, watchOutside } from './outside.ts';

/** The action done once more on the same match, frozen, with traps in place of clock and chance; done once for all laws. */
export function appliedAgain<G extends GameTypes, A extends AnyAction>({
  engine,
  before,
  seat,
  action,
}: Pick<Transition<G, A>, 'engine' | 'before' | 'seat' | 'action'>): Watched<Applied<G, A>> {
  return once(before, `applied again ${seat} ${textOf(action)}`, () => {
    const frozen = freezeAll(overTheWire(action));
    return watchOutside(() => engine.apply(before, seat, frozen));
  });
}

/** Freezes plain JSON through and through. */
export function freezeAll<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freezeAll(part);
  return value;
}
