import type { GdanskAction, Good, Size } from '@quayside/gdansk';

/** Short names for what players send, so that a test reads like a transcript. */
export const placeMeeple = (location: number): GdanskAction => ({ type: 'place-meeple', location });
export const roll: GdanskAction = { type: 'roll' };
export const reroll = (...dice: (0 | 1 | 2)[]): GdanskAction => ({ type: 'reroll', dice });
export const recruit: GdanskAction = { type: 'recruit' };
export const load = (good: Good, discard?: Good): GdanskAction =>
  discard === undefined ? { type: 'load', good } : { type: 'load', good, discard };
export const move = (to: number): GdanskAction => ({ type: 'move', to });
export const unload = (good: Good): GdanskAction => ({ type: 'unload', good });
export const putAside = (good: Good): GdanskAction => ({ type: 'put-aside', good });
export const execute = (quay: number): GdanskAction => ({ type: 'execute-order', quay });
export const swap = (own: number, other: number, theirs: number): GdanskAction => ({ type: 'swap-markers', own, other, theirs });
export const placeMarker = (quay: number): GdanskAction => ({ type: 'place-marker', quay });
export const serve = (size: Size): GdanskAction => ({ type: 'serve', size });
export const endTurn: GdanskAction = { type: 'end-turn' };
