import { FURTHEST_CHACHA_POSITION } from './chacha20.ts';
import { isScriptedResult } from './script.ts';
import { ALGORITHMS, type Algorithm, type Position, type RandomState } from './state.ts';
import { isStreamName, LONGEST_STREAM_NAME } from './stream-name.ts';
import { isXoroshiroPosition } from './xoroshiro128plus.ts';

/** Why a value is not saved chance: the first fault, and the path to it from the value. */
export interface RandomProblem {
  readonly path: (string | number)[];
  readonly problem: string;
}

/** The algorithms that untrusted JSON may name. Not `script`: a script runs out, and a match that was loaded must go on. */
const LOADABLE: readonly Algorithm[] = ['chacha20', 'xoroshiro128plus'];

/**
 * Reads saved chance from untrusted JSON: gives a fresh, valid state that shares nothing with the value, or the first problem (tell them
 * apart by `'problem' in result`). Strict: no unknown key, no own `__proto__`, every position within its bounds. A script is refused unless
 * `allowed` names it, as only a test should.
 *
 * E.g. a `key` of `'abc'` is refused at the path `['key']`.
 */
export function parseRandomState(value: unknown, allowed: readonly Algorithm[] = LOADABLE): RandomState | RandomProblem {
  if (!isObject(value)) return { path: [], problem: 'expected an object' };
  const extra = Object.keys(value).find((name) => name !== 'algorithm' && name !== 'key' && name !== 'streams');
  if (extra !== undefined) return { path: [extra], problem: 'unknown key' };
  const algorithm = ALGORITHMS.find((name) => name === own(value, 'algorithm') && allowed.includes(name));
  if (algorithm === undefined) return { path: ['algorithm'], problem: `expected one of ${allowed.join(', ')}` };
  const key = own(value, 'key');
  if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key)) return { path: ['key'], problem: 'expected 64 lower-case hex digits' };
  const streams = parseStreams(algorithm, own(value, 'streams'));
  return 'problem' in streams ? streams : { algorithm, key, streams: streams.parsed };
}

function parseStreams(algorithm: Algorithm, value: unknown): { parsed: Record<string, Position> } | RandomProblem {
  if (!isObject(value)) return { path: ['streams'], problem: 'expected an object' };
  const parsed: Record<string, Position> = {};
  for (const label of Object.keys(value).sort()) {
    if (!isStreamName(label))
      return { path: ['streams', label], problem: `expected a name of at most ${LONGEST_STREAM_NAME} code units, not __proto__` };
    const position = parsePosition(algorithm, value[label]);
    if (isProblem(position)) return { path: ['streams', label, ...position.path], problem: position.problem };
    parsed[label] = position;
  }
  return { parsed };
}

function parsePosition(algorithm: Algorithm, value: unknown): Position | RandomProblem {
  switch (algorithm) {
    case 'chacha20':
      if (isCount(value)) return value;
      return { path: [], problem: 'expected a count of words, an integer in 0 … 2^52' };
    case 'xoroshiro128plus':
      if (isXoroshiroPosition(value)) return [...value];
      return { path: [], problem: 'expected four signed 32-bit integers, not all zero' };
    case 'script':
      return parseResults(value);
  }
}

function parseResults(value: unknown): number[] | RandomProblem {
  if (!Array.isArray(value)) return { path: [], problem: 'expected a list of results' };
  const results = Array.from<unknown>(value);
  const bad = results.findIndex((result) => !isScriptedResult(result));
  return bad < 0 ? results.filter(isScriptedResult) : { path: [bad], problem: 'expected an integer in 0 … 2^32-1' };
}

function isProblem(position: Position | RandomProblem): position is RandomProblem {
  return typeof position === 'object' && 'problem' in position;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) <= FURTHEST_CHACHA_POSITION;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key of the object itself: what its prototype has does not count. */
function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
