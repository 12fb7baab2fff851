import type { Rejection } from '@quayside/core';
import type * as fc from 'fast-check';
import type { Ground } from './ground.ts';

/** What came back. */
export interface Answer {
  /** Why it was refused; `null` if it was accepted. */
  readonly rejection: Rejection | null;
  /** What must be possible with what was accepted. Throws if it is not. */
  readonly after?: () => void;
}

/** Something that is sent, for messages, and how. */
export interface Attempt {
  readonly payload: unknown;
  readonly send: () => Answer | Promise<Answer>;
}

/** A way into the engine for data from outside. */
export interface Door<D = unknown> {
  readonly name: string;
  /** How many of a hundred payloads come this way. */
  readonly weight: number;
  /** What an attempt is made of: small values, so that a failing one shrinks and can be repeated. */
  readonly drawn: fc.Arbitrary<D>;
  attempt(ground: Ground, drawn: D): Attempt;
  /** Every code that it may refuse with. */
  codes(ground: Ground): readonly string[];
}

/** Doors of all kinds in one list: what is drawn for one never comes to another. */
export function door<D>(declared: Door<D>): Door {
  return declared as unknown as Door;
}

/** One of a list by a number that was drawn. */
export function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T;
}
