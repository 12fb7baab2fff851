import { canonicalJson, type Json } from '@quayside/core';
import { sameJson } from '@quayside/core/bots';

/** The canonical text of something that is plain JSON but is not typed as such. Throws a fault for what is not JSON. */
export function textOf(value: unknown): string {
  return canonicalJson(value as Json);
}

/** What arrives at the other end of a wire. */
export function overTheWire<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** `undefined` if two things have the same canonical JSON; else where they first differ. */
export function differs(what: string, one: unknown, other: unknown): string | undefined {
  // Texts are made when there is something to say: most laws hold.
  if (sameJson(one as Json, other as Json)) return undefined;
  const [a, b] = [textOf(one), textOf(other)];
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const from = Math.max(0, at - 40);
  return `${what} differ: …${a.slice(from, at + 40)}… against …${b.slice(from, at + 40)}…`;
}

/** A short text for messages, of anything at all. */
export function brief(value: unknown): string {
  try {
    return textOf(value).slice(0, 200);
  } catch {
    return String(value).slice(0, 200);
  }
}
