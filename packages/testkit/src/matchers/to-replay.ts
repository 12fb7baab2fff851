import type { AnyAction, Engine, Game, GameTypes, Match, Rejection, Transcript } from '@quayside/core';
import { engineOf } from '../conformance/engine-of.ts';
import type { Difference } from '../conformance/law.ts';
import { explainGolden } from '../golden/explain.ts';
import { GOLDEN_FORMAT, type Golden } from '../golden/golden.ts';
import { rejectionText } from './demand-answer.ts';
import type { MatcherResult } from './result.ts';
import { inWords, positionWords, rejectionWords } from './tried-at.ts';

/**
 * Whether an engine, or a game, plays a recorded match again as it was recorded: a transcript with the same hash at every step, a golden match with the same
 * events too.
 */
export function toReplay<G extends GameTypes, A extends AnyAction>(received: Engine<G, A> | Game<G, A>, recorded: unknown): MatcherResult {
  const engine = engineOf(received);
  const { id, rules } = engine.game.meta;
  const found = isGolden<G, A>(recorded) ? explainGolden(engine, recorded) : explainTranscript(engine, recorded);
  return {
    pass: found === undefined,
    message: () =>
      found === undefined
        ? `expected ${id} ${rules} not to play the match as it was recorded, but it does`
        : `expected ${id} ${rules} to play the match as it was recorded, but: ${found}`,
  };
}

function isGolden<G extends GameTypes, A extends AnyAction>(recorded: unknown): recorded is Golden<G, A> {
  return (recorded as Partial<Golden> | null | undefined)?.format === GOLDEN_FORMAT;
}

function explainTranscript<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, recorded: unknown): Difference {
  let last: Match<G, A> | undefined;
  const replayed = engine.replay(recorded, ({ match }) => {
    last = match;
  });
  if (replayed.ok) return undefined;
  const { rejection } = replayed;
  const at = { engine, ...(last === undefined ? {} : { match: last }) };
  const entry = rejection.code === 'diverged' ? entryText(engine, recorded as Transcript<G, A>, rejection, last) : '';
  return `${entry}${rejectionText(rejection)}${rejectionWords(at, rejection)}${positionWords(at)}`;
}

/** Which action a replay stops at. */
function entryText<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { entries }: Transcript<G, A>,
  { data }: Rejection,
  before: Match<G, A> | undefined,
): string {
  const entry = entries[Number(data.entry)];
  if (entry === undefined) return 'the match is created\n  ';
  const words = inWords(() => engine.describe(before).deed(entry));
  return `entry ${data.entry} of ${entries.length}, seat ${entry.seat}: ${words} ${JSON.stringify('action' in entry ? entry.action : null)}\n  `;
}
