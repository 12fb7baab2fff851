import { SIZES, type Size } from '@quayside/gdansk';
import { type GdanskTurn, nearness } from './situation.ts';

/** What a worker is worth in points, kept for later: nearly its share of a large ship at first, less and less towards the end. */
export function worthOfWorker(turn: GdanskTurn): number {
  return turn.view.ending === null ? 1.45 * (1 - nearness(turn) ** 2) : 0;
}

/** What so many workers are worth at the end of the turn: in a last turn the best ship that they can serve. */
export function worthOfWorkers(turn: GdanskTurn, workers: number): number {
  const { view, context } = turn;
  if (view.ending === null) return workers * worthOfWorker(turn);
  const ships = SIZES.filter((size) => view.table.shipsLeft[size] > 0 && context.derived.shipWorkers[size] <= workers);
  return Math.max(0, ...ships.map((size) => averageShip(turn, size)));
}

/** The points that a ship of a size brings on average. */
export function averageShip({ context: { content } }: GdanskTurn, size: Size): number {
  const ships = content.cruiseShips.filter((ship) => ship.size === size);
  return ships.reduce((sum, { vp }) => sum + vp, 0) / ships.length;
}
