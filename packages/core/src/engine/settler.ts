import type * as core from 'zod/v4/core';
import { written } from '../model/written.ts';
import { type SchemaWriter, type WrittenPart, writeOut } from './schema-writer.ts';
import { settlePlain } from './settle-plain.ts';

/**
 * Takes over a copy that rules have changed: gives the object of before wherever nothing differs, so that whoever remembers a part sees at once that it has not changed, and freezes
 * the rest. Uses the copy up.
 */
export type Settler = (before: unknown, now: unknown) => unknown;

/** The settler of a schema: written out for it, or key by key where code from text is not allowed. */
export function settlerOf(schema: core.$ZodType): Settler {
  const { text, name } = writeOut(schema, SETTLE);
  return name === null ? (_, now) => now : (written<Settler>(`${text}\nreturn ${name};`, { settlePlain }) ?? settlePlain);
}

/** What came new, and what is no object any more, is settled like any plain JSON. */
const UNLIKE = `if (before === now || typeof now !== 'object' || now === null) return now;
  if (typeof before !== 'object' || before === null || Object.isFrozen(now)) return settlePlain(before, now);`;

const SETTLE: SchemaWriter = {
  other: 'settlePlain',
  parameters: 'before, now',
  object: (parts) => `${UNLIKE}
    let same = true, was, made;
    ${parts.map(partSettled).join('\n')}
    Object.freeze(now);
    return same ? before : now;`,
  array: (item) => `${UNLIKE}
    let same = before.length === now.length;
    const shared = same ? now.length : Math.min(before.length, now.length);
    for (let index = 0; index < now.length; index += 1) { ${itemSettled(item)} }
    Object.freeze(now);
    return same ? before : now;`,
  record: () => 'return settlePlain(before, now);',
  nullable: (inner) => `return ${inner}(before, now);`,
};

function partSettled({ key, name }: WrittenPart): string {
  if (name === null) return `if (before[${key}] !== now[${key}]) same = false;`;
  return `was = before[${key}]; made = ${name}(was, now[${key}]);
    if (made !== now[${key}]) now[${key}] = made;
    if (made !== was) same = false;`;
}

/** To read beyond the end of a list is slow. */
function itemSettled(item: string | null): string {
  if (item === null) return 'if (same && before[index] !== now[index]) { same = false; break; }';
  return `const was = index < shared ? before[index] : undefined; const made = ${item}(was, now[index]);
    if (made !== now[index]) now[index] = made;
    if (made !== was) same = false;`;
}
