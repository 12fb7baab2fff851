import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Measured } from './contestant.ts';

/** A contestant by its file, and what it is told. */
export interface Entrant {
  readonly file: string;
  readonly argument?: string;
}

/** So many rounds: in each, every contestant runs once, in a process of its own. */
const ROUNDS = 5;

/**
 * Runs contestants in turn, each in a process of its own, and takes the median of the rounds: nanoseconds per unit of work, by contestant. Throws if they do not agree on what
 * they have played.
 */
export function race(folder: string, entrants: readonly Entrant[], rounds = ROUNDS): number[] {
  const measured = Array.from({ length: rounds }, () => entrants.map((entrant) => runOnce(folder, entrant)));
  const sums = new Set(measured.flat().map(({ checksum }) => checksum));
  if (sums.size > 1) throw new Error(`the contestants do not agree: ${entrants.map(({ file }) => file).join(', ')}`);
  return entrants.map((_, index) => median(measured.map((round) => round[index]?.nanoseconds ?? Number.NaN)));
}

function runOnce(folder: string, { file, argument }: Entrant): Measured {
  return run<Measured>(folder, file, argument);
}

/** Runs one file and reads the JSON that it prints. */
export function run<T>(folder: string, file: string, argument = ''): T {
  const text = execFileSync(process.execPath, ['--expose-gc', join(folder, `${file}.mjs`), argument], { encoding: 'utf8' });
  return JSON.parse(text) as T;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
