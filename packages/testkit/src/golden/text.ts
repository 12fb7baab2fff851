import type { AnyAction, GameTypes } from '@quayside/core';
import { GOLDEN_FORMAT, type Golden } from './golden.ts';
import { prettyJson } from './pretty.ts';

/** A golden match as it is written to a file, and as `parseGolden` reads it: JSON, broken into lines for people and for comparisons. The same match gives the same bytes. */
export function goldenText<G extends GameTypes, A extends AnyAction>(golden: Golden<G, A>): string {
  return `${prettyJson(golden)}\n`;
}

/**
 * A golden match from the text of a file. Throws a plain `Error` for what is none, naming what is missing. What the match says is not looked at:
 * `explainGolden` does that.
 */
export function parseGolden<G extends GameTypes, A extends AnyAction>(text: string): Golden<G, A> {
  const value: unknown = JSON.parse(text);
  const flaw = flawOf(value);
  if (flaw !== undefined) throw new Error(`this is no golden match: ${flaw}`);
  return value as Golden<G, A>;
}

/** The parts that are read before the match is played. */
const LISTS = ['events', 'steps'] as const;
const TEXTS = ['title', 'game', 'rules', 'start'] as const;

function flawOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'expected an object';
  const { format, ...parts } = value as Readonly<Record<string, unknown>>;
  if (format !== GOLDEN_FORMAT) return `the format is ${String(format)}, expected ${GOLDEN_FORMAT}`;
  const list = LISTS.find((name) => !Array.isArray(parts[name]));
  if (list !== undefined) return `"${list}" is no list`;
  const text = TEXTS.find((name) => typeof parts[name] !== 'string');
  return text === undefined ? undefined : `"${text}" is no text`;
}
