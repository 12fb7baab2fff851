import { bad, type Checked, good } from '../model/checked.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { sessionRejection } from '../slices/load-slices.ts';
import { type Answer, type Answers, isKey } from './retries.ts';
import type { SavedKey } from './saved-session.ts';
import type { LineEntry } from './session-line.ts';

/** The last answers of the seats, from their keys and what the history knows: they are the answers of before. */
export function restoreAnswers<G extends GameTypes, A extends AnyAction>(
  line: readonly LineEntry<G, A>[],
  keys: readonly (SavedKey | null)[],
): Checked<Answers<G, A>> {
  const seats = line[0]?.entry.match.options.seats ?? 0;
  if (keys.length > seats) return flaw([seats], `expected at most ${seats} entries`);
  const answers: (Answer<G, A> | null)[] = [];
  for (const [seat, saved] of keys.entries()) {
    const answer = saved === null ? null : answerOf(line, seat, saved);
    if (answer === undefined) return flaw([seat, 'entry'], 'expected an action of this seat');
    if (answer !== null && !isKey(answer.key)) return flaw([seat, 'key'], 'expected 1 to 200 characters');
    answers.push(answer);
  }
  return good(Object.freeze(answers));
}

function answerOf<G extends GameTypes, A extends AnyAction>(
  line: readonly LineEntry<G, A>[],
  seat: number,
  { key, entry }: SavedKey,
): Answer<G, A> | undefined {
  const done = line[entry]?.entry;
  if (done?.deed?.seat !== seat || !('action' in done.deed)) return undefined;
  const { match, events, learnt } = done;
  return Object.freeze({ key, accepted: Object.freeze({ ok: true, action: done.deed.action, match, events, learnt }) });
}

function flaw(path: readonly (string | number)[], problem: string): Checked<never> {
  return bad(sessionRejection('bad-session', { path: ['keys', ...path], problem }));
}
