/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object. An interface, so that the recursive type stays legible in messages. */
export interface JsonObject {
  [key: string]: Json;
}

/** How much {@link copyJson} is willing to read. */
export interface JsonLimits {
  /** Arrays and objects inside one another; 64 unless told, `[]` is one level. */
  readonly depth?: number;
  /** Values of every kind, the root included; 1,000,000 unless told. */
  readonly nodes?: number;
  /** UTF-16 units in all strings and keys together; 4,000,000 unless told. */
  readonly characters?: number;
}

/** What {@link copyJson} answers: the copy, or the path of the first fault in reading order and what is wrong there. */
export type JsonCopy =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly path: (string | number)[]; readonly problem: string };

interface Frame {
  readonly source: object;
  readonly target: Json[] | JsonObject;
  /** The keys of an object, null for an array. */
  readonly keys: readonly string[] | null;
  readonly length: number;
  /** How many children have been started; the last of them is the one being read. */
  next: number;
}

interface Walk {
  readonly limits: Required<JsonLimits>;
  readonly frames: Frame[];
  /** The containers from the root down to here: meeting one again is a cycle. Meeting a *closed* one again is only sharing. */
  readonly open: Set<object>;
  nodes: number;
  characters: number;
  result: Json;
}

/**
 * Whether this is an object that JSON could have made: its prototype is null or the `Object.prototype` of any realm (data from another
 * window or `vm` context is data too). Arrays, class instances, maps and dates are not. May throw for a hostile proxy.
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return true;
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype as object, 'isPrototypeOf');
}

/**
 * A deep copy of untrusted data as plain JSON, or the path of the first thing in it that is not JSON.
 *
 * Refuses undefined, functions, symbols, bigints, NaN, infinities, objects of a class, arrays with holes or properties, accessors (no
 * getter is ever called), hidden and symbol keys, own `__proto__` keys, cycles, and whatever is larger than the limits. Minus zero becomes
 * zero; a value that occurs twice is copied twice. Never throws, whatever a proxy does, and needs no stack for deep data.
 *
 * E.g. `{ a: [1, undefined] }` is refused at the path `['a', 1]`.
 */
export function copyJson(value: unknown, limits: JsonLimits = {}): JsonCopy {
  const walk: Walk = {
    limits: { depth: limits.depth ?? 64, nodes: limits.nodes ?? 1_000_000, characters: limits.characters ?? 4_000_000 },
    frames: [],
    open: new Set(),
    nodes: 0,
    characters: 0,
    result: null,
  };
  const problem = run(walk, value);
  return problem === null ? { ok: true, value: walk.result } : { ok: false, path: pathOf(walk.frames), problem };
}

function run(walk: Walk, root: unknown): string | null {
  try {
    let problem = visit(walk, root, null);
    while (problem === null) {
      const frame = walk.frames.at(-1);
      if (frame === undefined) return null;
      if (frame.next === frame.length) leave(walk, frame);
      else problem = step(walk, frame);
    }
    return problem;
  } catch {
    // Only a proxy can bring us here. What it threw may be hostile as well, so it is not looked at.
    return 'it throws when it is read';
  }
}

function leave(walk: Walk, frame: Frame): void {
  walk.frames.pop();
  walk.open.delete(frame.source);
}

/** Reads the next child of a frame. Counts it first: a fault then lies below that child. */
function step(walk: Walk, frame: Frame): string | null {
  const key = keyAt(frame, frame.next);
  frame.next += 1;
  if (key === '__proto__') return 'a key "__proto__" is not allowed';
  const property = Reflect.getOwnPropertyDescriptor(frame.source, key);
  if (property === undefined) return 'nothing stands here: an array must not have holes';
  if (!('value' in property)) return 'an accessor is not JSON';
  if (property.enumerable !== true) return 'a hidden property is not JSON';
  if (typeof key === 'string' && !afford(walk, key)) return `more than ${walk.limits.characters} characters`;
  return visit(walk, property.value, frame);
}

function visit(walk: Walk, value: unknown, parent: Frame | null): string | null {
  walk.nodes += 1;
  if (walk.nodes > walk.limits.nodes) return `more than ${walk.limits.nodes} values`;
  if (typeof value === 'object' && value !== null) return enter(walk, value, parent);
  if (typeof value === 'string' && !afford(walk, value)) return `more than ${walk.limits.characters} characters`;
  if (typeof value === 'number' && !Number.isFinite(value)) return `${value} is not JSON`;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') put(walk, parent, value);
  else if (typeof value === 'number') put(walk, parent, value + 0);
  else return value === undefined ? 'undefined is not JSON' : `a ${typeof value} is not JSON`;
  return null;
}

function enter(walk: Walk, source: object, parent: Frame | null): string | null {
  if (walk.open.has(source)) return 'a cycle is not JSON';
  if (walk.frames.length >= walk.limits.depth) return `more than ${walk.limits.depth} levels deep`;
  const frame = Array.isArray(source) ? arrayFrame(walk, source) : objectFrame(source);
  if (typeof frame === 'string') return frame;
  if (walk.nodes + frame.length > walk.limits.nodes) return `more than ${walk.limits.nodes} values`;
  put(walk, parent, frame.target);
  walk.frames.push(frame);
  walk.open.add(source);
  return null;
}

function arrayFrame(walk: Walk, source: readonly unknown[]): Frame | string {
  // Array.prototype is itself an array, in every realm; the prototype of a subclass is not.
  if (!Array.isArray(Object.getPrototypeOf(source))) return 'an object of a class is not JSON';
  const length = source.length;
  // Asked before the keys are listed, which for a long array costs more than the array.
  if (walk.nodes + length > walk.limits.nodes) return `more than ${walk.limits.nodes} values`;
  if (Reflect.ownKeys(source).length > length + 1) return 'an array must not have properties';
  return { source, target: [], keys: null, length, next: 0 };
}

function objectFrame(source: object): Frame | string {
  if (!isPlainObject(source)) return 'an object of a class is not JSON';
  const keys = Reflect.ownKeys(source);
  if (!keys.every((key) => typeof key === 'string')) return 'a symbol key is not JSON';
  return { source, target: {}, keys, length: keys.length, next: 0 };
}

function put(walk: Walk, parent: Frame | null, value: Json): void {
  if (parent === null) walk.result = value;
  else if (Array.isArray(parent.target)) parent.target.push(value);
  else set(parent.target, String(keyAt(parent, parent.next - 1)), value);
}

/** Assignment would fail for `constructor` and its like where a host has frozen the built-in prototypes. */
function set(target: JsonObject, key: string, value: Json): void {
  if (key in target) Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  else target[key] = value;
}

function afford(walk: Walk, text: string): boolean {
  walk.characters += text.length;
  return walk.characters <= walk.limits.characters;
}

function keyAt(frame: Frame, index: number): string | number {
  return frame.keys === null ? index : (frame.keys[index] ?? '');
}

function pathOf(frames: readonly Frame[]): (string | number)[] {
  return frames.filter((frame) => frame.next > 0).map((frame) => keyAt(frame, frame.next - 1));
}
