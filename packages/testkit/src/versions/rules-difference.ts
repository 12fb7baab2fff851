import type { Seat } from '@quayside/core';
import { type DataDifference, differenceText } from '../scenario/difference.ts';

/** What came out otherwise: the newer rules refuse it; or the match is another afterwards; or the match is the same and something else was said. */
export type Otherwise =
  | {
      readonly kind: 'refused';
      /** The code of the rejection by the newer rules. */
      readonly code: string;
      /** The rule that it cites; `null` if none of the game is concerned. */
      readonly rule: string | null;
    }
  | {
      /** Where the first difference is: in the match after the entry, or in what was said. */
      readonly kind: 'match' | 'events';
      /** The keys and indices that lead to it. */
      readonly path: readonly (string | number)[];
      /** What the older rules have there; `undefined` for nothing. */
      readonly older: unknown;
      /** What the newer rules have there; `undefined` for nothing. */
      readonly newer: unknown;
    };

/** The first entry of a transcript that comes out otherwise under other rules. */
export interface RulesDifference {
  /** The entry, from 0; -1 for the creation of the match. */
  readonly entry: number;
  /** Who did it; `null` for the creation. */
  readonly seat: Seat | null;
  /** What was done, in words. */
  readonly deed: string;
  /** In which way it comes out otherwise. */
  readonly what: Otherwise;
  /** All of it for people, in a few lines. */
  readonly text: string;
}

/** The first of several differences. */
export function firstOtherwise(kind: 'match' | 'events', [first]: readonly DataDifference[]): Otherwise | undefined {
  return first && { kind, path: [...first.keys], older: first.one, newer: first.other };
}

/** What came out otherwise in words: `phase: under 1.0.0 "diving", under 2.0.0 "mooring"`. */
export function otherwiseText(what: Otherwise, older: string, newer: string): string {
  if (what.kind === 'refused') return `under ${newer} it is refused: ${what.code}${what.rule === null ? '' : ` (${what.rule})`}`;
  const keys = what.kind === 'events' ? ['events', ...what.path] : what.path;
  return differenceText([{ keys, one: what.older, other: what.newer }], `under ${older}`, `under ${newer}`) ?? '';
}
