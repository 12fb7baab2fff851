import type { AnyAction, GameTypes } from '@quayside/core';
import { overTheWire, textOf } from './json.ts';
import type { Position, Transition } from './law.ts';
import { once } from './once.ts';

/** What `engine.load` makes of the save of a match that has travelled as JSON text, loaded once for all laws. */
export function loadedOf<G extends GameTypes, A extends AnyAction>({ engine, match }: Pick<Position<G, A>, 'engine' | 'match'>) {
  return once(match, 'loaded', () => engine.load(overTheWire(engine.save(match))));
}

/** What the action, after a trip through JSON text, makes of what was loaded; the rejection of the save if it is refused. Done once for all laws. */
export function appliedToLoaded<G extends GameTypes, A extends AnyAction>({
  engine,
  before,
  seat,
  action,
}: Pick<Transition<G, A>, 'engine' | 'before' | 'seat' | 'action'>) {
  const loaded = loadedOf({ engine, match: before });
  if (!loaded.ok) return loaded;
  return once(before, `applied to loaded ${seat} ${textOf(action)}`, () => engine.apply(loaded.match, seat, overTheWire(action)));
}
