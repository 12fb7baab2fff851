import { Fault } from '../model/fault.ts';
import { inRange, isRange } from './version.ts';

/**
 * The version of the contract between games and engine: what the author door promises a game, and what the engine asks of it. A game says in its `meta.engine`
 * which versions it can be played with. Raised with the door: the first number where games have to be changed, the second where they can do more.
 */
export const CONTRACT_VERSION = '1.0.0';

/** Why a game of this engine range cannot be played here, in words; `undefined` if it can. Takes whatever comes. */
export function contractFlaw(range: unknown): string | undefined {
  if (!isRange(range)) return `${JSON.stringify(range) ?? String(range)} is no range of versions`;
  return inRange(CONTRACT_VERSION, range) ? undefined : `it is written for ${range}, and the contract here is ${CONTRACT_VERSION}`;
}

/** Refuses, by fault, a game that is written for another contract: made with another copy of the author door, perhaps. */
export function demandContract(api: string, range: unknown): void {
  const flaw = contractFlaw(range);
  if (flaw === undefined) return;
  throw new Fault({
    code: 'wrong-contract',
    api,
    expected: `a range of versions that holds ${CONTRACT_VERSION}, e.g. "^${CONTRACT_VERSION}"`,
    received: flaw,
    remedy: 'Install a version of the game that goes with this engine, or name the contract that the game was written against.',
  });
}
