import { type $ZodType, type $ZodTypes, toJSONSchema } from 'zod/v4/core';
import { checksOf } from '../codec/inspect.ts';
import { Fault } from '../model/fault.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { JsonObject } from '../model/json.ts';
import { bagKeywords } from './bag-keywords.ts';

/** Annotations by schema, e.g. the name of an action and the rule that it cites. */
export type Notes = ReadonlyMap<$ZodType, JsonObject>;

/** What {@link jsonSchemaOf} converts, and what it is called. */
export interface Conversion {
  readonly schema: $ZodType;
  readonly title: string;
  /** What is converted, for messages. */
  readonly api: string;
  readonly notes?: Notes;
}

/**
 * A schema as JSON Schema, draft 2020-12: plain JSON, frozen. Takes exactly what the engine takes where zod has no checks in code but those of `int`, `subset` and
 * `multiset`; another check in code is left out, so that the JSON Schema is wider. What JSON cannot say (a date, a transformation) is a fault.
 */
export function jsonSchemaOf({ schema, title, api, notes = new Map() }: Conversion): JsonObject {
  try {
    const { $schema, ...json } = toJSONSchema(schema, {
      target: 'draft-2020-12',
      unrepresentable: 'throw',
      override: ({ zodSchema, jsonSchema }) => {
        const bag = checksOf((zodSchema as $ZodTypes)._zod.def).find((check) => check.bag !== undefined)?.bag;
        Object.assign(jsonSchema, bag && bagKeywords(bag), notes.get(zodSchema as $ZodType));
      },
    });
    // Through text, so that nothing is left of zod's own objects.
    return deepFreeze({ $schema: $schema as string, title, ...(JSON.parse(JSON.stringify(json)) as JsonObject) });
  } catch (error) {
    throw new Fault({
      code: 'no-json-schema',
      api,
      expected: 'a schema of plain JSON',
      received: error instanceof Error ? error.message : String(error),
      remedy: 'Describe what is saved: plain objects, arrays, texts, numbers, booleans, null.',
    });
  }
}
