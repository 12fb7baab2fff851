import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { Fault } from '../model/fault.ts';

/**
 * A schema with more keys beside its own: a `type` beside the data of an action or event, seats and content beside a game's options. Objects and unions of objects can
 * have more keys; anything else is a fault.
 */
export function beside(extra: Readonly<Record<string, core.$ZodType>>, schema: core.$ZodType, api: string): core.$ZodType {
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'union') return z.union(def.options.map((option) => beside(extra, option, api)) as [core.$ZodType]);
  if (def.type !== 'object') throw notAnObject(def.type, api);
  // Whatever the kind of object, the engine lets nothing pass that the schema would drop: only a catch-all takes more.
  return z.catchall(z.object({ ...extra, ...def.shape }), def.catchall ?? z.never());
}

/** A schema under a name: `{ type, ...data }`. */
export function tagged(type: string, data: core.$ZodType, api: string): core.$ZodType {
  return beside({ type: z.literal(type) }, data, api);
}

function notAnObject(received: string, api: string): Fault {
  return new Fault({
    code: 'no-json-schema',
    api,
    expected: 'an object, or a union of objects',
    received,
    remedy: 'Put it below a key of a strictObject.',
  });
}
