import type { AnyAction, Engine, GameTypes, Rejection, Transcript } from '@quayside/core';
import { Complaint } from './complaint.ts';
import { type Line, lineOf } from './report/line.ts';

/**
 * Replays a transcript, whoever wrote it, and compares the hash of every step. Complains where it is not well-formed, at the first entry that
 * diverges, and if the match is not over at its end: the demo writes whole matches, so the rest has been cut off.
 */
export function verifyTranscript<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, value: unknown): Line {
  const replayed = engine.replay(value);
  if (!replayed.ok) throw new Complaint(problemOf(replayed.rejection, value));
  const { match } = replayed;
  // What has been replayed is a transcript.
  const { setup, entries } = value as Transcript<G, A>;
  const line = lineOf(engine, setup.seed, entries.length, match);
  if (line.outcome === null) throw new Complaint(`cut off: the match is not over after its ${entries.length} entries`);
  return line as Line;
}

function problemOf({ code, data }: Rejection, value: unknown): string {
  const problem = String(data.problem ?? code);
  if (code === 'diverged') return `${whereDiverged(Number(data.entry), value)} diverges: ${problem}`;
  if (code === 'wrong-game' || code === 'wrong-version' || code === 'newer-version')
    return `${code}: expected ${data.expected}, found ${data.received}`;
  const path = Array.isArray(data.path) ? data.path.join('.') : '';
  return `${code}${path === '' ? '' : ` at ${path}`}: ${problem}`;
}

/** Names an entry as whoever opens the file finds it. */
function whereDiverged(index: number, value: unknown): string {
  const { entries } = value as Transcript<GameTypes, AnyAction>;
  const entry = entries[index];
  if (entry === undefined) return 'the start (setup, content or its hash)';
  return `entry ${index} of 0 to ${entries.length - 1} (${JSON.stringify({ ...entry, hash: undefined })})`;
}
