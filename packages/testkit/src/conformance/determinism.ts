import { appliedAgain } from './again.ts';
import { first } from './first.ts';
import { differs } from './json.ts';
import type { Law } from './law.ts';
import { appliedToLoaded } from './loaded.ts';
import { refusedWith } from './refused-with.ts';
import { keepWatch } from './unchanged.ts';

/**
 * P3: the same action on the same match gives the same match, events and answer about undo: done a second time, and done on what is left of the match
 * and the action after a trip through JSON text. Neither match nor action is changed by it.
 */
export const determinism: Law = {
  name: 'determinism',
  promise: 'P3',
  transition({ engine, before, seat, action, accepted }) {
    const unchanged = [keepWatch(before), keepWatch(action)];
    const again = [appliedAgain({ engine, before, seat, action }).value, appliedToLoaded({ engine, before, seat, action })];
    const found = first(again, (result) => {
      if (!result.ok) return `done again, it is refused with ${refusedWith(result.rejection)}`;
      return differs('two results of the same action', accepted, result);
    });
    return found ?? (unchanged.every((same) => same()) ? undefined : 'match or action has changed');
  },
};
