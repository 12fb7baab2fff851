import type * as core from 'zod/v4/core';
import { copyPlain } from '../model/copy-plain.ts';
import { written } from '../model/written.ts';

/** Copies plain JSON so that nothing is shared. */
export type Copier = (value: unknown) => unknown;

/**
 * The copier of a schema: a function that is written out for it, since a copy key by key of whatever comes takes ten times as long. What a schema does not tell (unions of
 * objects, objects that are not strict, anything unknown) is copied like any plain JSON; and so is everything where code from text is not allowed.
 */
export function copierOf(schema: core.$ZodType): Copier {
  const code: Code = { names: new Map(), functions: [] };
  const top = copierName(schema, code);
  if (top === null) return (value) => value;
  return written<Copier>(`${code.functions.join('\n')}\nreturn ${top};`, { copyPlain }) ?? copyPlain;
}

/** Functions as text, and the name of the one that copies the values of a schema: `null` where they are never objects. */
interface Code {
  readonly names: Map<core.$ZodType, string | null>;
  readonly functions: string[];
}

function copierName(schema: core.$ZodType, code: Code): string | null {
  const known = code.names.get(schema);
  if (known !== undefined) return known;
  // Named before it is written: a schema may contain itself.
  const name = `copy${code.names.size}`;
  code.names.set(schema, name);
  const body = bodyOf((schema as core.$ZodTypes)._zod.def, code);
  if (body === null || body === 'copyPlain') {
    code.names.set(schema, body);
    return body;
  }
  code.functions.push(`function ${name}(value) { ${body} }`);
  return name;
}

/** The statements of a function; or the name of the one for whatever comes, or `null` for what needs no copy. */
function bodyOf(def: core.$ZodTypes['_zod']['def'], code: Code): string | null {
  switch (def.type) {
    case 'object':
      return def.catchall?._zod.def.type === 'never' && !Object.hasOwn(def.shape, '__proto__') ? objectBody(def.shape, code) : 'copyPlain';
    case 'array':
      return arrayBody(copierName(def.element, code));
    case 'nullable':
    case 'optional':
      return absentBody(copierName(def.innerType, code));
    case 'record':
      return recordBody(copierName(def.valueType, code));
    case 'number':
    case 'string':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return null;
    default:
      return 'copyPlain';
  }
}

function objectBody(shape: Readonly<Record<string, core.$ZodType>>, code: Code): string {
  const parts = Object.entries(shape).map(([key, schema]) => ({ key: JSON.stringify(key), schema, name: copierName(schema, code) }));
  const copied = ({ key, name }: (typeof parts)[number]): string => (name === null ? `value[${key}]` : `${name}(value[${key}])`);
  if (parts.every(({ schema }) => schema._zod.optout !== 'optional')) {
    return `return { ${parts.map((part) => `${part.key}: ${copied(part)}`).join(', ')} };`;
  }
  // A key that may be left out is not made.
  const objects = parts.filter(({ name }) => name !== null);
  const again = objects.map((part) => `if (value[${part.key}] !== undefined) made[${part.key}] = ${copied(part)};`);
  return `const made = { ...value }; ${again.join(' ')} return made;`;
}

/** Spread, since `slice` takes forty times as long on a frozen list. */
function arrayBody(item: string | null): string {
  const copy = 'if (value.length === 0) return []; const made = [...value];';
  const items = item === null ? '' : `for (let index = 0; index < made.length; index += 1) made[index] = ${item}(made[index]);`;
  return `${copy} ${items} return made;`;
}

function recordBody(item: string | null): string {
  const items = item === null ? '' : `for (const key of Object.keys(made)) made[key] = ${item}(made[key]);`;
  return `const made = { ...value }; ${items} return made;`;
}

function absentBody(inner: string | null): string | null {
  return inner === null ? null : `return value === null || value === undefined ? value : ${inner}(value);`;
}
