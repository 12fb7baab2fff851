import * as z from 'zod/mini';

/** Where the first fault of a value is, and what is wrong there if that is more than can be seen. */
export interface Located {
  readonly path: (string | number)[];
  readonly problem?: string;
}

/**
 * The path of the first fault of a value that a codec refused, by zod's own account: the name of an unknown key included, a wrong
 * discriminator at the discriminator. With the problem where all members of a list are well-formed and only their order is not. `[]` for a fault of the whole, and if zod has no complaint (it takes a class instance for an object).
 * Takes whatever comes and never throws.
 *
 * E.g. `['count']` for `{ count: '2' }` where a number is expected.
 */
export function locate(schema: z.core.$ZodType, value: unknown): Located {
  try {
    // The schema is finite: its depth and its lengths bound what zod reads. Without generated code, since this path need not be fast.
    const result = z.safeParse(schema, value, { jitless: true });
    const issue = result.error?.issues[0];
    return issue === undefined ? { path: [] } : { path: pathOf(issue), ...problemOf(issue) };
  } catch {
    return { path: [] };
  }
}

function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  return unknown === undefined ? path : [...path, unknown];
}

/** What `subset` and `multiset` say of their own: an author's checks have other params. */
function problemOf(issue: z.core.$ZodIssue): { readonly problem?: string } {
  const problem: unknown = issue.code === 'custom' ? issue.params?.problem : undefined;
  return typeof problem === 'string' ? { problem } : {};
}
