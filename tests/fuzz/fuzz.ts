import * as fc from 'fast-check';
import type { Candidate } from '../promises/games.ts';
import type { Answer, Attempt, Door } from './door.ts';
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
  /** So many matches are played to take positions of; more positions for more payloads unless told. */
  readonly matches?: number;
  readonly doors?: readonly Door[];
  /** Goes on at what an earlier run has found. */
  readonly path?: string;
}

interface Drawn {
  readonly door: string;
  readonly drawn: unknown;
}

/** Sends so many payloads to a game, each through one of the doors, and stops at the first that breaks a promise. */
export async function fuzz(candidate: Candidate, { payloads, seed, path, doors = DOORS, ...options }: FuzzOptions): Promise<FuzzLine> {
  const ground = prepare(candidate, options.matches ?? 4 + Math.ceil(payloads / 5000));
  const refused: Record<string, number> = {};
  let [count, accepted] = [0, 0];
  const property = fc.asyncProperty(drawnFor(doors), async (drawn) => {
    const door = doorOf(doors, drawn);
    const { rejection } = await tryOne(ground, door, door.attempt(ground, drawn.drawn));
    count += 1;
    if (rejection === null) accepted += 1;
    else refused[rejection.code] = (refused[rejection.code] ?? 0) + 1;
  });
  const run = await fc.check(property, { numRuns: payloads, seed, ...(path === undefined ? {} : { path }) });
  const changed = ground.stands.some(({ match, hash }) => ground.engine.hash(match) !== hash);
  if (changed) return { payloads: count, refused, accepted, failure: { ...NOWHERE, problem: 'a match has changed', seed } };
  if (run.counterexample === null) return { payloads: count, refused, accepted, failure: null };
  const drawn = run.counterexample[0];
  const { payload } = doorOf(doors, drawn).attempt(ground, drawn.drawn);
  const problem = run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance);
  return {
    payloads: count,
    refused,
    accepted,
    failure: { door: drawn.door, problem, payload: printable(payload), seed, path: run.counterexamplePath ?? '' },
  };
}

const NOWHERE = { door: 'any', payload: null, path: '' };

function drawnFor(doors: readonly Door[]): fc.Arbitrary<Drawn> {
  return fc.oneof(
    ...doors.map(({ name, weight, drawn }) => ({ weight, arbitrary: drawn.map((values) => ({ door: name, drawn: values })) })),
  );
}

function doorOf(doors: readonly Door[], { door }: Drawn): Door {
  const found = doors.find(({ name }) => name === door);
  if (found === undefined) throw new Error(`no door ${door}`);
  return found;
}

/** One payload: what it is answered, if no promise is broken. */
async function tryOne(ground: Ground, door: Door, { payload, send }: Attempt): Promise<Answer> {
  freezePlain(payload);
  const answer = await send();
  const flaw = answer.rejection === null ? undefined : rejectionFlaw(answer.rejection, door.codes(ground));
  if (flaw !== undefined) throw new Error(flaw);
  if (answer.rejection === null) answer.after?.();
  if (!prototypesAreClean()) throw new Error('a prototype has changed');
  return answer;
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
