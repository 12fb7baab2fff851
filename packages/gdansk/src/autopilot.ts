import { at, type RuleView } from '@quayside/core/sdk';
import type { GdanskAction } from './actions/all.ts';
import type { GdanskTypes } from './kit.ts';

/** The least committal legal action: roll, then end the turn; to begin with, the location with the lowest name. */
export function autopilot({ phase, derived }: RuleView<GdanskTypes>): GdanskAction {
  if (phase === 'placement') return { type: 'place-meeple', location: at(derived.locations, 0) };
  return phase === 'rolling' ? { type: 'roll' } : { type: 'end-turn' };
}
