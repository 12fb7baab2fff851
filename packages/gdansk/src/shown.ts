import type { Immutable, State } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';

/** GD.R56: the top order token lies face up, for everybody. GD.K3: once the match is over all served ships are turned over. */
export function shown({ hidden, hands }: Immutable<State<GdanskTypes>>, _viewer: number | null, phase: string): GdanskTypes['shown'] {
  return { topToken: hidden.tokens[0] ?? null, ships: phase === 'over' ? hands.map(({ ships }) => [...ships]) : null };
}
