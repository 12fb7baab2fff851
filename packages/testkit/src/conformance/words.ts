import { type AnyAction, type GameTypes, type Outcome, OVER, type Seat } from '@quayside/core';
import { first } from './first.ts';
import { brief } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { sampleIds, seatsOf, viewersOf } from './sample.ts';

/** So many ids are sent, for the reasons why they are refused, where the numbering has more. */
const SAMPLE = 20;

/**
 * There are words for every action, event, refusal and position: some text, in which nothing is left to be filled in. When a match is over, also for how it came out: `words` has the
 * keys `reason.*` of all ends, `rung.*` of the whole ranking, and `score.*` of the parts of the scores.
 */
export const wordsForAll: Law = {
  name: 'words-for-all',
  promise: 'game',
  position(position) {
    const { engine, match } = position;
    return (
      (match.phase === OVER ? wordsForOutcome(position) : undefined) ??
      first(viewersOf(position), (viewer) => badText('a position', viewer, engine.describe(match).position(engine.view(match, viewer)))) ??
      first(seatsOf(position), (seat) => wordsForRefusals(position, seat))
    );
  },
  played({ engine, record }) {
    const { match, events } = engine.create(record.setup);
    return first(events, ({ event }) => badText('an event', event, engine.describe(match).event(event)));
  },
  transition({ engine, seat, action, accepted }) {
    const tell = engine.describe(accepted.match);
    return (
      badText('an action', action, tell.action(seat, action)) ??
      first(accepted.events, ({ event }) => badText('an event', event, tell.event(event)))
    );
  },
};

/** The engine puts outcomes together from words that the game brings. */
function wordsForOutcome<G extends GameTypes, A extends AnyAction>({ engine, match }: Position<G, A>): Difference {
  const { words, ends, ranking } = engine.game;
  const outcome = engine.outcome(match) as Outcome;
  const keys = [
    ...ends.map(({ reason }) => `reason.${reason}`),
    ...outcome.scores.flatMap(({ parts }) => Object.keys(parts).map((part) => `score.${part}`)),
    ...ranking.map(({ name }) => `rung.${name}`),
  ];
  const missing = keys.find((key) => !Object.hasOwn(words, key));
  if (missing !== undefined) return `there are no words for how a match comes out: \`words\` lacks the key "${missing}"`;
  return badText('an outcome', outcome, engine.describe(match).outcome(outcome));
}

function wordsForRefusals<G extends GameTypes, A extends AnyAction>(position: Position<G, A>, seat: Seat): Difference {
  const { engine, match } = position;
  const view = engine.view(match, seat);
  const tell = engine.describe(match);
  return first(sampleIds(position, 'words', SAMPLE), (id) => {
    const why = engine.explain(view, engine.game.numbering.decode(id));
    return why === null ? undefined : badText('a refusal', why, tell.rejection(why));
  });
}

/** What is wrong with a text. A key that the table of words lacks stands for itself, so a bare key is no text either. */
export function badText(kind: string, of: unknown, text: string): Difference {
  if (typeof text !== 'string' || text.trim() === '') return `${kind} has no words: ${brief(of)}`;
  if (/\{\w*\}/.test(text)) return `the words of ${kind} have a hole: "${text}"`;
  if (/\b(undefined|NaN)\b|\[object /.test(text)) return `the words of ${kind} were filled in with nothing: "${text}"`;
  const bare = text === (of as { type?: string; code?: string } | null)?.type || text === (of as { code?: string } | null)?.code;
  return bare || /^[a-z]+([.-][a-z]+)+$/.test(text) ? `the words of ${kind} are the key "${text}"` : undefined;
}
