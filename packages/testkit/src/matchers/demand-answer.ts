import type { Rejection } from '@quayside/core';
import { isAcceptance, named, rejectionOf, shown } from '../assert/answer.ts';

/** The rejection in an answer of the engine, `null` for an acceptance. Throws for anything else, since with `.not` it would pass for the contrary. */
export function demandAnswer(matcher: string, answer: unknown): Rejection | null {
  const rejection = rejectionOf(answer);
  if (rejection !== undefined) return rejection;
  if (isAcceptance(answer)) return null;
  throw new Error(
    `${matcher} takes what engine.apply, load, replay, explain or checkSetup answered, or a rejection, but got ${shown(answer)}`,
  );
}

/** `column-full (C4.2) {"column":3}`. */
export function rejectionText({ code, rule, data }: Rejection): string {
  return `${named(code, rule)} ${shown(data)}`;
}
