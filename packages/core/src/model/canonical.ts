import { Fault } from './fault.ts';
import { isPlainObject, type Json } from './json.ts';

interface Frame {
  readonly source: object;
  /** The sorted keys of an object, null for an array. */
  readonly keys: readonly string[] | null;
  readonly values: readonly unknown[] | Readonly<Record<string, unknown>>;
  readonly length: number;
  next: number;
}

/**
 * The one text of a JSON value: like `JSON.stringify` without spaces, but with the keys of every object in ascending order of UTF-16 units,
 * so that equal values have equal texts on every engine. Minus zero is written `0`; no `toJSON` is called.
 *
 * Safe at any depth: it uses no stack. Refuses, by the fault `not-json`, anything that is not JSON, a cycle included.
 *
 * @example
 * ```ts
 * import { canonicalJson } from '@quayside/core';
 *
 * console.log(canonicalJson({ b: 1, a: [true, null] })); // {"a":[true,null],"b":1}
 * ```
 */
export function canonicalJson(value: Json): string {
  return quickText(value, 100) ?? carefulText(value);
}

/**
 * The text by recursion, which is several times as fast; `undefined` for anything out of the ordinary (deeper than `room`, a cycle, another realm, no
 * JSON), which is left to the careful way.
 */
function quickText(value: unknown, room: number): string | undefined {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value + 0) : undefined;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || room === 0 || Object.getOwnPropertySymbols(value).length > 0) return undefined;
  return Array.isArray(value) ? quickArray(value, room) : quickObject(value as Readonly<Record<string, unknown>>, room);
}

function quickArray(values: readonly unknown[], room: number): string | undefined {
  if (Object.keys(values).length !== values.length) return undefined;
  let text = '[';
  for (let index = 0; index < values.length; index += 1) {
    const part = quickText(values[index], room - 1);
    if (part === undefined) return undefined;
    text += index === 0 ? part : `,${part}`;
  }
  return `${text}]`;
}

function quickObject(source: Readonly<Record<string, unknown>>, room: number): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(source);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  let text = '{';
  for (const key of sortedKeys(source)) {
    const part = quickText(source[key], room - 1);
    if (part === undefined) return undefined;
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${part}`;
  }
  return `${text}}`;
}

/** Asking whether keys are in order already, as they mostly are, costs less than sorting them. */
function sortedKeys(source: object): string[] {
  const keys = Object.keys(source);
  return keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key) ? keys : keys.sort();
}

function carefulText(value: Json): string {
  const frames: Frame[] = [];
  const open = new Set<object>();
  let text = begin(value, frames, open);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    if (frame.next === frame.length) {
      text += frame.keys === null ? ']' : '}';
      open.delete(frame.source);
      frames.pop();
    } else {
      text += prefix(frame);
      frame.next += 1;
      text += begin(childOf(frame), frames, open);
    }
  }
  return text;
}

/** The whole text of a scalar; of a container its opening bracket, and a frame for the rest. */
function begin(value: unknown, frames: Frame[], open: Set<object>): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value + 0);
  if (typeof value !== 'object') throw notJson(typeof value === 'number' ? String(value) : typeof value, frames);
  if (open.has(value)) throw notJson('a cycle', frames);
  const frame = frameOf(value, frames);
  frames.push(frame);
  open.add(value);
  return frame.keys === null ? '[' : '{';
}

function frameOf(source: object, frames: readonly Frame[]): Frame {
  if (Object.getOwnPropertySymbols(source).length > 0) throw notJson('a symbol key', frames);
  const keys = Object.keys(source);
  if (Array.isArray(source)) {
    if (keys.length !== source.length) throw notJson('an array with holes or properties', frames);
    return { source, keys: null, values: source, length: source.length, next: 0 };
  }
  if (!isPlainObject(source)) throw notJson('an object of a class', frames);
  return { source, keys: keys.sort(), values: source, length: keys.length, next: 0 };
}

function prefix(frame: Frame): string {
  const comma = frame.next === 0 ? '' : ',';
  return frame.keys === null ? comma : `${comma}${JSON.stringify(frame.keys[frame.next])}:`;
}

function childOf(frame: Frame): unknown {
  return (frame.values as Readonly<Record<string | number, unknown>>)[keyAt(frame)];
}

function keyAt(frame: Frame): string | number {
  return frame.keys === null ? frame.next - 1 : (frame.keys[frame.next - 1] ?? '');
}

function notJson(received: string, frames: readonly Frame[]): Fault {
  const path = frames.slice(0, 20).map(keyAt);
  return new Fault({
    code: 'not-json',
    api: 'canonicalJson(value)',
    expected: 'plain JSON',
    received: `${received} at ${JSON.stringify(path)}${frames.length > 20 ? ' and deeper' : ''}`,
    remedy: 'Keep only null, booleans, finite numbers, strings, arrays and plain objects in it.',
  });
}
