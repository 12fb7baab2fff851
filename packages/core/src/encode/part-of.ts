import type { $ZodType } from 'zod/v4/core';
import { checksOf, type Definition, definitionOf } from '../codec/inspect.ts';
import { wordsOf } from '../codec/scalar.ts';
import type { Json } from '../model/json.ts';
import { lengthsOf, type Range, rangeOf } from './bounds.ts';
import { listPart, objectPart, perhaps, unionPart } from './composite-parts.ts';
import type { HintBook } from './hint-book.ts';
import { FLAG, numberPart, oneHot, tally } from './leaf-parts.ts';
import { NOTHING, type Part, type Scale } from './part.ts';
import { bySeatPart, type Seating, seatPart, seatsPart } from './seat-parts.ts';

/** What the encoding of every part depends on. */
export interface Build {
  readonly seating: Seating;
  readonly scale: Scale;
  readonly hints: HintBook;
  /** What could not be encoded: path and reason, gathered so that all can be told at once. */
  readonly problems: string[];
}

/** The kind of definition by its name. */
type Of<T extends Definition['type']> = Extract<Definition, { type: T }>;

/** How the values of a schema are encoded. What has no bound and no hint is noted among the problems. */
export function partOf(schema: $ZodType, path: string, build: Build): Part {
  if (build.hints.has('omit', path)) return NOTHING;
  const definition = definitionOf(schema, path);
  switch (definition.type) {
    case 'boolean':
      return FLAG;
    case 'enum':
    case 'literal':
    case 'null':
      return oneHot(wordsOf(definition, path));
    case 'number':
      return numberOf(definition, path, build);
    case 'nullable':
      return perhaps(partOf(definition.innerType, path, build), null);
    case 'optional':
      return perhaps(partOf(definition.innerType, path, build), undefined);
    case 'readonly':
      return partOf(definition.innerType, path, build);
    case 'object':
      return objectPart(Object.entries(definition.shape).map(([key, part]) => [key, partOf(part, `${path}.${key}`, build)]));
    case 'tuple':
      return definition.rest === null ? tupleOf(definition, path, build) : problem(build, path, 'a tuple of any length');
    case 'array':
      return arrayOf(definition, path, build);
    case 'record':
      return recordOf(definition, path, build);
    case 'union':
      return unionOf(definition, path, build);
    default:
      return problem(build, path, `a ${definition.type}`);
  }
}

function problem(build: Build, path: string, what: string): Part {
  build.problems.push(`${path} (${what})`);
  return NOTHING;
}

function numberOf(definition: Definition, path: string, build: Build): Part {
  if (build.hints.has('seats', path)) return seatPart(build.seating);
  const [lo, hi] = saturated(rangeOf(definition), path, build);
  if (!Number.isFinite(lo) || !Number.isFinite(hi)) return problem(build, path, 'a number without a bound');
  if (!build.hints.has('names', path)) return numberPart(lo, hi, build.scale);
  return oneHot(integers(lo, hi));
}

function saturated(range: Range, path: string, { hints, problems }: Build): Range {
  const hint = hints.saturation(path);
  if (hint === undefined) return range;
  const [lo, hi] = typeof hint === 'number' ? [range[0], hint] : hint;
  if (lo < hi || !Number.isFinite(lo)) return [lo, hi];
  problems.push(`${path} (saturates at ${hi}, where it begins)`);
  return range;
}

function tupleOf({ items }: Of<'tuple'>, path: string, build: Build): Part {
  return objectPart(items.map((item, at) => [`${at}`, partOf(item, `${path}.${at}`, build)]));
}

function arrayOf(definition: Of<'array'>, path: string, build: Build): Part {
  const bag = checksOf(definition).find((check) => check.bag !== undefined)?.bag;
  if (bag !== undefined) return tally(bag.of, bag.each, build.scale);
  const each = build.hints.repetition(path);
  if (each !== undefined) return talliesOf(definition.element, `${path}.*`, each, build);
  const item = partOf(definition.element, `${path}.*`, build);
  if (build.hints.has('bySeat', path)) return bySeatPart(build.seating, item);
  const [fewest, most] = saturated(lengthsOf(definition), path, build);
  if (!Number.isFinite(most)) return problem(build, path, 'an array of any length');
  return listPart(item, most, numberPart(fewest, most, build.scale, 'count'));
}

/** A list without order, by what can be in it. */
function talliesOf(element: $ZodType, path: string, each: number, build: Build): Part {
  if (build.hints.has('seats', path)) return seatsPart(build.seating);
  const words = wordsIn(element, path);
  if (words !== undefined) return tally(words, each, build.scale);
  const definition = definitionOf(element, path);
  const [lo, hi] = definition.type === 'number' ? saturated(rangeOf(definition), path, build) : UNKNOWN;
  if (!Number.isFinite(lo) || !Number.isFinite(hi)) return problem(build, path, 'without order, neither words nor integers with bounds');
  return tally(integers(lo, hi), each, build.scale);
}

function integers(lo: number, hi: number): readonly number[] {
  return Array.from({ length: Math.floor(hi - lo) + 1 }, (_, place) => lo + place);
}

const UNKNOWN: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** A record by its words; with any text for a key there is nothing to hold on to. */
function recordOf({ keyType, valueType, partial }: Of<'record'>, path: string, build: Build): Part {
  const keys = wordsIn(keyType, path);
  if (keys === undefined) return problem(build, path, 'a record with any keys');
  const value = partOf(valueType, `${path}.*`, build);
  const entry = partial === true ? perhaps(value, undefined) : value;
  return objectPart(keys.map((key) => [String(key), entry]));
}

function unionOf(definition: Of<'union'>, path: string, build: Build): Part {
  const words = definition.options.map((option) => wordsIn(option, path));
  if (words.every((list) => list !== undefined)) return oneHot([...new Set(words.flat() as Json[])]);
  const { discriminator: key } = definition as { readonly discriminator?: string };
  const options = key === undefined ? [] : definition.options.map((option) => optionOf(option, key, path, build));
  if (key === undefined || !options.every((option) => option !== undefined)) return problem(build, path, 'a union that no key decides');
  return unionPart(key, options);
}

function optionOf(
  schema: $ZodType,
  key: string,
  path: string,
  build: Build,
): { readonly tags: readonly Json[]; readonly part: Part } | undefined {
  const definition = definitionOf(schema, path);
  const tags = definition.type === 'object' ? wordsIn(definition.shape[key] as $ZodType, path) : undefined;
  if (definition.type !== 'object' || tags === undefined) return undefined;
  const below = `${path}.${tags.join('|')}`;
  const rest = Object.entries(definition.shape).filter(([name]) => name !== key);
  // Of several values of the key the first part tells which.
  return { tags, part: objectPart(rest.map(([name, part]) => [name, partOf(part, `${below}.${name}`, build)])) };
}

/** The values of a schema that is a list of words; `undefined` if it is none. */
function wordsIn(schema: $ZodType, path: string): readonly Json[] | undefined {
  const definition = definitionOf(schema, path);
  return ['enum', 'literal', 'null', 'boolean'].includes(definition.type) ? wordsOf(definition, path) : undefined;
}
