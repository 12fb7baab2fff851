import { TRANSCRIPT_FORMAT } from '@quayside/core';
import { GOLDEN_FORMAT, type Golden } from '../golden/golden.ts';

/** A transcript of a golden match, which holds all of it; whatever else it is comes back as it is. */
export function asTranscript(recorded: unknown): unknown {
  if ((recorded as Partial<Golden> | null)?.format !== GOLDEN_FORMAT) return recorded;
  const { game, rules, setup, start, steps, content } = recorded as Golden;
  const entries = steps.map(({ seat, action, hash }) => ({ seat, action, hash }));
  return { format: TRANSCRIPT_FORMAT, game, rules, setup, start, entries, content };
}
