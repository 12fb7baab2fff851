import type { AnyGame, View } from '@quayside/core';
import type { ObservationHints } from '@quayside/core/sdk';
import * as z from 'zod/mini';

/** A view, whatever its game. */
export type AnyView = View;

/** A place in a view where something stands that is no object: its path with `*` for each index, and the view with something else in its stead. */
export interface Leaf {
  readonly pattern: string;
  readonly value: unknown;
  change(this: void, other: unknown): unknown;
}

/** The parts of a view that an observer does not tell: what is the same in all matches, which content is played, how it came out, how far it has come. */
const UNTOLD = ['game', 'rules', 'outcome', 'step'];

/** What an observation has to tell apart: without what is not told, and with lists in one order where theirs does not matter. */
export function told(view: object, { unordered = {} }: ObservationHints = {}): object {
  const { content: _, ...options } = (view as { readonly options: { readonly content: unknown } }).options;
  const kept = Object.entries({ ...view, options }).filter(([key]) => !UNTOLD.includes(key));
  return inOrder(Object.fromEntries(kept), [], Object.keys(unordered)) as object;
}

function inOrder(value: unknown, path: readonly string[], unordered: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOrder(part, [...path, key], unordered)]));
  const items = value.map((item) => inOrder(item, [...path, '*'], unordered));
  return unordered.includes(path.join('.')) ? items.sort((one, other) => (String(one) < String(other) ? -1 : 1)) : items;
}

/** The leaves of a value, each with a way to change it. */
export function leavesOf(value: unknown, pattern: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) {
    return [{ pattern: pattern.join('.'), value, change: (other) => other }];
  }
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...pattern, Array.isArray(value) ? '*' : key]).map((leaf) => ({
      ...leaf,
      change: (other: unknown) => withPart(value, key, leaf.change(other)),
    })),
  );
}

function withPart(value: object, key: string, part: unknown): unknown {
  if (!Array.isArray(value)) return { ...value, [key]: part };
  return value.map((item, index) => (String(index) === key ? part : item));
}

/** By pattern, all values that were seen there. */
export type Pool = ReadonlyMap<string, ReadonlySet<unknown>>;

/** Gathers the leaves of many views. */
export function poolOf(views: readonly object[]): Pool {
  const pool = new Map<string, Set<unknown>>();
  for (const { pattern, value } of views.flatMap((view) => leavesOf(view))) pool.set(pattern, (pool.get(pattern) ?? new Set()).add(value));
  return pool;
}

/** What the engine tells once each. */
const LISTS = ['awaited', 'committed', 'ending.reasons'];

/** Whether a view keeps to the schemas of its game, and names nothing twice where each thing is named once. */
export function isPossible({ spec, numbering, observation = {} }: AnyGame, view: AnyView): boolean {
  const { seats: _, ...options } = view.options;
  const parts = [
    [spec.options, options],
    [spec.table, view.table],
    [spec.hand, view.hand],
    [spec.shown, view.shown],
  ] as const;
  const fits = parts.every(([schema, value]) => z.safeParse(schema, value).success);
  const once = [...LISTS, ...Object.keys(observation.unordered ?? {})];
  return (
    fits &&
    (view.commit === null || numbering.encode(view.commit) >= 0) &&
    once.every((path) => listsAt(view, path.split('.')).every(isSet))
  );
}

function listsAt(value: unknown, [key, ...rest]: readonly string[]): readonly unknown[][] {
  if (key === undefined) return Array.isArray(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const parts = key === '*' ? Object.values(value) : [(value as Record<string, unknown>)[key]];
  return parts.flatMap((part) => listsAt(part, rest));
}

function isSet(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}
