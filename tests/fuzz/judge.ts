import { canonicalJson, type Json, type Rejection } from '@quayside/core';

/** The codes about data: they say where the first fault is. */
const WITH_PATH = [
  'bad-action',
  'bad-match',
  'bad-save',
  'bad-transcript',
  'bad-options',
  'bad-content',
  'wrong-game',
  'wrong-version',
  'newer-version',
  'unknown-game',
  'malformed-opening',
];

/** What is wrong with a rejection; `undefined` if it is one that is documented. */
export function rejectionFlaw(rejection: Rejection, codes: readonly string[]): string | undefined {
  const { code, rule, data, ...rest } = rejection;
  if (!codes.includes(code)) return `the code ${JSON.stringify(code)} is not documented here`;
  if (rule !== null && typeof rule !== 'string') return `the rule of ${code} is ${String(rule)}`;
  if (Object.keys(rest).length > 0) return `${code} has a key ${Object.keys(rest)[0]}`;
  if (!isJson(data)) return `the data of ${code} are no JSON`;
  if (!WITH_PATH.includes(code)) return undefined;
  const { path } = data;
  return Array.isArray(path) && path.every((part) => typeof part === 'string' || typeof part === 'number')
    ? undefined
    : `${code} names no path: ${JSON.stringify(data)}`;
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(canonicalJson(value as Json))) !== undefined;
  } catch {
    return false;
  }
}

const WATCHED: readonly object[] = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Number.prototype,
  Boolean.prototype,
];

function ownKeys(): number {
  return WATCHED.reduce((sum, prototype) => sum + Reflect.ownKeys(prototype).length, 0);
}

const KEYS_AT_FIRST = ownKeys();

/** Whether the built-in prototypes have the keys that they had at first, and nothing is inherited that was sent. */
export function prototypesAreClean(): boolean {
  return ownKeys() === KEYS_AT_FIRST && ({} as { polluted?: unknown }).polluted === undefined;
}

/** Freezes plain arrays and objects through and through, without a stack: whoever changes what was sent to it throws. What fights back is left alone. */
export function freezePlain(value: unknown): void {
  const open = [value];
  while (open.length > 0) for (const part of partsFrozen(open.pop())) open.push(part);
}

function partsFrozen(value: unknown): unknown[] {
  try {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return [];
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return [];
    return Object.values(Object.getOwnPropertyDescriptors(Object.freeze(value))).map((property) => property.value);
  } catch {
    return [];
  }
}
