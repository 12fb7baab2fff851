import {
  type AnyAction,
  DATA_REJECTIONS,
  type GameTypes,
  type Restored,
  restoreSession,
  SESSION_REJECTIONS,
  VERIFY_REJECTIONS,
  verifyTranscript,
} from '@quayside/core';
import * as fc from 'fast-check';
import { type Answer, door, pick } from '../door.ts';
import { type Edit, edited, edits } from '../edit.ts';
import type { Ground } from '../ground.ts';
import { junk, nth, seldom } from '../junk.ts';
import { answerOf, playOn } from '../play-on.ts';
import { EXTENSIONS } from '../short-session.ts';

const PARTS = [['entries'], ['entries'], ['setup'], ['content'], []] as const;

const drawn = fc.record({
  from: nth,
  part: fc.constantFrom(...PARTS),
  changes: fc.oneof({ arbitrary: edits, weight: 9 }, { arbitrary: fc.constant([]), weight: 1 }),
  instead: seldom(junk, 30),
});

interface Drawn {
  readonly from: number;
  readonly part: readonly string[];
  readonly changes: readonly Edit[];
  readonly instead: unknown;
}

function transcriptOf({ transcripts }: Ground, { from, part, changes, instead }: Drawn): unknown {
  return instead ?? edited(pick(transcripts, from), changes, part);
}

export const replay = door({
  name: 'replay',
  weight: 7,
  drawn,
  attempt(ground, from) {
    const payload = transcriptOf(ground, from);
    return { payload, send: () => answerOf(ground.engine, ground.engine.replay(payload), from.from, 3) };
  },
  codes: () => DATA_REJECTIONS,
});

const SESSION_PARTS = [['transcript'], ['times'], ['keys'], ['slices'], []] as const;

export const restore = door({
  name: 'restore a session',
  weight: 4,
  drawn: fc.record({ transcript: drawn, part: fc.constantFrom(...SESSION_PARTS), bare: nth }),
  attempt(ground, { transcript, part, bare }) {
    const { from, changes, instead } = transcript;
    const payload = bare % 4 === 0 ? transcriptOf(ground, transcript) : (instead ?? edited(pick(ground.sessions, from), changes, part));
    return { payload, send: () => answerOfSession(ground, restoreSession(ground.engine, payload, { extensions: EXTENSIONS }), from) };
  },
  codes: () => [...DATA_REJECTIONS, ...SESSION_REJECTIONS],
});

function answerOfSession({ engine }: Ground, restored: Restored<GameTypes, AnyAction>, seed: number): Answer {
  if (!restored.ok) return { rejection: restored.rejection };
  const { session } = restored;
  return {
    rejection: null,
    after() {
      const { match, awaited } = session.getSnapshot();
      for (const seat of match.commits.keys()) session.undo(seat, { at: 1_000_000 });
      session.tick(2_000_000);
      for (const seat of awaited) session.dispatch(seat, engine.autopilot(session.view(seat)), { key: 'after', at: 3_000_000 });
      session.save();
      playOn(engine, session.getSnapshot().match, seed, 3);
    },
  };
}

export const verify = door({
  name: 'verify a transcript',
  weight: 2,
  drawn,
  attempt(ground, from) {
    const payload = transcriptOf(ground, from);
    return {
      payload,
      send() {
        const verified = verifyTranscript(ground.engine, payload, { unfinished: from.from % 2 === 0 });
        return { rejection: verified.ok ? null : verified.rejection };
      },
    };
  },
  codes: () => [...DATA_REJECTIONS, ...VERIFY_REJECTIONS],
});
