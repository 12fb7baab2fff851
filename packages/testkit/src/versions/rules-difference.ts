import type { Seat } from '@quayside/core';
import { type DataDifference, differenceText } from '../scenario/difference.ts';

/** What came out otherwise: the newer rules refuse it; or the match is another afterwards; or the match is the same and something else was said. */
export type Otherwise =
  | { readonly kind: 'refused'; readonly code: string; readonly rule: string | null }
  | { readonly kind: 'match' | 'events'; readonly path: readonly (string | number)[]; readonly older: unknown; readonly newer: unknown };

/** The first entry of a transcript that comes out otherwise under other rules. */
export interface RulesDifference {
  /** The entry, from 0; -1 for the creation of the match. */
  readonly entry: number;
  readonly seat: Seat | null;
  /** What was done, in words. */
  readonly deed: string;
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
