import { Fault, type FaultDetails } from '../model/fault.ts';
import type { ContentRef } from '../model/game-types.ts';
import type { Rejection } from '../model/rejection.ts';
import { brief, foundAt, kindOf, toldAs, wantedBy } from '../model/told.ts';
import type { RandomProblem } from '../random/parse.ts';

/** A match was expected, and what came cannot be one. Nothing of what it holds is told: most of that is secret. */
export function notAMatch(api: string, { code, data }: Rejection, match: unknown): Fault {
  return new Fault({
    code,
    api,
    ...matchTold(data, match),
    remedy: 'Read matches from outside with `engine.load`.',
  });
}

function matchTold({ path, problem, ...data }: Rejection['data'], match: unknown): Pick<FaultDetails, 'expected' | 'received'> {
  const expected = 'a match of this game';
  if (typeof problem !== 'string' || !Array.isArray(path)) return { expected, received: JSON.stringify({ path, problem, ...data }) };
  const wanted = wantedBy(problem);
  if (path.length === 0) return { expected, received: wanted === undefined ? problem : kindOf(match) };
  const at = path.join('.');
  return wanted === undefined
    ? { expected, received: `one with a flaw at ${at}: ${problem}` }
    : { expected: `${expected}, with ${wanted} at ${at}`, received: kindOf(foundAt(match, path as (string | number)[])) };
}

/** The state of chance was expected. */
export function badRandom({ path, problem }: RandomProblem, random: unknown): Fault {
  return new Fault({
    code: 'bad-random',
    api: ['engine.withRandom', ...path].join('.'),
    ...toldAs(problem, 'the state of chance', () => kindOf(foundAt(random, path))),
    remedy: 'Make it with `scriptedRandom` or `seedRandom`.',
  });
}

/** A seat of the match, or the spectator, was expected. */
export function notAViewer(api: string, viewer: unknown, seats: number): Fault {
  return new Fault({
    code: 'not-a-viewer',
    api,
    expected: `a seat from 0 to ${seats - 1}, or null for the spectator`,
    received: brief(viewer),
    remedy: 'Name one.',
  });
}

/** The view of a seat was expected. */
export function spectator(api: string): Fault {
  return new Fault({
    code: 'not-a-seat',
    api,
    expected: 'the view of a seat',
    received: "the spectator's view",
    remedy: 'The spectator never acts.',
  });
}

/** Content was named that is neither registered nor came with the match. */
export function unknownContent({ id, sha256 }: ContentRef): Fault {
  return new Fault({
    code: 'unknown-content',
    api: 'engine',
    expected: 'content that is registered',
    received: `${id} (${sha256})`,
    remedy:
      'Register it with `engine.register` (a client asks its host for the content, which is no secret), or load a save, which embeds it.',
  });
}
