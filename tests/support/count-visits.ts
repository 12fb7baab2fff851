/** The methods of a list that look at its items. */
const LOOKING = [
  'map',
  'filter',
  'slice',
  'flatMap',
  'find',
  'findIndex',
  'findLast',
  'indexOf',
  'lastIndexOf',
  'includes',
  'entries',
  'concat',
] as const;

/** How many items lists were asked to look at while something was done, by the lengths of the lists: what takes long, counted rather than timed. */
export function countVisits(work: () => void): number {
  const own = LOOKING.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name) as PropertyDescriptor] as const);
  let visits = 0;
  for (const [name, descriptor] of own) {
    const method = descriptor.value as (...args: unknown[]) => unknown;
    Object.defineProperty(Array.prototype, name, {
      ...descriptor,
      value(this: unknown[], ...args: unknown[]) {
        visits += this.length;
        return method.apply(this, args);
      },
    });
  }
  try {
    work();
  } finally {
    for (const [name, descriptor] of own) Object.defineProperty(Array.prototype, name, descriptor);
  }
  return visits;
}
