import { Fault } from '../model/fault.ts';
import type { Algorithm, Position } from './state.ts';

/** One open stream: the part of a generator that `openRandom` needs. `int` is asked with a `below` that was checked, 2 … 2^32. */
export interface Stream {
  int(below: number): number;
  /** Where the stream stands now; a list is a fresh copy. */
  position(): Position;
}

/** The fault for a position that does not fit its algorithm: somebody edited the state, or mixed two. */
export function badPosition(algorithm: Algorithm, label: string, position: Position, expected: string): Fault {
  return new Fault({
    code: 'bad-random-state',
    api: `openRandom(state).streams[${JSON.stringify(label)}]`,
    expected: `${expected}, for ${algorithm}`,
    received: JSON.stringify(position),
    remedy: 'Open only states that came from seedRandom, scriptedRandom, a source or parseRandomState.',
  });
}
