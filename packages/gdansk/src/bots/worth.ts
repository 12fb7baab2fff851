import type { GdanskAction } from '../actions/all.ts';
import { COLORS, SIZES } from '../vocabulary.ts';
import type { Charts } from './charts.ts';
import type { Hopes } from './prospect.ts';
import type { Scene } from './scene.ts';

/** What a worker is worth in points, kept for later: nearly its share of a large ship at first, less and less towards the end. */
export function worthOfWorker({ near, last }: Hopes): number {
  return last ? 0 : 1.45 * (1 - near ** 2);
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
  const orders = (quay: number): number => toCome[hopes.charts.colors[quay] ?? 0] ?? 0;
  switch (action.type) {
    case 'serve': {
      const { workers, vp } = hopes.charts.ships[SIZES.indexOf(action.size)] ?? { workers: 0, vp: 0 };
      return vp - costOf(hopes, workers);
    }
    case 'place-marker':
      return influenceVp.value * orders(action.quay) - costOf(hopes, hr.placeWorkers);
    case 'swap-markers':
      // The other seat loses what this one gains.
      return 1.5 * influenceVp.value * (orders(action.theirs) - orders(action.own)) - costOf(hopes, hr.swapWorkers);
    default:
      return 0;
  }
}

/** What workers are worth elsewhere, and the trouble of having none left for the next order. */
function costOf(hopes: Hopes, workers: number): number {
  const bare = hopes.situation.workers === workers && !hopes.last;
  return workers * worthOfWorker(hopes) + (bare ? 1 : 0);
}

/** By colour, how many orders the others may yet execute in the sector. */
export function ordersToCome(scene: Scene, near: number): number[] {
  const { seats } = scene.table;
  const share = ((seats.length - 1) / seats.length) * (1 - near);
  const { open, later } = openOrders(scene);
  return open.map((count, color) => (count + (later[color] ?? 0)) * share);
}

/** By colour, the orders that lie in the sector, and those that are still to come there. */
export function openOrders({ table, content, derived }: Scene): { readonly open: number[]; readonly later: number[] } {
  const open = COLORS.map(() => 0);
  const later = COLORS.map((color) => (color === table.removedColor ? 0 : content.quays.filter((quay) => quay.color === color).length));
  const count = (counts: number[], quay: number, by: number): void => {
    const color = COLORS.indexOf(derived.colorOf[quay] ?? 'blue');
    counts[color] = (counts[color] ?? 0) + by;
  };
  for (const { cards } of table.seats) for (const quay of cards) count(later, quay, -1);
  for (const [index, { order }] of table.quays.entries()) {
    if (order === null) continue;
    count(open, index + 1, 1);
    count(later, index + 1, -1);
  }
  return { open, later };
}
