import type { FaultDetails } from './fault.ts';

/**
 * What a fault says that is about a problem of some data. Most problems begin with "expected": that is what was expected, and what came is told beside it. Any other problem
 * is what came, instead of `whole`.
 */
export function toldAs(problem: string, whole: string, came: () => string): Pick<FaultDetails, 'expected' | 'received'> {
  const wanted = wantedBy(problem);
  return wanted === undefined ? { expected: whole, received: problem } : { expected: wanted, received: came() };
}

/** What a problem says was expected, if it says so. */
export function wantedBy(problem: string): string | undefined {
  return problem.startsWith('expected ') ? problem.slice('expected '.length) : undefined;
}

/** What stands at a path of some data; `undefined` if nothing does. */
export function foundAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined),
    value,
  );
}

/** The most characters of a text that are told. */
const LONGEST = 60;

/** A short text for what came, itself where it is short. */
export function brief(value: unknown): string {
  if (typeof value === 'string') return value.length > LONGEST ? `${JSON.stringify(value.slice(0, LONGEST))} …` : JSON.stringify(value);
  if (Object.is(value, -0)) return '-0';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : kindOf(value);
}

/** What kind of thing came, and nothing of what it says: it may be a secret. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return { string: 'a text', number: 'a number', object: 'an object' }[typeof value as string] ?? `a ${typeof value}`;
}
