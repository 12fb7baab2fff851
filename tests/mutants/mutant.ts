import type { Wreck } from '../support/wreck.ts';

/** The toy with one fault. */
export interface Mutant {
  /** What it does wrong: "a toy that …". */
  readonly name: string;
  readonly game: Wreck;
  /** How often a replay may have to be tried before it shows what is wrong; once, unless the game goes by the chance of the host. */
  readonly tries?: number;
}

/** A table of mutants by name. */
export function mutants(table: Readonly<Record<string, Wreck>>, more: Pick<Mutant, 'tries'> = {}): Mutant[] {
  return Object.entries(table).map(([name, game]) => ({ name, game, ...more }));
}

/** For faults that break the types as well. */
export function bent<T>(value: unknown): T {
  return value as T;
}
