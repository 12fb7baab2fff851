import { extendTranscript } from '@quayside/core';
import { overTheWire } from './json.ts';
import type { Law } from './law.ts';

/** P9: the transcript of a match, as JSON text, plays again to the same hash at every step. */
export const transcriptReplays: Law = {
  name: 'transcript-replays',
  promise: 'P9',
  played({ engine, record, matches }) {
    const [start] = matches;
    if (start === undefined) return 'there is no match';
    let transcript = engine.startTranscript(record.setup, start);
    for (const [index, { seat, action }] of record.entries.entries()) {
      const led = matches[index + 1];
      if (led !== undefined) transcript = extendTranscript(transcript, { seat, action }, led);
    }
    const replayed = engine.replay(overTheWire(transcript));
    if (!replayed.ok) return `the transcript is refused: ${replayed.rejection.code} ${JSON.stringify(replayed.rejection.data)}`;
    const last = matches.at(-1);
    return last !== undefined && engine.hash(replayed.match) !== engine.hash(last) ? 'the replay ends in another match' : undefined;
  },
};
