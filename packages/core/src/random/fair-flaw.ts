import { isDigest, SECRET_SHAPE, secretProblem } from '../model/secret.ts';
import { commitNonce, commitSeed, type FairStart } from './fair-seed.ts';
import type { Algorithm } from './state.ts';

/** What is wrong with a fair start: whether the data are of no use, or contradict what was committed to; where; and in words. */
export interface FairFlaw {
  readonly code: 'bad-options' | 'wrong-seed' | 'wrong-nonce';
  readonly path: readonly (string | number)[];
  readonly problem: string;
}

/** The part of a setup that decides about chance. */
export interface FairSetup {
  readonly seats: number;
  readonly seed: string;
  readonly algorithm?: Algorithm;
  readonly fair?: FairStart;
}

/** Why no match can begin fairly with a setup; `undefined` if one can, or if fairness is not asked for. Paths lead from the setup. */
export function fairFlaw({ fair, ...setup }: FairSetup): FairFlaw | undefined {
  return fair === undefined ? undefined : (shapeFlaw(setup, fair) ?? brokenPromise(setup.seed, fair));
}

function shapeFlaw({ seats, seed, algorithm }: FairSetup, { commitment, nonces, nonceCommitments }: FairStart): FairFlaw | undefined {
  if (secretProblem(seed) !== undefined) return unfit(['seed'], SECRET_SHAPE);
  // A second algorithm would be a second key to choose from, and draws of the fast one can be foreseen from draws.
  if (algorithm !== undefined && algorithm !== 'chacha20') return unfit(['algorithm'], 'chacha20 for a fair match');
  if (!isDigest(commitment)) return unfit(['fair', 'commitment'], DIGEST);
  return (
    listFlaw('nonces', nonces, seats, (nonce) => secretProblem(nonce) === undefined, SECRET_SHAPE) ??
    (nonceCommitments && listFlaw('nonceCommitments', nonceCommitments, seats, isDigest, DIGEST))
  );
}

const DIGEST = '64 lower-case hex digits';

function listFlaw(
  name: keyof FairStart,
  list: readonly string[],
  seats: number,
  fits: (entry: string) => boolean,
  expected: string,
): FairFlaw | undefined {
  if (list.length !== seats) return unfit(['fair', name], `${seats}, one per seat`);
  const misfit = list.findIndex((entry) => !fits(entry));
  return misfit < 0 ? undefined : unfit(['fair', name, misfit], expected);
}

function brokenPromise(seed: string, { commitment, nonces, nonceCommitments }: FairStart): FairFlaw | undefined {
  if (commitSeed(seed) !== commitment) return { code: 'wrong-seed', path: ['seed'], problem: 'not the seed that was committed to' };
  if (nonceCommitments === undefined) return undefined;
  const seat = nonces.findIndex((nonce, at) => commitNonce(at, nonce) !== nonceCommitments[at]);
  return seat < 0 ? undefined : { code: 'wrong-nonce', path: ['fair', 'nonces', seat], problem: 'not the nonce that was committed to' };
}

function unfit(path: FairFlaw['path'], expected: string): FairFlaw {
  return { code: 'bad-options', path, problem: `expected ${expected}` };
}
