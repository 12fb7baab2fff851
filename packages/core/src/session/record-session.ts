import { type Transcript, type TranscriptEntry, transcriptEntry } from '../engine/transcript.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { type Kept, keepSession } from './keep-session.ts';
import { type SavedSlice, SESSION_FORMAT, savedKeys, savedSlices } from './saved-session.ts';
import type { RecordedSession } from './session.ts';

/** What a session that knows its match from the creation on keeps besides. */
export interface Recorded<G extends GameTypes, A extends AnyAction> extends Kept<G, A> {
  /** The transcript that begins with the match, without entries. */
  readonly begun: Transcript<G, A>;
  /** Saved slices of extensions that are not there: saved again as they are. */
  readonly foreign: Readonly<Record<string, SavedSlice>>;
}

/** Keeps a session that can write down what was done. */
export function recordSession<G extends GameTypes, A extends AnyAction>(kept: Recorded<G, A>): RecordedSession<G, A> {
  const { line, extensions, begun, foreign } = kept;
  const session = keepSession(kept);
  /** Made once each: hashing a match is the expensive part. */
  const written: TranscriptEntry<A>[] = [];

  function transcript(): Transcript<G, A> {
    for (const { entry } of line.slice(written.length + 1)) {
      if (entry.deed !== null) written.push(transcriptEntry(entry.deed, entry.match));
    }
    return Object.freeze({ ...begun, entries: Object.freeze([...written]) });
  }

  function save() {
    return Object.freeze({
      format: SESSION_FORMAT,
      transcript: transcript(),
      times: Object.freeze(line.map(({ at }) => at)),
      keys: deepFreeze(savedKeys(line, session.answers())),
      slices: Object.freeze({ ...foreign, ...savedSlices(extensions, line) }),
    });
  }

  return Object.freeze({ ...session, transcript, save });
}
