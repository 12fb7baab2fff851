import { canonicalJson, type Json, type Rejection } from '@quayside/core';

/** The rejection in an answer of the engine, or what is one itself; `undefined` if there is none. */
export function rejectionOf(answer: unknown): Rejection | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('ok' in answer) return answer.ok === false && 'rejection' in answer ? (answer.rejection as Rejection) : undefined;
  return 'code' in answer && 'rule' in answer && 'data' in answer ? (answer as Rejection) : undefined;
}

/** Whether an answer of the engine says that something is accepted: `explain` and `checkSetup` say so by `null`. */
export function isAcceptance(answer: unknown): boolean {
  return answer === null || (typeof answer === 'object' && 'ok' in answer && answer.ok === true);
}

/** `too-dear (C4.2)`. */
export function named(code: string, rule: string | null): string {
  return rule === null ? `${code} (no rule)` : `${code} (${rule})`;
}

/** Anything at all, for a message. */
export function shown(value: unknown): string {
  if (value === null) return 'no rejection';
  if (isAcceptance(value)) return 'acceptance';
  try {
    return canonicalJson(value as Json);
  } catch {
    return String(value);
  }
}
