import type * as z from 'zod/mini';
import { Fault } from '../model/fault.ts';

/** The most values that one input may have, and the most JSON values in one of them. */
export const LIMIT = 65_536;

/** What zod keeps of a schema: the same for `zod` and `zod/mini`, and after a clone. */
export type Definition = z.core.$ZodTypes['_zod']['def'];

/** What zod keeps of a check: its kind and, by kind, bounds. */
export interface CheckDefinition {
  readonly check: string;
  readonly value?: unknown;
  readonly inclusive?: boolean;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly length?: unknown;
  readonly format?: string;
  readonly bag?: Bag;
}

/**
 * The mark that `subset` and `multiset` leave on the definition of their check, where it outlives every clone of the schema: members in
 * the order of `of`, from `min` to `max` in all, at most `each` of one.
 */
export interface Bag {
  readonly of: readonly (string | number)[];
  readonly min: number;
  readonly max: number;
  readonly each: number;
}

/** The definition of a schema, or the fault `input-not-schema`: something else, or a schema of an older zod. */
export function definitionOf(schema: unknown, api: string): Definition {
  const internals = (schema as Partial<z.core.$ZodTypes> | null | undefined)?._zod;
  if (internals?.def === undefined) {
    throw inputFault('input-not-schema', api, 'a schema of zod 4', typeof schema, 'Build it with zod or zod/mini, version 4.');
  }
  return internals.def;
}

/** Whether a schema is zod's exact-optional. Its definition is that of the lax `optional`: only the trait tells them apart. */
export function isExactOptional(schema: unknown): boolean {
  return (schema as z.core.$ZodTypes)._zod.traits.has('$ZodExactOptional');
}

/** The checks that can refuse a value. Those that only carry a title or a description are left out. */
export function checksOf(definition: Definition): readonly CheckDefinition[] {
  const checks = (definition.checks ?? []).map((check) => check._zod.def as CheckDefinition);
  return checks.filter(({ check }) => check !== 'describe' && check !== 'meta');
}

/** Refuses every check, for the kinds of schema that may have none. */
export function assertNoChecks(definition: Definition, api: string): void {
  const [check] = checksOf(definition);
  if (check !== undefined) throw checkFault(check, api);
}

/** Refuses zod's coercion: a number must not have two spellings. */
export function assertNoCoercion(definition: Definition, api: string): void {
  if ('coerce' in definition && definition.coerce === true) {
    throw inputFault('input-coerce', api, 'a schema that takes a value as it comes', 'a coercing schema', 'Use the schema without coerce.');
  }
}

/** The fault of a check that the numbering cannot see through. */
export function checkFault(check: CheckDefinition, api: string): Fault {
  const remedy = 'Say it with enum, int(lo, hi), array lengths, subset or multiset, or refuse it in the check of the action.';
  return inputFault('input-check', api, 'no check but the bounds of an int or the length of an array', `a "${check.check}" check`, remedy);
}

/** The fault of a part that has too many values, or too large ones. */
export function tooLarge(received: string, api: string): Fault {
  const remedy = 'Narrow the bounds, or split into steps: several smaller actions, one after the other.';
  return inputFault('input-too-large', api, `at most ${LIMIT} values`, received, remedy);
}

/** The fault of a part that no value fits. */
export function emptyRange(received: string, api: string): Fault {
  return inputFault(
    'input-empty-range',
    api,
    'at least one value',
    received,
    'Name at least one member, and bounds of which the lower comes first.',
  );
}

/** A fault at the definition of an input. */
export function inputFault(code: string, api: string, expected: string, received: string, remedy: string): Fault {
  return new Fault({ code, api, expected, received, remedy });
}

/** The path of a property below an api path: `input.good`, or `input["two words"]`. */
export function below(api: string, key: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? `${api}.${key}` : `${api}[${JSON.stringify(key)}]`;
}
