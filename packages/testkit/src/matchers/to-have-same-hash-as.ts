import { hashJson, type Json } from '@quayside/core';
import { differences, differenceText } from '../scenario/difference.ts';
import type { MatcherResult } from './result.ts';

/** So many differences are told. */
const TOLD = 5;

/** Whether two matches are the same to the last byte, by their hashes; the other one may be given as its hash. */
export function toHaveSameHashAs(received: unknown, expected: unknown): MatcherResult {
  const hash = hashJson(received as Json);
  const wanted = typeof expected === 'string' ? expected : hashJson(expected as Json);
  const pass = hash === wanted;
  return {
    pass,
    message: () => {
      if (pass) return `expected another hash than ${wanted}`;
      const hashes = `expected the hash ${wanted}, but got ${hash}`;
      return typeof expected === 'string' ? hashes : `${hashes}${differencesText(expected, received)}`;
    },
  };
}

/** The places that differ, a line each. */
function differencesText(expected: unknown, received: unknown): string {
  const found = differences(expected, received);
  const lines = found.slice(0, TOLD).map((each) => differenceText([each]));
  return [...lines, ...(found.length > TOLD ? [`… and ${found.length - TOLD} more`] : [])].map((line) => `\n  ${line}`).join('');
}
