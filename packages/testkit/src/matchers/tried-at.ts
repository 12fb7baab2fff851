import type { AnyAction, Engine, GameTypes, Match, Rejection, Viewer } from '@quayside/core';

/** Where something was tried: with it, a matcher that fails has the words of the game for the rejection and the position. */
export interface TriedAt<G extends GameTypes, A extends AnyAction> {
  /** The engine whose words are used. */
  readonly engine: Engine<G, A>;
  /** The match that was acted on. Without it, no position is told, and things are called as in the default content. */
  readonly match?: Match<G, A>;
  /** Whose view of the position is told; the spectator's unless told. */
  readonly viewer?: Viewer;
}

/** ` “Column 4 is full”`, if there are words for that. */
export function rejectionWords<G extends GameTypes, A extends AnyAction>(at: TriedAt<G, A> | undefined, rejection: Rejection): string {
  return at === undefined ? '' : inWords(() => ` “${at.engine.describe(at.match).rejection(rejection)}”`);
}

/** The position, below the message, if there is one to be told. */
export function positionWords<G extends GameTypes, A extends AnyAction>(at: TriedAt<G, A> | undefined): string {
  if (at?.match === undefined) return '';
  const { engine, match, viewer = null } = at;
  const told = inWords(() => engine.describe(match).position(engine.view(match, viewer)));
  return told === '' ? '' : ['\nPosition:', ...told.split('\n')].join('\n  ');
}

/** A describer that throws, or gives no text, must not hide what is wrong. */
export function inWords(tell: () => string): string {
  try {
    return String(tell());
  } catch {
    return '';
  }
}
