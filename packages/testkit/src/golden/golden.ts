import {
  type Addressed,
  type AnyAction,
  createEngine,
  type Engine,
  type GameEvent,
  type GameTypes,
  type Immutable,
  type Match,
  type MatchSetup,
  type Outcome,
  type Rejection,
  type Seat,
} from '@quayside/core';
import { overTheWire } from '../conformance/json.ts';
import type { MatchRecord } from '../conformance/law.ts';

/** The format tag of {@link Golden}. */
export const GOLDEN_FORMAT = 'quayside-golden/1';

/** One action of a recorded match: what happened, and the hash of the match that it led to. */
export interface GoldenStep<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  readonly seat: Seat;
  readonly action: A;
  readonly events: readonly Addressed<GameEvent<G>>[];
  readonly hash: string;
}

/** A whole match that is known to be right, as plain JSON to be kept in a file: later versions of the same rules have to play it alike, event for event. */
export interface Golden<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  readonly format: typeof GOLDEN_FORMAT;
  /** What the match is there for. */
  readonly title: string;
  readonly game: string;
  readonly rules: string;
  readonly setup: MatchSetup<G>;
  /** What happened at the creation, and the hash of the match as it was created. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  readonly start: string;
  readonly steps: readonly GoldenStep<G, A>[];
  /** How it came out; `null` for a match that was left unfinished. */
  readonly outcome: Outcome | null;
  readonly content: Immutable<G['content']>;
}

/** Plays a record, such as a walk gives, and writes down all that happens. Throws a plain `Error` if an entry is refused. */
export function recordGolden<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  title: string,
  { setup, entries }: MatchRecord<G, A>,
): Golden<G, A> {
  const created = engine.create(setup);
  let { match } = created;
  const steps = entries.map(({ seat, action }, index) => {
    const result = engine.apply(match, seat, action);
    if (!result.ok) throw new Error(`entry ${index} is refused: ${JSON.stringify(result.rejection)}`);
    match = result.match;
    return { seat, action: result.action, events: result.events, hash: engine.hash(match) };
  });
  const { id, rules } = engine.game.meta;
  const { content } = engine.context(match);
  const start = engine.hash(created.match);
  const outcome = engine.outcome(match);
  return overTheWire({ format: GOLDEN_FORMAT, title, game: id, rules, setup, events: created.events, start, steps, outcome, content });
}

/** One step of a recorded match, played again: what came of it, or why it is refused now. */
export interface GoldenReplay<G extends GameTypes, A extends AnyAction> {
  /** -1 for the creation. */
  readonly index: number;
  /** The match before the step; the new one at the creation. */
  readonly before: Match<G, A>;
  readonly match: Match<G, A>;
  readonly events: readonly Addressed<GameEvent<G>>[];
  readonly rejection: Rejection | null;
}

/** Plays a recorded match again with the content that it was recorded with; ends after the first step that is refused. */
export function* replayGolden<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { setup, steps, content }: Golden<G, A>,
): Generator<GoldenReplay<G, A>, void, undefined> {
  // An engine of its own, so that the content of the file reaches this match alone.
  const player = createEngine(engine.game, { contents: [content] });
  const created = player.create(setup);
  let { match } = created;
  yield { index: -1, before: match, match, events: created.events, rejection: null };
  for (const [index, { seat, action }] of steps.entries()) {
    const before = match;
    const result = player.apply(match, seat, action);
    if (!result.ok) {
      yield { index, before, match, events: [], rejection: result.rejection };
      return;
    }
    match = result.match;
    yield { index, before, match, events: result.events, rejection: null };
  }
}

/** A recorded match as it is written to a file. */
export function goldenText(golden: Golden): string {
  return `${JSON.stringify(golden, null, 2)}\n`;
}
