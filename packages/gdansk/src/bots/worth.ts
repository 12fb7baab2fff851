import type { GdanskAction } from '../actions/all.ts';
import { SIZES } from '../vocabulary.ts';
import type { Charts } from './charts.ts';
import type { Hopes } from './hopes.ts';
import type { Scene } from './scene.ts';

/** What a worker is worth in points, kept for later: nearly its share of a large ship at first, less and less towards the end. */
export function worthOfWorker({ near, last, captain }: Hopes): number {
  return last ? 0 : captain.habits.worker * (1 - near ** 2);
}

/** What so many workers are worth at the end of the turn: in a last turn the best ship that they can serve. */
export function worthOfWorkers({ table }: Scene, hopes: Hopes, workers: number): number {
  return hopes.last ? bestShip(table, hopes.charts, workers) : workers * worthOfWorker(hopes);
}

/** The points of the best ship that so many workers can serve, on average. */
export function bestShip({ shipsLeft }: Scene['table'], { ships }: Charts, most: number): number {
  let best = 0;
  for (const [size, { workers, vp }] of ships.entries()) {
    if (workers <= most && shipsLeft[SIZES[size] ?? 'small'] > 0) best = Math.max(best, vp);
  }
  return best;
}

/** What an additional action other than an order is hoped to gain, in points; no gain for every other action. */
export function gainOfExtra(scene: Scene, hopes: Hopes, action: GdanskAction, toCome: readonly number[]): number {
  const { hr, influenceVp } = scene.content;
  const points = influenceVp.value * hopes.captain.habits.panel;
  const orders = (quay: number): number => toCome[hopes.charts.colors[quay] ?? 0] ?? 0;
  switch (action.type) {
    case 'serve': {
      const { workers, vp } = hopes.charts.ships[SIZES.indexOf(action.size)] ?? { workers: 0, vp: 0 };
      return vp - costOf(hopes, workers);
    }
    case 'place-marker':
      return points * orders(action.quay) - costOf(hopes, hr.placeWorkers);
    case 'swap-markers':
      // The other seat loses what this one gains.
      return 1.5 * points * (orders(action.theirs) - orders(action.own)) - costOf(hopes, hr.swapWorkers);
    default:
      return 0;
  }
}

/** What workers are worth elsewhere, and the trouble of having none left for the next order. */
function costOf(hopes: Hopes, workers: number): number {
  const bare = hopes.situation.workers === workers && !hopes.last;
  return workers * worthOfWorker(hopes) + (bare ? hopes.captain.habits.bare : 0);
}
