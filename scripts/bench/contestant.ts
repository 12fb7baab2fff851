/** What is measured in a process of its own. */
export interface Contestant {
  /** Plays matches of the common choices, and says what came of them: contestants of one race have to agree. */
  checksum(): number;
  /** Works for a while, as many times as it likes, and says how many units of work that was. */
  work(): number;
}

/** What a contestant's process prints. */
export interface Measured {
  readonly checksum: number;
  /** Nanoseconds per unit of work, the median of several stretches. */
  readonly nanoseconds: number;
}

// Long, since hundreds of functions are compiled beside the work, on whatever cores are free.
const WARM_UP = 1000;
const STRETCH = 120;
const STRETCHES = 9;

/** Measures a contestant and prints what came of it. */
export function measure({ checksum, work }: Contestant): void {
  const sum = checksum();
  stretch(work, WARM_UP);
  const times = Array.from({ length: STRETCHES }, () => stretch(work, STRETCH)).sort((a, b) => a - b);
  const measured: Measured = { checksum: sum, nanoseconds: times[STRETCHES >> 1] ?? 0 };
  console.log(JSON.stringify(measured));
}

/** Works for so many milliseconds at least; nanoseconds per unit. */
function stretch(work: () => number, milliseconds: number): number {
  const start = performance.now();
  let units = 0;
  let now = start;
  while (now - start < milliseconds) {
    units += work();
    now = performance.now();
  }
  return ((now - start) / units) * 1e6;
}
