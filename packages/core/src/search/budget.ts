import { Fault } from '../model/fault.ts';

/** How long a search goes on: so many iterations, or so many milliseconds of a clock that the caller brings (nothing here reads one), or what comes first. */
export interface Budget {
  readonly iterations?: number;
  readonly time?: {
    readonly milliseconds: number;
    /** The caller's clock, in milliseconds, such as that of `performance`. */
    now(this: void): number;
  };
}

/** What may stop a search early: an `AbortSignal`, or anything that has `aborted`. What has been found by then counts. */
export interface Stop {
  readonly aborted: boolean;
}

/** Calls `iterate` until the budget is used up or it is told to stop; once at least. Returns how often. Refuses, by fault, a budget without a bound. */
export function spend({ iterations, time }: Budget, stop: Stop | undefined, iterate: (done: number) => void): number {
  const most = iterations ?? Number.POSITIVE_INFINITY;
  if (time === undefined && !(most >= 1 && most < Number.POSITIVE_INFINITY)) throw boundless(iterations);
  const until = time === undefined ? Number.POSITIVE_INFINITY : time.now() + time.milliseconds;
  let done = 0;
  do {
    iterate(done);
    done += 1;
  } while (done < most && stop?.aborted !== true && (time === undefined || time.now() < until));
  return done;
}

function boundless(received: number | undefined): Fault {
  return new Fault({
    code: 'no-budget',
    api: 'budget',
    expected: 'a number of iterations, at least 1, or a time',
    received: String(received),
    remedy: 'Give `{ iterations: 1000 }` or `{ time: { milliseconds: 500, now: () => performance.now() } }`.',
  });
}
