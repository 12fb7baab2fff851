import type { Rejection } from '@quayside/core';

/** A refusal in a line of a law: its code, and where and what, if it knows that. */
export function refusedWith({ code, data: { path, problem } }: Rejection): string {
  const at = Array.isArray(path) && path.length > 0 ? ` at ${path.join('.')}` : '';
  return `${code}${at}${typeof problem === 'string' ? `: ${problem}` : ''}`;
}
