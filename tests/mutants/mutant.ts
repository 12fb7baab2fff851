import type { Wreck } from '../support/wreck.ts';

/** The toy with one fault. */
export interface Mutant {
  /** What it does wrong: "a toy that …". */
  readonly name: string;
  readonly game: Wreck;
}

/** A table of mutants by name. */
export function mutants(table: Readonly<Record<string, Wreck>>): Mutant[] {
  return Object.entries(table).map(([name, game]) => ({ name, game }));
}

/** For faults that break the types as well. */
export function bent<T>(value: unknown): T {
  return value as T;
}
