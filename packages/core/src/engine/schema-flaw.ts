import * as z from 'zod/mini';
import type { Flaw } from '../game/game.ts';
import type { Json } from '../model/json.ts';
import { sameJson } from '../model/same.ts';

/** What a schema finds wrong with plain JSON, and whether it would change it: a schema of saved things must keep every value as it is. */
export function schemaFlaw(schema: z.core.$ZodType, value: Json): Flaw | undefined {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) return flawOf(parsed.error.issues[0]);
  if (sameJson(parsed.data as Json, value)) return undefined;
  return { path: [], rule: null, problem: 'has a key or a value that the schema does not keep' };
}

function flawOf(issue: z.core.$ZodIssue | undefined): Flaw {
  const path = (issue?.path ?? []) as (string | number)[];
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return { path: [...path, ...extra], rule: null, problem: issue === undefined ? MISFIT : problemOf(issue) };
}

const MISFIT = 'not what is expected here';

/** In words of our own: the small build of zod has none. */
function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'unrecognized_keys':
      return 'unknown key';
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    default:
      return MISFIT;
  }
}
