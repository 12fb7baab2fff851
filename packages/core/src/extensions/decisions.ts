import type { Deed } from '../engine/history.ts';
import type { Seat } from '../model/seat.ts';
import type { Occurrence, Situation } from '../slices/extension.ts';

/** Whether the time of a seat runs: it is awaited, and a person plays it. */
export function isRunning({ match, awaited }: Situation, seat: Seat): boolean {
  return awaited.includes(seat) && match.presence[seat] === 'present';
}

/**
 * Whether something that was done has ended what a seat was awaited for: it is awaited no longer; or, since it was the last of several or has two turns in a row, it is
 * awaited for something else, which shows in another phase that cannot be taken back, or in others that are awaited now as well. The actions of a turn are one decision,
 * unless the rules spread the turn over phases.
 */
export function endsDecision({ deed, before, after, learnt }: Occurrence, seat: Seat): boolean {
  if (!after.awaited.includes(seat)) return true;
  if (learnt === null) return false;
  if (after.match.phase !== before.match.phase) return true;
  return isPlay(deed) && after.awaited.some((other) => !before.awaited.includes(other));
}

/** Whether a seat has ended its decision itself, by acting. */
export function decided(occurrence: Occurrence, seat: Seat): boolean {
  const { deed, before } = occurrence;
  return 'action' in deed && deed.seat === seat && before.awaited.includes(seat) && endsDecision(occurrence, seat);
}

/** Who comes back is awaited as well, and has ended nothing by that. */
function isPlay(deed: Deed<unknown>): boolean {
  return 'action' in deed || isTimeOut(deed);
}

/** Whether the autopilot acted for a seat because its time was up. */
export function isTimeOut(deed: Deed<unknown>): boolean {
  return 'change' in deed && deed.change === 'time-out';
}
