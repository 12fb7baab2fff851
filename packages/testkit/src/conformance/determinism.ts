import { first } from './first.ts';
import { differs, overTheWire, textOf } from './json.ts';
import type { Law } from './law.ts';

/**
 * P3: the same action on the same match gives the same match, events and answer about undo: done a second time, and done on what is left of the match
 * and the action after a trip through JSON text. Neither match nor action is changed by it.
 */
export const determinism: Law = {
  name: 'determinism',
  promise: 'P3',
  transition({ engine, before, seat, action, accepted }) {
    const sent = textOf([before, action]);
    const again = [engine.apply(before, seat, action), engine.apply(overTheWire(before), seat, overTheWire(action))];
    const found = first(again, (result) => {
      if (!result.ok) return `done again, it is refused with ${result.rejection.code}`;
      return differs('two results of the same action', accepted, result);
    });
    return found ?? (textOf([before, action]) === sent ? undefined : 'match or action has changed');
  },
};
