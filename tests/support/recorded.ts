import type { Streams } from '../../scripts/command-line.ts';

/** Streams for a command, and what it has written to each so far. */
export function recorded(): { readonly streams: Streams; readonly written: { out: string; err: string } } {
  const written = { out: '', err: '' };
  const stdout = { write: (text: string) => (written.out += text) };
  const stderr = { write: (text: string) => (written.err += text) };
  return { streams: { stdout, stderr }, written };
}
