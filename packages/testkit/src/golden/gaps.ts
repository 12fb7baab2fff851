import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import type { Golden } from './golden.ts';
import { GOLDEN_KINDS, type GoldenKind, type MORE_GOLDEN_KINDS, WANTED } from './kinds.ts';
import { shownBy } from './shown-by.ts';

/**
 * Something that golden matches can show: `ends.storm`, `rungs.coins`, `victory.shared`, `seats.4`, and where that is wanted `actions.bid`, `events.sold`,
 * `options.rotating`, `contents.second-edition`.
 */
export type GoldenGap = string;

/** What is wanted of a set of golden matches. */
export interface GoldenGapOptions {
  /** What cannot be shown, each with the reason: `{ 'victory.shared': 'the last rung tells all seats apart' }`. */
  readonly unreachable?: Readonly<Record<GoldenGap, string>>;
  /** What is wanted beside {@link GOLDEN_KINDS}. */
  readonly also?: readonly (typeof MORE_GOLDEN_KINDS)[number][];
  /** How one more is recorded, for the message: where the recipes are, which command writes the files. */
  readonly howTo?: string;
}

const HOW_TO = 'Play such a match, and keep goldenText(playGolden(engine, { title, setup, chooser, pick })).';

/** What a set of golden matches lacks, e.g. `['ends.storm', 'seats.4']`: kind by kind, in the order in which the game declares it. Without what is declared unreachable. */
export function goldenGaps<G extends GameTypes, A extends AnyAction>(
  { game }: Engine<G, A>,
  goldens: readonly Golden<G, A>[],
  { unreachable = {}, also = [] }: GoldenGapOptions = {},
): GoldenGap[] {
  const shown = shownBy(game, goldens);
  const wanted = [...GOLDEN_KINDS, ...also].flatMap((kind) => WANTED[kind].names(game).map((name) => `${kind}.${name}`));
  return wanted.filter((gap) => !shown.has(gap) && !Object.hasOwn(unreachable, gap));
}

/**
 * Throws a plain `Error` if the golden matches lack anything: it says what, which match would show it, and how to record one. What is declared unreachable
 * has to be wanted, to be missing, and to have a reason; anything else is an error too.
 */
export function assertNoGoldenGaps<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  goldens: readonly Golden<G, A>[],
  options: GoldenGapOptions = {},
): void {
  const { unreachable = {}, howTo = HOW_TO } = options;
  const missing = goldenGaps(engine, goldens, { ...options, unreachable: {} });
  demandDeclarations(unreachable, missing);
  const gaps = missing.filter((gap) => !Object.hasOwn(unreachable, gap));
  if (gaps.length === 0) return;
  const { id, rules } = engine.game.meta;
  const lines = gaps.map((gap) => `\n  ${gap}: ${matchFor(gap)}`);
  const otherwise = 'If there can be no such match, say why in `unreachable`.';
  throw new Error(`the golden matches of ${id} ${rules} lack${lines.join('')}\n${howTo}\n${otherwise}`);
}

function demandDeclarations(unreachable: Readonly<Record<GoldenGap, string>>, missing: readonly GoldenGap[]): void {
  const wrong = Object.entries(unreachable).filter(([gap, reason]) => !missing.includes(gap) || reason.trim() === '');
  if (wrong.length === 0) return;
  throw new Error(`${wrong.map(([gap]) => gap).join(', ')}: declared unreachable, but shown, not wanted, or without a reason`);
}

function matchFor(gap: GoldenGap): string {
  const dot = gap.indexOf('.');
  return WANTED[gap.slice(0, dot) as GoldenKind].match(gap.slice(dot + 1));
}
