import { isPlainObject } from '../model/json.ts';
import type { Build, Coder } from './coder.ts';
import type { ObjectCoding } from './coding.ts';
import { assertNoChecks, below, type Definition, definitionOf, inputFault, isExactOptional } from './inspect.ts';
import { writtenEncoder } from './written-encoder.ts';

/** The definition of an object schema. */
export type ObjectDefinition = Extract<Definition, { type: 'object' }>;

interface Field {
  readonly key: string;
  readonly coder: Coder;
  /** 1 if the key may be left out: then absence is number 0 and the values begin at 1. */
  readonly absent: 0 | 1;
  readonly size: number;
  /** What one step of this field is worth: the sizes of the later fields, multiplied. */
  readonly weight: number;
}

interface Shape {
  readonly fields: readonly Field[];
  readonly byKey: ReadonlyMap<string, Field>;
  /** How many keys may not be left out. */
  readonly required: number;
}

/**
 * The coder of a strict object: mixed radix in the order of its keys, the first most significant. Takes own enumerable keys of a plain
 * object and no other; a symbol key, which JSON cannot carry, is not looked for.
 */
export function objectCoder(definition: ObjectDefinition, api: string, build: Build): Coder {
  assertStrict(definition, api);
  assertNoChecks(definition, api);
  const fields = weigh(fieldsOf(definition.shape, api, build));
  const { size, weight } = fields[0] ?? { size: 1, weight: 1 };
  const shape: Shape = {
    fields,
    byKey: new Map(fields.map((field) => [field.key, field])),
    required: fields.filter(({ absent }) => absent === 0).length,
  };
  return {
    size: size * weight,
    nodes: fields.reduce((sum, { coder }) => sum + coder.nodes, 1),
    coding: { kind: 'object', size: size * weight, fields: fields.map(described) },
    encode: (value) => encodeFields(shape, value),
    encodeOwn: ownEncoder(fields),
    decode: (n) => decodeFields(fields, n),
  };
}

function described({ key, weight, size, absent, coder }: Field): ObjectCoding['fields'][number] {
  return { key, weight, size, absent: absent === 1, value: coder.coding };
}

function assertStrict({ catchall }: ObjectDefinition, api: string): void {
  if (catchall?._zod.def.type === 'never') return;
  const received = catchall === undefined ? 'an object that drops unknown keys' : 'an object that takes unknown keys';
  throw inputFault('input-lax-object', api, 'a strict object', received, 'Use strictObject.');
}

function fieldsOf(shape: ObjectDefinition['shape'], api: string, build: Build): Omit<Field, 'weight'>[] {
  const odd = Reflect.ownKeys(shape).find((key) => typeof key === 'symbol' || key in Object.prototype);
  if (odd !== undefined) {
    // Zod would find `constructor` in every object, since it reads inherited properties too.
    const expected = 'string keys that no object inherits';
    throw inputFault('input-key', api, expected, `the key ${String(odd)}`, 'Rename it.');
  }
  return Object.entries(shape).map(([key, schema]) => fieldOf(key, schema, below(api, key), build));
}

function fieldOf(key: string, schema: unknown, api: string, build: Build): Omit<Field, 'weight'> {
  const definition = definitionOf(schema, api);
  if (definition.type !== 'optional' || !isExactOptional(schema)) {
    const coder = build(schema, api);
    return { key, coder, absent: 0, size: coder.size };
  }
  assertNoChecks(definition, api);
  const coder = build(definition.innerType, api);
  return { key, coder, absent: 1, size: coder.size + 1 };
}

function weigh(fields: readonly Omit<Field, 'weight'>[]): Field[] {
  let weight = fields.reduce((size, field) => size * field.size, 1);
  return fields.map((field) => {
    weight /= field.size;
    return { ...field, weight };
  });
}

/** Goes by the keys of the value, so that an unknown, inherited or hidden one cannot pass for another. */
function encodeFields({ fields, byKey, required }: Shape, value: unknown): number {
  if (!isPlainObject(value)) return -1;
  const keys = Object.keys(value);
  let n = 0;
  let missing = required;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    let field = fields[at];
    // Most values have their keys in the declared order; only the others pay for a look-up.
    if (field?.key !== key) field = byKey.get(key);
    if (field === undefined) return -1;
    const part = field.coder.encode(value[key]);
    if (part < 0) return -1;
    n += (part + field.absent) * field.weight;
    missing -= 1 - field.absent;
  }
  return missing === 0 ? n : -1;
}

/** Written out at the first call: most codecs are never asked. */
function ownEncoder(fields: readonly Field[]): (value: unknown) => number {
  let encode: ((value: unknown) => number) | undefined;
  return (value) => {
    encode ??= writtenEncoder(fields) ?? ((own) => encodeOwnFields(fields, own));
    return encode(value);
  };
}

/** Goes by the declared keys. */
function encodeOwnFields(fields: readonly Field[], value: unknown): number {
  if (typeof value !== 'object' || value === null) return -1;
  let n = 0;
  for (const { key, coder, absent, weight } of fields) {
    const own = (value as Record<string, unknown>)[key];
    if (own === undefined && absent === 1) continue;
    const part = coder.encode(own);
    if (part < 0) return -1;
    n += (part + absent) * weight;
  }
  return n;
}

function decodeFields(fields: readonly Field[], n: number): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  let rest = n;
  for (const { key, coder, absent, weight } of fields) {
    const part = Math.floor(rest / weight);
    rest -= part * weight;
    if (part >= absent) value[key] = coder.decode(part - absent);
  }
  return value;
}
