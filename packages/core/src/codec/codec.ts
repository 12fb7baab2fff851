import type * as z from 'zod/mini';
import type { Build, Coder } from './coder.ts';
import type { Coding } from './coding.ts';
import { arrayCoder } from './collection.ts';
import { nullableCoder, tupleCoder, unionCoder } from './composite.ts';
import { definitionOf, inputFault, LIMIT, tooLarge } from './inspect.ts';
import { objectCoder } from './record.ts';
import { intCoder, wordCoder } from './scalar.ts';

/** The numbering of a finite type: every value has one number from 0 to `size - 1`, and every number one value. */
export interface Codec<T> {
  /** How many values there are. */
  readonly size: number;
  /** The numbering as plain data, for those who read the numbers elsewhere. */
  readonly coding: Coding;
  /** The number of a value, -1 if it is not well-formed. Takes whatever comes, coerces nothing, never throws. */
  encode(value: unknown): number;
  /** As `encode`, for a value of our own making, in less time: throws what its getters throw, and overlooks a key too many. */
  encodeOwn(value: unknown): number;
  /** A fresh value for a number. Faults with `codec-number` outside `0 … size - 1`. */
  decode(n: number): T;
}

/** Deeper than any input that somebody could play; reached only by a schema that contains itself. */
const DEPTH = 32;

/**
 * The codec of a finite schema of `zod` or `zod/mini`.
 *
 * Takes enum, literal, boolean, null, nullable, integers with both bounds (`int`), strict objects, exact-optional properties, tuples, arrays
 * with a maximum length, discriminated unions of strict objects, `subset` and `multiset`. Anything else is a fault whose `api` is the path of
 * the part below the given `api`: `.key` a property, `[2]` an item of a tuple, `[]` the items of an array, `|1` an option of a union.
 *
 * Numbers follow the order of declaration: objects and tuples with the first part most significant, absent before present, null before the
 * rest, arrays and bags by length and then lexicographic, unions option by option. Keys and enum members that look like array indices
 * (`'7'`) come first, ascending: JavaScript keeps no other order of them.
 *
 * E.g. `{ good, count }` with two goods and counts 1 to 3 has six values, and `{ good: 'salt', count: 1 }`, of the second good, is number 3.
 */
export function codecOf<S extends z.core.$ZodType>(schema: S, api: string): Codec<z.output<S>> {
  const coder = buildAt(0)(schema, api);
  return {
    size: coder.size,
    coding: coder.coding,
    encode: (value) => {
      try {
        return coder.encode(value);
      } catch {
        // A revoked draft, a throwing getter: a programmer's mistake, and still not a well-formed input.
        return -1;
      }
    },
    encodeOwn: coder.encodeOwn ?? coder.encode,
    decode: (n) => {
      if (Number.isInteger(n) && n >= 0 && n < coder.size) return coder.decode(n) as z.output<S>;
      const remedy = 'Pass a number that encode gave, by a codec of the same schema.';
      throw inputFault('codec-number', api, `an integer from 0 to ${coder.size - 1}`, String(n), remedy);
    },
  };
}

function buildAt(depth: number): Build {
  return (schema, api) => {
    if (depth > DEPTH) {
      throw inputFault(
        'input-too-deep',
        api,
        `at most ${DEPTH} levels`,
        'a schema that contains itself',
        'Write out the levels that can occur.',
      );
    }
    const coder = coderOf(schema, api, buildAt(depth + 1));
    if (coder.size > LIMIT) throw tooLarge(Number.isFinite(coder.size) ? `${coder.size} values` : 'more than can be counted', api);
    if (coder.nodes > LIMIT) throw tooLarge(`values of up to ${coder.nodes} parts`, api);
    return coder;
  };
}

function coderOf(schema: unknown, api: string, build: Build): Coder {
  const definition = definitionOf(schema, api);
  switch (definition.type) {
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
      return wordCoder(definition, api);
    case 'number':
      return intCoder(definition, api);
    case 'nullable':
      return nullableCoder(definition, api, build);
    case 'object':
      return objectCoder(definition, api, build);
    case 'tuple':
      return tupleCoder(definition, api, build);
    case 'array':
      return arrayCoder(definition, api, build);
    case 'union':
      return unionCoder(definition, api, build);
    default:
      throw refusal(definition.type, api);
  }
}

/** What to use instead, for the kinds of schema that cannot be numbered. */
const INSTEAD: Readonly<Record<string, string>> = {
  string: 'Use an enum or a literal of the words that may come.',
  template_literal: 'Use an enum of the words that may come.',
  bigint: 'Use int(lo, hi).',
  nan: 'Use int(lo, hi).',
  any: 'Name the values that may come.',
  unknown: 'Name the values that may come.',
  undefined: 'Use null, or leave the key out (exactOptional).',
  void: 'Use null, or leave the key out (exactOptional).',
  never: 'Leave the key out.',
  date: 'Use int(lo, hi): there is no clock in a game.',
  record: 'Use a strict object that names its keys.',
  map: 'Use a strict object that names its keys.',
  set: 'Use subset(of, min).',
  intersection: 'Use one strict object with all the keys.',
  lazy: 'Write the schema out, as deep as it can be.',
};

/** The kinds of schema that make something else of a value than what came. */
const CHANGING: readonly string[] = ['default', 'prefault', 'transform', 'pipe', 'catch', 'readonly', 'nonoptional', 'success', 'promise'];

function refusal(type: string, api: string): Error {
  if (type === 'optional') {
    const remedy = 'Use exactOptional on the property of a strict object; undefined does not survive JSON.';
    return inputFault('input-optional', api, 'exactOptional on a property', 'an optional schema', remedy);
  }
  if (CHANGING.includes(type)) {
    const remedy = 'Use the inner schema alone, and let apply work out the rest.';
    return inputFault('input-transform', api, 'a schema that takes a value as it comes', `a ${type} schema`, remedy);
  }
  const remedy = INSTEAD[type] ?? 'Use enum, literal, boolean, int, strictObject, tuple, array, discriminatedUnion, subset or multiset.';
  return inputFault('input-not-finite', api, 'an input with finitely many values', `a ${type} schema`, remedy);
}
