import type { GameTypes, State } from '../model/game-types.ts';
import type { ActionEffects } from './rule-view.ts';

/**
 * What the rules of a game say about seats that leave. Whatever they say, a seat that is away is never awaited: where the game goes on awaiting it, its autopilot
 * stands in.
 */
export interface Leaving<G extends GameTypes> {
  /** The rule; the rejection `cannot-return` carries it. */
  readonly rule: string;
  /** What becomes of a commit that the seat has sealed already: it stands (so if left out), or is void. */
  readonly commit?: 'stand' | 'void';
  /** Whether a seat that has left may come back; it may if left out. */
  readonly returns?: boolean;
  /** Changes the state when a seat leaves, e.g. takes it out of the turn order, or lays its hand open if the rules say so. */
  leave?(state: State<G>, effects: ActionEffects<G>): void;
  /** Changes the state when it comes back. */
  return?(state: State<G>, effects: ActionEffects<G>): void;
}
