import type { AnyAction, GameTypes, Rejection } from '@quayside/core';
import { named } from '../assert/answer.ts';
import { demandAnswer, rejectionText } from './demand-answer.ts';
import type { MatcherResult } from './result.ts';
import { positionWords, rejectionWords, type TriedAt } from './tried-at.ts';

/** Whether the engine refused something, with this code and citing this rule where they are given; `null` asks that no rule is cited. */
export function toBeRejected<G extends GameTypes, A extends AnyAction>(
  received: unknown,
  code?: string,
  rule?: string | null,
  at?: TriedAt<G, A>,
): MatcherResult {
  const rejection = demandAnswer('toBeRejected', received);
  const pass = rejection !== null && isMeant(rejection, code, rule);
  const but = rejection === null ? 'was accepted' : `was refused with ${rejectionText(rejection)}${rejectionWords(at, rejection)}`;
  return { pass, message: () => `expected ${pass ? 'not ' : ''}to be ${meant(code, rule)}, but ${but}${positionWords(at)}` };
}

function isMeant(rejection: Rejection, code: string | undefined, rule: string | null | undefined): boolean {
  return (code === undefined || rejection.code === code) && (rule === undefined || rejection.rule === rule);
}

function meant(code: string | undefined, rule: string | null | undefined): string {
  if (code === undefined) return 'refused';
  return `refused with ${rule === undefined ? code : named(code, rule)}`;
}
