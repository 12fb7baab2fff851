import { bagCoder } from './bag.ts';
import { type Build, type Coder, partOf, starts } from './coder.ts';
import { lengthsFrom } from './coding.ts';
import {
  type Bag,
  type CheckDefinition,
  checkFault,
  checksOf,
  type Definition,
  emptyRange,
  inputFault,
  LIMIT,
  tooLarge,
} from './inspect.ts';

type ArrayDefinition = Extract<Definition, { type: 'array' }>;
type Range = readonly [lo: number, hi: number];

/** The coder of an array: a bag if `subset` or `multiset` made it, otherwise a list with a largest length. */
export function arrayCoder(definition: ArrayDefinition, api: string, build: Build): Coder {
  const bag = bagOf(definition, api);
  const [lo, hi] = lengthsOf(definition, api);
  if (bag === undefined) return listCoder(build(definition.element, `${api}[]`), lo, hi, api);
  if (lo === bag.min && hi === bag.max) return bagCoder(bag, api);
  const remedy = 'Give the bounds to subset(of, min) or multiset(of, max, each) itself.';
  throw inputFault('input-check', api, 'no length but its own on a subset or multiset', `${lo} to ${hi}`, remedy);
}

function bagOf(definition: ArrayDefinition, api: string): Bag | undefined {
  const [marked, second] = checksOf(definition).filter(({ bag }) => bag !== undefined);
  if (second !== undefined) throw checkFault(second, api);
  return marked?.bag;
}

function lengthsOf(definition: ArrayDefinition, api: string): Range {
  const ranges = checksOf(definition).map((check) => rangeOf(check, api));
  const lo = Math.max(0, ...ranges.map((range) => range[0]));
  const hi = Math.min(...ranges.map((range) => range[1]));
  if (hi === Number.POSITIVE_INFINITY) {
    throw inputFault(
      'input-not-finite',
      api,
      'an array with a maximum length',
      'an array of any length',
      'Add maxLength, length, or use subset or multiset.',
    );
  }
  if (lo > hi) throw emptyRange(`a length from ${lo} to ${hi}`, api);
  return [lo, hi];
}

function rangeOf(check: CheckDefinition, api: string): Range {
  if (check.bag !== undefined) return [0, Number.POSITIVE_INFINITY];
  if (check.check === 'min_length') return [lengthOf(check.minimum, api), Number.POSITIVE_INFINITY];
  if (check.check === 'max_length') return [0, lengthOf(check.maximum, api)];
  if (check.check !== 'length_equals') throw checkFault(check, api);
  const length = lengthOf(check.length, api);
  return [length, length];
}

function lengthOf(value: unknown, api: string): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw inputFault('input-bounds', api, 'a length that is a whole number', String(value), 'Give a length of 0 or more.');
}

/** Lists by length, the shorter first; those of one length in lexicographic order. */
function listCoder(element: Coder, lo: number, hi: number, api: string): Coder {
  const nodes = 1 + hi * element.nodes;
  if (nodes > LIMIT) throw tooLarge(`lists of up to ${hi} items`, api);
  const { at, size } = starts(Array.from({ length: hi - lo + 1 }, (_, more) => element.size ** (lo + more)));
  return {
    size,
    nodes,
    coding: { kind: 'list', size, lengths: lengthsFrom(lo, at), item: element.coding },
    encode: (value) => {
      if (!Array.isArray(value) || value.length < lo || value.length > hi) return -1;
      let n = 0;
      for (let i = 0; i < value.length; i += 1) {
        const part = element.encode(value[i]);
        if (part < 0) return -1;
        n = n * element.size + part;
      }
      return n + (at[value.length - lo] ?? 0);
    },
    decode: (n) => {
      const more = partOf(at, n);
      return digits(n - (at[more] ?? 0), element, lo + more);
    },
  };
}

function digits(n: number, element: Coder, length: number): unknown[] {
  const values: unknown[] = [];
  let rest = n;
  for (let i = 0; i < length; i += 1) {
    const part = rest % element.size;
    rest = (rest - part) / element.size;
    values.push(element.decode(part));
  }
  return values.reverse();
}
