/**
 * How long a search goes on: so many iterations, or so many milliseconds of a clock that the caller brings (nothing here reads one), or what comes first; one iteration at least.
 * E.g. `{ iterations: 1000 }`, or `{ time: { milliseconds: 500, now: () => performance.now() } }`. One of the two is needed.
 */
export interface Budget {
  /** From 1; without a bound of their own if left out. */
  readonly iterations?: number;
  /** How long by a clock; for ever if left out. */
  readonly time?: {
    /** Counted from the beginning of the search; the iteration that is under way is finished. */
    readonly milliseconds: number;
    /** The caller's clock, in milliseconds, such as that of `performance`. */
    now(this: void): number;
  };
}

/**
 * What may stop a search early: an `AbortSignal`, or anything that has `aborted`. What has been found by then counts. It is looked at after each iteration; but a search does not give way
 * to timers or clicks, so whoever aborts has to be called by it (`progress.report`), or be another thread (a getter that reads shared memory). For so much time, give the budget a `time`.
 */
export interface Stop {
  /** Read after each iteration; `true` stops. */
  readonly aborted: boolean;
}

/** Calls `iterate` until the budget, which has been checked, is used up or it is told to stop; once at least. Returns how often. */
export function spend({ iterations, time }: Budget, stop: Stop | undefined, iterate: (done: number) => void): number {
  const most = iterations ?? Number.POSITIVE_INFINITY;
  const until = time === undefined ? Number.POSITIVE_INFINITY : time.now() + time.milliseconds;
  let done = 0;
  do {
    iterate(done);
    done += 1;
  } while (done < most && stop?.aborted !== true && (time === undefined || time.now() < until));
  return done;
}
