import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { type CheckDefinition, checksOf, type Definition, definitionOf } from '../codec/inspect.ts';
import { canonicalJson } from '../model/canonical.ts';
import { Fault } from '../model/fault.ts';
import type { Json, JsonObject } from '../model/json.ts';

/**
 * What values a schema takes, as plain JSON that is the same for `zod` and `zod/mini` and does not depend on how a release of zod words it: the kind of schema, its
 * parts, its checks. The order of keys and words does not count, as it does not in saved data. Of a check in code no more is told than that there is one.
 */
export function shapeOf(schema: $ZodType, api: string, above: readonly $ZodType[] = []): Json {
  // A schema that contains itself: so many levels up.
  if (above.includes(schema)) return { again: above.length - above.indexOf(schema) };
  const definition = definitionOf(schema, api);
  const below: Below = (part) => shapeOf(part, api, [...above, schema]);
  if (definition.type === 'readonly') return below(definition.innerType);
  if (definition.type === 'lazy') return below(definition.getter());
  const checks = inOrder(allChecks(definition).map(checkShape));
  return { type: definition.type, ...partsOf(definition, below, api), ...(checks.length > 0 ? { checks } : {}) };
}

type Below = (part: $ZodType) => Json;

function partsOf(definition: Definition, below: Below, api: string): JsonObject {
  switch (definition.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'any':
    case 'unknown':
    case 'never':
      return {};
    case 'enum':
      return { words: inOrder(Object.values(definition.entries)) };
    case 'literal':
      return { words: inOrder(definition.values as Json[]) };
    case 'array':
      return { element: below(definition.element) };
    case 'object':
      return {
        keys: keysOf(definition.shape, below),
        rest: definition.catchall === undefined ? { type: 'never' } : below(definition.catchall),
      };
    case 'record':
      return { key: below(definition.keyType), value: below(definition.valueType), partial: definition.partial === true };
    case 'tuple':
      return { items: definition.items.map(below), rest: definition.rest === null ? { type: 'never' } : below(definition.rest) };
    case 'union':
      return { options: definition.options.map(below) };
    case 'intersection':
      return { both: [below(definition.left), below(definition.right)] };
    case 'nullable':
    case 'optional':
      return { inner: below(definition.innerType) };
    default:
      throw notPlain(definition.type, api);
  }
}

function keysOf(shape: Readonly<Record<string, $ZodType>>, below: Below): JsonObject {
  return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, below(part)]));
}

/** The checks of a schema; an integer or a format of texts is its own first check. */
function allChecks(definition: Definition): readonly CheckDefinition[] {
  const own = 'check' in definition ? [definition as CheckDefinition] : [];
  return [...own, ...checksOf(definition)];
}

/** What of a check decides which values pass. */
const CHECK_KEYS = ['check', 'value', 'inclusive', 'minimum', 'maximum', 'length', 'format', 'bag', 'includes', 'prefix', 'suffix'];

function checkShape(check: CheckDefinition): Json {
  const { pattern } = check as { readonly pattern?: unknown };
  const known = Object.entries(check).filter(([key, value]) => CHECK_KEYS.includes(key) && value !== undefined);
  return { ...(Object.fromEntries(known) as JsonObject), ...(pattern instanceof RegExp ? { pattern: String(pattern) } : {}) };
}

function inOrder(values: readonly Json[]): Json[] {
  return [...values].sort((one, other) => (canonicalJson(one) < canonicalJson(other) ? -1 : 1));
}

function notPlain(type: $ZodTypes['_zod']['def']['type'], api: string): Fault {
  return new Fault({
    code: 'no-fingerprint',
    api,
    expected: 'schemas of plain JSON: objects, arrays, records, tuples, unions, words, texts, numbers',
    received: `a ${type} schema`,
    remedy: 'Describe what is saved as it is saved.',
  });
}
