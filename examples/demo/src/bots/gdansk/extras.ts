import type { Color } from '@quayside/gdansk';
import { type Action, type GdanskTurn, nearness, ownOf } from './situation.ts';
import { averageShip, worthOfWorker } from './workers.ts';

/** What an additional action other than an order is hoped to gain, in points; no gain for every other action. */
export function gainOfExtra(turn: GdanskTurn, action: Action): number {
  const { hr, influenceVp } = turn.context.content;
  switch (action.type) {
    case 'serve':
      return averageShip(turn, action.size) - costOf(turn, turn.context.derived.shipWorkers[action.size]);
    case 'place-marker':
      return influenceVp.value * ordersToCome(turn, action.quay) - costOf(turn, hr.placeWorkers);
    case 'swap-markers':
      // The other seat loses what this one gains.
      return 1.5 * influenceVp.value * (ordersToCome(turn, action.theirs) - ordersToCome(turn, action.own)) - costOf(turn, hr.swapWorkers);
    default:
      return 0;
  }
}

/** What workers are worth elsewhere, and the trouble of having none left for the next order. */
function costOf(turn: GdanskTurn, workers: number): number {
  const bare = ownOf(turn).workers === workers && turn.view.ending === null;
  return workers * worthOfWorker(turn) + (bare ? 1 : 0);
}

/** How many orders the others may yet execute in the sector of a quay. */
function ordersToCome(turn: GdanskTurn, quay: number): number {
  const { view, context } = turn;
  const color = context.derived.colorOf[quay] as Color;
  const { seats } = view.table;
  const left = context.content.quays.filter((own) => own.color === color && !isDone(view.table, own.number)).length;
  const share = (seats.length - 1) / seats.length;
  return color === view.table.removedColor ? 0 : left * share * (1 - nearness(turn));
}

function isDone({ seats }: GdanskTurn['view']['table'], quay: number): boolean {
  return seats.some(({ cards }) => cards.includes(quay));
}
