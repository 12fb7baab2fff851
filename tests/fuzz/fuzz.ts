import * as fc from 'fast-check';
import type { Candidate } from '../promises/games.ts';
import type { Answer, Door } from './door.ts';
import { DOORS } from './doors.ts';
import { type Ground, prepare } from './ground.ts';
import { freezePlain, prototypesAreClean, rejectionFlaw } from './judge.ts';

/** What a run comes to. */
export interface FuzzLine {
  readonly payloads: number;
  /** By code. */
  readonly refused: Readonly<Record<string, number>>;
  readonly accepted: number;
  readonly failure: FuzzFailure | null;
}

/** The smallest payload that was found to break a promise, and how it is found again. */
export interface FuzzFailure {
  readonly door: string;
  readonly problem: string;
  /** As JSON, where it is that; else as code. */
  readonly payload: unknown;
  readonly seed: number;
  /** Where fast-check finds it again from the seed. */
  readonly path: string;
}

export interface FuzzOptions {
  readonly payloads: number;
  readonly seed: number;
  /** So many matches are played to take positions of; 12 unless told. What was found is found again with as many. */
  readonly matches?: number;
  readonly doors?: readonly Door[];
  /** Goes on at what an earlier run has found. */
  readonly path?: string;
}

const MATCHES = 12;

/** A door, and what was drawn for it. */
interface Drawn {
  readonly door: Door;
  readonly values: unknown;
}

type Run = fc.RunDetails<[Drawn]>;

/** Sends so many payloads to a game, each through one of the doors, and stops at the first that breaks a promise. */
export async function fuzz(
  candidate: Candidate,
  { payloads, seed, path, doors = DOORS, matches = MATCHES }: FuzzOptions,
): Promise<FuzzLine> {
  const ground = prepare(candidate, matches);
  const counts = { payloads: 0, refused: {} as Record<string, number>, accepted: 0 };
  const property = fc.asyncProperty(drawnFor(doors), async (drawn) => {
    const { rejection } = await tryOne(ground, drawn);
    counts.payloads += 1;
    if (rejection === null) counts.accepted += 1;
    else counts.refused[rejection.code] = (counts.refused[rejection.code] ?? 0) + 1;
  });
  const run = await fc.check(property, { numRuns: payloads, seed, ...(path === undefined ? {} : { path }) });
  return { ...counts, failure: failureOf(ground, run) ?? changedMatch(ground, run) };
}

function drawnFor(doors: readonly Door[]): fc.Arbitrary<Drawn> {
  return fc.oneof(...doors.map((door) => ({ weight: door.weight, arbitrary: door.drawn.map((values) => ({ door, values })) })));
}

/** One payload: what it is answered, if no promise is broken. */
async function tryOne(ground: Ground, { door, values }: Drawn): Promise<Answer> {
  const { payload, send } = door.attempt(ground, values);
  freezePlain(payload);
  const answer = await send();
  const flaw = answer.rejection === null ? undefined : rejectionFlaw(answer.rejection, door.codes(ground));
  if (flaw !== undefined) throw new Error(flaw);
  if (answer.rejection === null) answer.after?.();
  if (!prototypesAreClean()) throw new Error('a prototype has changed');
  return answer;
}

function failureOf(ground: Ground, { counterexample, counterexamplePath, errorInstance, seed }: Run): FuzzFailure | null {
  if (counterexample === null) return null;
  const [{ door, values }] = counterexample;
  const problem = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { door: door.name, problem, payload: printable(door.attempt(ground, values).payload), seed, path: counterexamplePath ?? '' };
}

/** All matches are frozen; that they are the same as well is asked once, at the end. */
function changedMatch({ engine, stands }: Ground, { seed }: Run): FuzzFailure | null {
  const changed = stands.find(({ match, hash }) => engine.hash(match) !== hash);
  return changed === undefined ? null : { door: 'any', problem: 'a match has changed', payload: changed.match, seed, path: '' };
}

/** JSON, if the payload is that; else the code that makes it, shortened; and if it throws when it is looked at, how to find it again. */
function printable(payload: unknown): unknown {
  try {
    const read: unknown = JSON.parse(JSON.stringify(payload));
    const text = fc.stringify(payload);
    return fc.stringify(read) === text ? read : text.slice(0, 100_000);
  } catch {
    return 'no JSON, and nothing that can be printed: the seed and the path find it again';
  }
}
