import { differs } from './json.ts';
import type { Law } from './law.ts';
import { appliedToLoaded, loadedOf } from './loaded.ts';
import { refusedWith } from './refused-with.ts';

/**
 * P4: a match that was saved and loaded is the same, awaits the same seats and goes on in the same way, at every position, between two commits too. The
 * save travels as text.
 */
export const saveAndLoad: Law = {
  name: 'save-and-load',
  promise: 'P4',
  position({ engine, match }) {
    const loaded = loadedOf({ engine, match });
    if (!loaded.ok) return `the save is refused: ${refusedWith(loaded.rejection)}`;
    return (
      // The same JSON has the same hash.
      differs('the matches', loaded.match, match) ??
      differs('the awaited seats', engine.awaited(loaded.match), engine.awaited(match)) ??
      differs('the outcomes', engine.outcome(loaded.match), engine.outcome(match))
    );
  },
  transition({ engine, before, seat, action, accepted }) {
    const result = appliedToLoaded({ engine, before, seat, action });
    if (!result.ok) return `after loading, the action is refused with ${refusedWith(result.rejection)}`;
    return differs('what follows', result, accepted);
  },
};
