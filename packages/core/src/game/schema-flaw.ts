import * as z from 'zod/mini';
import type { Json } from '../model/json.ts';
import { sameJson } from '../model/same.ts';
import type { Flaw } from './game.ts';

/** So many parts of each array and object are looked at where a schema cannot cope with all of them. */
const SHORTENED = 1000;

/**
 * What a schema finds wrong with plain JSON, and whether it would change it: a schema of saved things must keep every value as it is. Total: zod collects every
 * fault there is and fails where there are some hundred thousand; then the first is looked for among the first parts.
 */
export function schemaFlaw(schema: z.core.$ZodType, value: Json): Flaw | undefined {
  const parsed = parsedBy(schema, value);
  if (parsed === undefined) return firstFlaw(parsedBy(schema, shortened(value))) ?? flawAt([], 'more is wrong with it than can be told');
  if (!parsed.success) return firstFlaw(parsed);
  return sameJson(parsed.data as Json, value) ? undefined : flawAt([], 'has a key or a value that the schema does not keep');
}

type Parsed = ReturnType<typeof z.safeParse>;

/** What zod says; `undefined` if it throws. */
function parsedBy(schema: z.core.$ZodType, value: Json): Parsed | undefined {
  try {
    return z.safeParse(schema, value);
  } catch {
    return undefined;
  }
}

/** The same with the first parts of everything that has more. */
function shortened(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, SHORTENED).map(shortened);
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, SHORTENED)
      .map(([key, part]) => [key, shortened(part)]),
  );
}

function firstFlaw(parsed: Parsed | undefined): Flaw | undefined {
  return parsed === undefined || parsed.success ? undefined : flawOf(parsed.error.issues[0]);
}

/** A flaw that no rule of a game is concerned with. */
export function flawAt(path: Flaw['path'], problem: string): Flaw {
  return { path, rule: null, problem };
}

function flawOf(issue: z.core.$ZodIssue | undefined): Flaw {
  const path = (issue?.path ?? []) as (string | number)[];
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return flawAt([...path, ...extra], issue === undefined ? MISFIT : problemOf(issue));
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
