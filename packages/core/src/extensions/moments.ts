/** As far as moments, times and counts go here, which is as far as the times of a session go. Beyond it they stay there, so sums are always exact. */
export const MOST = 8.64e15;

/** A sum that stays in bounds, whatever was loaded. */
export function plus(one: number, other: number): number {
  return Math.max(-MOST, Math.min(MOST, one + other));
}

/** The later of two moments: hosts set their clocks back, and time does not. One that is not known leaves the other. */
export function laterOf(last: number | null, at: number | null): number | null {
  if (last === null || at === null) return at ?? last;
  return Math.max(last, at);
}

/** The milliseconds from one moment to another; none if either is not known, or the other is earlier. */
export function elapsed(last: number | null, at: number | null): number {
  return last === null || at === null ? 0 : Math.max(0, at - last);
}
