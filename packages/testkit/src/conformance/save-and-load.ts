import type { AnyAction, Engine, GameTypes, Match } from '@quayside/core';
import { differs, overTheWire } from './json.ts';
import type { Law } from './law.ts';
import { once } from './once.ts';

/**
 * P4: a match that was saved and loaded is the same, awaits the same seats and goes on in the same way, at every position, between two commits too. The
 * save travels as text.
 */
export const saveAndLoad: Law = {
  name: 'save-and-load',
  promise: 'P4',
  position({ engine, match }) {
    const loaded = loadedOnce(engine, match);
    if (!loaded.ok) return `the save is refused: ${loaded.rejection.code} ${JSON.stringify(loaded.rejection.data)}`;
    if (engine.hash(loaded.match) !== engine.hash(match)) return 'the hash is another';
    return (
      differs('the awaited seats', engine.awaited(loaded.match), engine.awaited(match)) ??
      differs('the outcomes', engine.outcome(loaded.match), engine.outcome(match))
    );
  },
  transition({ engine, before, seat, action, accepted }) {
    const loaded = loadedOnce(engine, before);
    if (!loaded.ok) return `the save is refused: ${loaded.rejection.code}`;
    const result = engine.apply(loaded.match, seat, action);
    if (!result.ok) return `after loading, the action is refused with ${result.rejection.code}`;
    return differs('what follows', result, accepted);
  },
};

function loadedOnce<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>) {
  return once(match, 'loaded', () => engine.load(overTheWire(engine.save(match))));
}
