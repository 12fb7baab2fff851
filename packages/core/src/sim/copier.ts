import type * as core from 'zod/v4/core';
import { copyPlain } from '../model/copy-plain.ts';

/** Copies a value of which the schema is known; `undefined` instead of a copier where values are never objects. */
type Copier = (value: unknown) => unknown;

/**
 * The copier of a schema: a deep copy that knows beforehand where objects can be, so that it looks at nothing else. What a schema does not tell (unions of objects,
 * anything unknown) is copied like any plain JSON.
 */
export function copierOf(schema: core.$ZodType): Copier {
  return copier(schema) ?? ((value) => value);
}

function copier(schema: core.$ZodType): Copier | undefined {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectCopier(def.shape);
    case 'array':
      return arrayCopier(copier(def.element));
    case 'nullable':
    case 'optional':
      return absentCopier(copier(def.innerType));
    case 'record':
      return recordCopier(copier(def.valueType));
    case 'number':
    case 'string':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return undefined;
    default:
      return copyPlain;
  }
}

function objectCopier(shape: Readonly<Record<string, core.$ZodType>>): Copier {
  const parts = Object.entries(shape).flatMap(([key, schema]) => {
    const copy = copier(schema);
    return copy === undefined ? [] : [{ key, copy }];
  });
  return (value) => {
    // A spread of one shape is a block copy; only parts that are objects are done again.
    const made: Record<string, unknown> = { ...(value as Record<string, unknown>) };
    for (const { key, copy } of parts) {
      // A key that may be left out is not made.
      if (made[key] !== undefined) made[key] = copy(made[key]);
    }
    return made;
  };
}

function arrayCopier(item: Copier | undefined): Copier {
  if (item === undefined) return (value) => (value as unknown[]).slice();
  return (value) => {
    const made = (value as unknown[]).slice();
    for (let index = 0; index < made.length; index += 1) made[index] = item(made[index]);
    return made;
  };
}

function recordCopier(item: Copier | undefined): Copier {
  if (item === undefined) return (value) => ({ ...(value as object) });
  return (value) => {
    const made: Record<string, unknown> = { ...(value as Record<string, unknown>) };
    for (const key of Object.keys(made)) made[key] = item(made[key]);
    return made;
  };
}

function absentCopier(inner: Copier | undefined): Copier | undefined {
  return inner === undefined ? undefined : (value) => (value === null || value === undefined ? value : inner(value));
}
