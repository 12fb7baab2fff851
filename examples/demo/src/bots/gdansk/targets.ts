import { bestPartition } from '@quayside/core/sdk';
import { CENTRAL_PORT, COLORS, type GoodCounts } from '@quayside/gdansk';
import { distancesFrom } from './map.ts';
import { countsBy, type GdanskTurn, nearness, ownOf, type Situation } from './situation.ts';

/** Somewhere to go: a quay with an order, or Central Port to unload. */
export interface Target {
  /** `null` for Central Port. */
  readonly quay: number | null;
  readonly location: number;
  readonly distance: number;
  /** What executing the order is worth in points; Central Port is worth what the hold fetches there. */
  readonly value: number;
  /** The cubes that the order takes once the bonuses have stood in. */
  readonly needs: GoodCounts;
}

const NOTHING = countsBy(() => 0);

/** All that a seat can make for from a situation. */
export function targetsOf(turn: GdanskTurn, { location }: Situation): Target[] {
  const { view, context } = turn;
  const distances = distancesFrom(location, context.derived);
  const orders = view.table.quays.flatMap(({ order }, index) => {
    if (order === null) return [];
    const there = context.derived.locationOf[index + 1] ?? CENTRAL_PORT;
    return [target(index + 1, there, worthOf(turn, index + 1, order), needsOf(turn, order))];
  });
  return view.table.centralPort ? [...orders, target(null, CENTRAL_PORT, 0, NOTHING)] : orders;

  function target(quay: number | null, there: number, value: number, needs: GoodCounts): Target {
    return { quay, location: there, distance: distances.get(there) ?? Number.POSITIVE_INFINITY, value, needs };
  }
}

/** The cubes that an order takes: what it asks for, less the bonuses. */
function needsOf(turn: GdanskTurn, token: number): GoodCounts {
  const { orderTokens } = turn.context.content;
  const bonuses = ownOf(turn).orders.map((own) => orderTokens[own]?.bonus);
  return countsBy((good) => Math.max(0, (orderTokens[token]?.goods[good] ?? 0) - bonuses.filter((bonus) => bonus === good).length));
}

/** Its points, what its port card adds at the end, what its bonus may save, less what it gives to the others. */
function worthOf(turn: GdanskTurn, quay: number, token: number): number {
  const { content, derived } = turn.context;
  const { vp, bonus } = content.orderTokens[token] ?? { vp: 0, bonus: null };
  const saved = bonus === null ? 0 : derived.weight[bonus] * 3 * (1 - nearness(turn));
  return vp + cardGain(turn, quay) + saved - influenceOfOthers(turn, quay);
}

/** What one more port card adds to the sets. */
function cardGain(turn: GdanskTurn, quay: number): number {
  const { sets, colorOf } = turn.context.derived;
  const { cards } = ownOf(turn);
  const points = (quays: readonly number[]): number =>
    bestPartition(
      sets,
      COLORS.map((color) => quays.filter((own) => colorOf[own] === color).length),
    ).total;
  return points([...cards, quay]) - points(cards);
}

/** What an order in that sector would give to a rival, on average. */
function influenceOfOthers({ view: { table }, seat, context: { content, derived } }: GdanskTurn, quay: number): number {
  const sector = table.quays.filter((_, index) => derived.colorOf[index + 1] === derived.colorOf[quay]);
  const markers = sector.reduce((sum, own) => sum + own.markers.filter((owner) => owner !== seat).length, 0);
  return (content.influenceVp.value * markers) / (table.seats.length - 1);
}
