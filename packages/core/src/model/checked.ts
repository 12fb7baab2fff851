import type { Rejection } from './rejection.ts';

/** What was asked for, or why it was refused. */
export type Checked<T, Why = Rejection> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Why };

/** What was asked for. */
export function good<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Why it was refused. */
export function bad<Why>(why: Why): { readonly ok: false; readonly why: Why } {
  return { ok: false, why };
}
