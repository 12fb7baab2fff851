import { isPlainObject } from '../model/json.ts';
import { type Build, type Coder, partOf, starts } from './coder.ts';
import type { TupleCoding } from './coding.ts';
import { assertNoChecks, below, type Definition, definitionOf, inputFault } from './inspect.ts';
import { type ObjectDefinition, objectCoder } from './record.ts';
import { wordsOf } from './scalar.ts';

type UnionDefinition = Extract<Definition, { type: 'union' }>;

interface Option {
  readonly coder: Coder;
  readonly tags: readonly unknown[];
  readonly api: string;
}

/** The coder of `nullable`: null is 0, the values of the inner schema follow. */
export function nullableCoder(definition: Extract<Definition, { type: 'nullable' }>, api: string, build: Build): Coder {
  assertNoChecks(definition, api);
  const inner = build(definition.innerType, api);
  if (inner.encode(null) >= 0) throw overlap('null twice', api);
  return {
    size: inner.size + 1,
    nodes: inner.nodes,
    coding: { kind: 'nullable', size: inner.size + 1, value: inner.coding },
    encode: (value) => {
      if (value === null) return 0;
      const n = inner.encode(value);
      return n < 0 ? -1 : n + 1;
    },
    decode: (n) => (n === 0 ? null : inner.decode(n - 1)),
  };
}

/** The coder of a tuple: mixed radix, the first item most significant. */
export function tupleCoder(definition: Extract<Definition, { type: 'tuple' }>, api: string, build: Build): Coder {
  assertNoChecks(definition, api);
  if (definition.rest !== null) {
    throw inputFault('input-not-finite', api, 'a tuple of fixed length', 'a tuple with a rest', 'Use an array with a maximum length.');
  }
  const items = definition.items.map((item, at) => build(item, `${api}[${at}]`));
  const size = items.reduce((product, item) => product * item.size, 1);
  return {
    size,
    nodes: items.reduce((nodes, item) => nodes + item.nodes, 1),
    coding: { kind: 'tuple', size, items: weighed(items, size) },
    encode: (value) => encodeItems(items, value),
    decode: (n) => decodeItems(items, n),
  };
}

function weighed(items: readonly Coder[], size: number): TupleCoding['items'] {
  let weight = size;
  return items.map((item) => {
    weight /= item.size;
    return { weight, value: item.coding };
  });
}

function encodeItems(items: readonly Coder[], value: unknown): number {
  if (!Array.isArray(value) || value.length !== items.length) return -1;
  let n = 0;
  let at = 0;
  for (const item of items) {
    const part = item.encode(value[at]);
    if (part < 0) return -1;
    n = n * item.size + part;
    at += 1;
  }
  return n;
}

function decodeItems(items: readonly Coder[], n: number): unknown[] {
  let rest = n;
  const decodeLast = (values: unknown[], item: Coder) => {
    const part = rest % item.size;
    rest = (rest - part) / item.size;
    values.push(item.decode(part));
    return values;
  };
  return items.reduceRight(decodeLast, []).reverse();
}

/** The coder of a discriminated union of strict objects: the options one after another, in their order. */
export function unionCoder(definition: UnionDefinition, api: string, build: Build): Coder {
  assertNoChecks(definition, api);
  const discriminator = discriminatorOf(definition, api);
  const options = definition.options.map((option, at) => optionOf(option, discriminator, `${api}|${at}`, build));
  const coders = options.map(({ coder }) => coder);
  const optionOfTag = tagMap(options, discriminator);
  const { at, size } = starts(coders.map((coder) => coder.size));
  return {
    size,
    nodes: Math.max(0, ...coders.map(({ nodes }) => nodes)),
    coding: { kind: 'union', size, options: coders.map(({ coding }, option) => ({ from: at[option] ?? 0, value: coding })) },
    encode: (value) => {
      if (!isPlainObject(value) || !Object.hasOwn(value, discriminator)) return -1;
      const option = optionOfTag.get(value[discriminator]) ?? -1;
      const n = coders[option]?.encode(value) ?? -1;
      return n < 0 ? -1 : n + (at[option] ?? 0);
    },
    decode: (n) => {
      const option = partOf(at, n);
      return coders[option]?.decode(n - (at[option] ?? 0));
    },
  };
}

function discriminatorOf(definition: UnionDefinition, api: string): string {
  if ('discriminator' in definition && typeof definition.discriminator === 'string') return definition.discriminator;
  const remedy = 'Use discriminatedUnion of strict objects; for plain values one enum or one literal with several values.';
  throw inputFault('input-plain-union', api, 'a union that one key decides', 'a plain union', remedy);
}

function optionOf(schema: unknown, discriminator: string, api: string, build: Build): Option {
  const definition = definitionOf(schema, api);
  if (definition.type !== 'object') {
    throw inputFault('input-union-option', api, 'a strict object', definition.type, 'Make each option of the union a strictObject.');
  }
  return { coder: objectCoder(definition, api, build), tags: tagsOf(definition, discriminator, below(api, discriminator)), api };
}

function tagsOf(definition: ObjectDefinition, discriminator: string, api: string): readonly unknown[] {
  const tag = definitionOf(definition.shape[discriminator], api);
  if (tag.type === 'literal' || tag.type === 'enum' || tag.type === 'null') return wordsOf(tag, api);
  throw inputFault('input-union-option', api, 'a literal or an enum as discriminator', tag.type, 'Give each option a literal of its own.');
}

function tagMap(options: readonly Option[], discriminator: string): ReadonlyMap<unknown, number> {
  const map = new Map<unknown, number>();
  options.forEach(({ tags, api }, option) => {
    for (const tag of tags) {
      if (map.has(tag)) throw overlap(`${JSON.stringify(tag)} again`, below(api, discriminator));
      map.set(tag, option);
    }
  });
  return map;
}

function overlap(received: string, api: string): Error {
  return inputFault('input-overlapping-union', api, 'options that have no value in common', received, 'Leave it in one of them only.');
}
