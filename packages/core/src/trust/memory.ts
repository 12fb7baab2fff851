import * as z from 'zod/mini';
import { schemaFlaw } from '../game/schema-flaw.ts';
import { Fault } from '../model/fault.ts';
import { copyJson, type Json } from '../model/json.ts';
import { foundAt, kindOf, toldAs } from '../model/told.ts';

const ENTRIES = z.int().check(z.gte(0));

const MEMORY = z.strictObject({
  commitment: z.optional(z.string()),
  nonces: z.optional(z.array(z.nullable(z.string()))),
  setup: z.optional(z.record(z.string(), z.unknown())),
  receipts: z.optional(z.array(z.strictObject({ entries: ENTRIES, digest: z.string() }))),
  seen: z.optional(z.array(z.strictObject({ entries: ENTRIES, viewer: z.nullable(z.int().check(z.gte(0))), hash: z.string() }))),
  unfinished: z.optional(z.boolean()),
});

/** Refuses, by fault, a memory that is none: it may have been stored, and read wrongly. */
export function demandMemory(remembered: unknown): void {
  const copied = copyJson(remembered);
  const flaw = copied.ok ? schemaFlaw(MEMORY, copied.value as Json) : copied;
  if (flaw === undefined) return;
  throw new Fault({
    code: 'bad-memory',
    api: ['verifyTranscript(…, remembered)', ...flaw.path].join('.'),
    ...toldAs(flaw.problem, 'what `Remembered` describes', () => kindOf(foundAt(remembered, flaw.path))),
    remedy: 'Leave out what was not kept.',
  });
}
