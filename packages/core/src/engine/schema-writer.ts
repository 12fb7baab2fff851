import type * as core from 'zod/v4/core';

/** What is written for each kind of schema: the statements of a function for its values. The parts are named by their functions; `null` is one whose values are never objects. */
export interface SchemaWriter {
  /** The function for whatever comes. */
  readonly other: string;
  /** What the functions are given. */
  readonly parameters: string;
  object(parts: readonly WrittenPart[]): string;
  array(item: string | null): string;
  record(item: string | null): string;
  nullable(inner: string): string;
}

/** A key of an object schema, quoted, and the function of its values. */
export interface WrittenPart {
  readonly key: string;
  readonly name: string | null;
  readonly optional: boolean;
}

/** The text of the functions, and the name of the one for the values of the schema; `null` where they are never objects. */
export interface WrittenSchema {
  readonly text: string;
  readonly name: string | null;
}

/**
 * Writes out functions for a schema: a walk key by key over whatever comes meets many shapes in one place, which the machine cannot foresee, and takes ten times as long. What a schema does
 * not tell (unions of objects, objects that are not strict, anything unknown) is left to the writer's function for whatever comes.
 */
export function writeOut(schema: core.$ZodType, writer: SchemaWriter): WrittenSchema {
  const names = new Map<core.$ZodType, string | null>();
  const functions: string[] = [];

  function nameOf(part: core.$ZodType): string | null {
    const known = names.get(part);
    if (known !== undefined) return known;
    // Named before it is written: a schema may contain itself.
    const name = `part${names.size}`;
    names.set(part, name);
    const body = bodyOf((part as core.$ZodTypes)._zod.def);
    if (body === null || body === writer.other) {
      names.set(part, body);
      return body;
    }
    functions.push(`function ${name}(${writer.parameters}) { ${body} }`);
    return name;
  }

  /** The statements of a function; or the name of the one for whatever comes, or `null` for what is never an object. */
  function bodyOf(def: core.$ZodTypes['_zod']['def']): string | null {
    switch (def.type) {
      case 'object':
        return def.catchall?._zod.def.type === 'never' && !Object.hasOwn(def.shape, '__proto__')
          ? writer.object(partsOf(def.shape))
          : writer.other;
      case 'array':
        return writer.array(nameOf(def.element));
      case 'nullable':
      case 'optional': {
        const inner = nameOf(def.innerType);
        return inner === null ? null : writer.nullable(inner);
      }
      case 'record':
        return writer.record(nameOf(def.valueType));
      case 'number':
      case 'string':
      case 'boolean':
      case 'literal':
      case 'enum':
      case 'null':
        return null;
      default:
        return writer.other;
    }
  }

  function partsOf(shape: Readonly<Record<string, core.$ZodType>>): WrittenPart[] {
    return Object.entries(shape).map(([key, part]) => ({
      key: JSON.stringify(key),
      name: nameOf(part),
      optional: part._zod.optout === 'optional',
    }));
  }

  const name = nameOf(schema);
  return { text: functions.join('\n'), name };
}
