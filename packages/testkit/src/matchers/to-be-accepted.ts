import type { AnyAction, GameTypes } from '@quayside/core';
import { demandAnswer, rejectionText } from './demand-answer.ts';
import type { MatcherResult } from './result.ts';
import { positionWords, rejectionWords, type TriedAt } from './tried-at.ts';

/** Whether the engine accepted something: an action, a save, a transcript, a setup. */
export function toBeAccepted<G extends GameTypes, A extends AnyAction>(received: unknown, at?: TriedAt<G, A>): MatcherResult {
  const rejection = demandAnswer('toBeAccepted', received);
  return {
    pass: rejection === null,
    message: () =>
      rejection === null
        ? `expected not to be accepted, but was${positionWords(at)}`
        : `expected to be accepted, but was refused with ${rejectionText(rejection)}${rejectionWords(at, rejection)}${positionWords(at)}`,
  };
}
