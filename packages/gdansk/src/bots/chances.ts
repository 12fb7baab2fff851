import type { State } from '@quayside/core/sdk';
import type { GdanskTypes } from '../kit.ts';
import type { Scene } from './scene.ts';
import { nearness } from './situation.ts';
import { expectedPoints } from './standing.ts';

/** How many points make a difference: at the end of a match, and how many more at its beginning. */
const SPREAD = 3.8;
const SPREAD_AT_FIRST = 6.5;

/** How likely each seat is to win, by the points that it is expected to have in the end: the chances add up to 1. */
export function chancesOf(scene: Scene, state: State<GdanskTypes>): number[] {
  const points = state.table.seats.map((_, seat) => expectedPoints(scene, state, seat));
  const spread = SPREAD + SPREAD_AT_FIRST * (1 - nearness(scene));
  const best = Math.max(...points);
  const odds = points.map((own) => Math.exp((own - best) / spread));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}
