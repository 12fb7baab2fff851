import type { Matchup, Score } from './matchup.ts';
import { wilsonLow } from './wilson.ts';

/** What is told of a matchup. */
export interface StrengthLine {
  readonly name: string;
  readonly iterations: number;
  readonly matches: number;
  /** Victories; those that are shared count in part. */
  readonly wins: number;
  readonly share: number;
  /** The lower end of the 95% Wilson interval of the share. */
  readonly low: number;
  readonly bar: number;
  /** Whether the lower end clears the bar. */
  readonly holds: boolean;
  readonly averageRounds?: number;
}

/** Adds up the matches of a matchup. */
export function lineOf({ name, bar }: Matchup, iterations: number, scores: readonly Score[]): StrengthLine {
  const wins = scores.reduce((sum, { won }) => sum + won, 0);
  const share = wins / scores.length;
  const low = wilsonLow(share, scores.length);
  const line = { name, iterations, matches: scores.length, wins, share: rounded(share), low: rounded(low), bar, holds: low >= bar };
  const rounds = scores.flatMap(({ rounds: own }) => (own === undefined ? [] : [own]));
  return rounds.length === 0 ? line : { ...line, averageRounds: rounded(rounds.reduce((sum, one) => sum + one, 0) / rounds.length) };
}

/** A line for people. */
export function textOf({ name, iterations, matches, wins, share, low, bar, holds, averageRounds }: StrengthLine): string {
  const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
  const rounds = averageRounds === undefined ? '' : `, ${averageRounds.toFixed(1)} rounds on average`;
  const verdict = holds ? 'clears' : 'FALLS SHORT OF';
  return `${name}: ${wins} of ${matches} (${percent(share)}) with ${iterations} iterations; at least ${percent(low)}, which ${verdict} ${percent(bar)}${rounds}`;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
