import type { Coder } from './coder.ts';
import {
  assertNoChecks,
  assertNoCoercion,
  type CheckDefinition,
  checkFault,
  checksOf,
  type Definition,
  emptyRange,
  inputFault,
} from './inspect.ts';

type Scalar = string | number | boolean | null;

const BOUND = 2 ** 31;

/** Bounds that an integer format of zod carries. Plain `int` has none that could be counted. */
const FORMATS: Readonly<Record<string, readonly [lo: number, hi: number]>> = {
  safeint: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint32: [0, 2 ** 32 - 1],
};

/** The coder of enum, literal, boolean and null: numbers in order of declaration, false before true. */
export function wordCoder(definition: Definition, api: string): Coder {
  assertNoCoercion(definition, api);
  assertNoChecks(definition, api);
  const words = wordsOf(definition, api);
  const numbers = new Map<unknown, number>(words.map((word, n) => [word, n]));
  if (numbers.size !== words.length) {
    throw inputFault('input-duplicate', api, 'distinct values', 'the same value twice', 'Leave one out: it would have two numbers.');
  }
  return {
    size: words.length,
    nodes: 1,
    coding: { kind: 'words', size: words.length, values: words },
    encode: (value) => numbers.get(value) ?? -1,
    decode: (n) => words[n],
  };
}

/** The values of an enum, literal, boolean or null; a fault if there are none or if JSON has no such value. */
export function wordsOf(definition: Definition, api: string): readonly Scalar[] {
  const words = rawWords(definition);
  if (words.length === 0) throw emptyRange(`an empty ${definition.type}`, api);
  return words.map((word) => {
    if (isScalar(word)) return typeof word === 'number' ? word + 0 : word;
    throw inputFault(
      'input-not-json',
      api,
      'values that JSON has',
      `the literal ${String(word)}`,
      'Use null, or leave the key out (exactOptional).',
    );
  });
}

function rawWords(definition: Definition): readonly unknown[] {
  if (definition.type === 'boolean') return [false, true];
  if (definition.type === 'null') return [null];
  if (definition.type === 'literal') return definition.values;
  return definition.type === 'enum' ? enumValues(definition.entries) : [];
}

/** A numeric enum of TypeScript also maps its values back to its names; those entries are no values. */
function enumValues(entries: Readonly<Record<string, string | number>>): readonly (string | number)[] {
  const numbers = new Set(Object.values(entries).filter((value) => typeof value === 'number'));
  return Object.entries(entries).flatMap(([name, value]) => (numbers.has(Number(name)) ? [] : [value]));
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** The coder of integers with both bounds: the lower bound is 0. */
export function intCoder(definition: Definition, api: string): Coder {
  assertNoCoercion(definition, api);
  const [lo, hi] = boundsOf(definition, api);
  if (lo > hi) throw emptyRange(`${lo} to ${hi}`, api);
  return {
    size: hi - lo + 1,
    nodes: 1,
    coding: { kind: 'int', size: hi - lo + 1, lo, hi },
    // Adding zero makes minus zero zero.
    encode: (value) => (typeof value === 'number' && value >= lo && value <= hi && Number.isInteger(value) ? value - lo + 0 : -1),
    decode: (n) => n + lo,
  };
}

function boundsOf(definition: Definition, api: string): readonly [lo: number, hi: number] {
  // An integer schema of zod is its own first check; a plain number has it among the others.
  const own = 'check' in definition ? [definition as CheckDefinition] : [];
  const ranges = [...own, ...checksOf(definition)].map((check) => ({ whole: check.format !== undefined, range: rangeOf(check, api) }));
  if (!ranges.some(({ whole }) => whole)) throw unbounded('a number that need not be whole', api);
  const lo = Math.max(...ranges.map(({ range }) => range[0]));
  const hi = Math.min(...ranges.map(({ range }) => range[1]));
  if (!Number.isFinite(lo) || !Number.isFinite(hi)) throw unbounded('an integer without both bounds', api);
  if (Math.max(Math.abs(lo), Math.abs(hi)) > BOUND) throw oddBound(`${lo} to ${hi}`, api);
  return [lo + 0, hi + 0];
}

function rangeOf(check: CheckDefinition, api: string): readonly [lo: number, hi: number] {
  if (check.check === 'number_format') {
    const range = FORMATS[check.format ?? ''];
    if (range === undefined) throw unbounded(`a ${check.format}`, api);
    return range;
  }
  if (check.check !== 'greater_than' && check.check !== 'less_than') throw checkFault(check, api);
  if (!Number.isSafeInteger(check.value)) throw oddBound(String(check.value), api);
  const value = check.value as number;
  const step = check.inclusive === true ? 0 : 1;
  return check.check === 'greater_than' ? [value + step, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, value - step];
}

function unbounded(received: string, api: string): Error {
  return inputFault('input-not-finite', api, 'an input with finitely many values', received, 'Use int(lo, hi).');
}

function oddBound(received: string, api: string): Error {
  return inputFault(
    'input-bounds',
    api,
    'integer bounds within ±2^31',
    received,
    'Use int(lo, hi) with such bounds; scale amounts that need more.',
  );
}
