import type { Random } from '@quayside/core';
import type { RuleView } from '@quayside/core/sdk';
import { CENTRAL_PORT, COLORS, type GdanskAction, type GdanskTypes, GOODS, type Good, type GoodCounts } from '@quayside/gdansk';
import { bonusesOf } from '../../src/rules/orders.ts';
import type { GdanskPolicy } from './play.ts';

/** How a driver plays: random play hardly ever executes an order, so drivers load what an open order lacks, and walk there. */
export interface Style {
  /** Places markers by the HR panel whenever it can. */
  readonly hr?: boolean;
  /** Works only the sector that has the number of its seat. */
  readonly sector?: boolean;
  /** Once Central Port is open, carries cubes there, and serves ships. */
  readonly port?: boolean;
  /** Puts aside every bonus that an order can do without. */
  readonly cubes?: boolean;
  /** In so many of ten choices, does anything legal instead. */
  readonly whims?: number;
}

type View = RuleView<GdanskTypes>;

/** What a driver is after: where to go, and which cubes to take. */
interface Plan {
  readonly to: number;
  readonly missing: GoodCounts;
  readonly quay: number | null;
}

/** A policy for walks and playouts. */
export function working(style: Style = {}): GdanskPolicy {
  return (view, legal, random) => {
    if (legal.length === 1 || random.int('whim', 10) < (style.whims ?? 0)) return random.pick('action', legal);
    const plan = planOf(view, style);
    return legal.find((action) => isWanted(view, action, plan, style, random)) ?? last(legal);
  };
}

/** Ending the turn comes last among legal actions. */
function last<A>(legal: readonly A[]): A {
  const action = legal.at(-1);
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

/** The first legal action that this says yes to is done; actions come in the order in which the game lists them. */
function isWanted(view: View, action: GdanskAction, plan: Plan, style: Style, random: Random): boolean {
  const { table, seat } = view;
  const workers = table.seats[seat]?.workers ?? 0;
  switch (action.type) {
    case 'place-meeple':
      return random.int('place', 4) === 0;
    case 'reroll':
      return !hasOrder(view, plan) && action.dice.join() === useless(view, plan, style).join();
    case 'recruit':
      return true;
    case 'load':
      return plan.missing[action.good] > 0 && (action.discard === undefined || isSpare(view, action.discard, plan));
    case 'move':
      return !hasOrder(view, plan) && distance(view, action.to, plan.to) < distance(view, here(view), plan.to);
    case 'unload':
      return style.port === true;
    case 'put-aside':
      return style.cubes === true;
    case 'execute-order':
      return action.quay === plan.quay;
    case 'place-marker':
      return style.hr === true && !usefulDice(view, plan);
    case 'serve':
      return style.port === true && workers > 4 && !usefulDice(view, plan);
    default:
      return false;
  }
}

/** The cheapest order to come by, in cubes and steps. */
function planOf(view: View, style: Style): Plan {
  const plans = view.table.quays.flatMap(({ order }, index) =>
    order === null || (style.sector && view.derived.colorOf[index + 1] !== COLORS[view.seat]) ? [] : [orderPlan(view, order, index + 1)],
  );
  const cost = ({ missing, to }: Plan) =>
    GOODS.reduce((sum, good) => sum + missing[good] * view.derived.weight[good], distance(view, here(view), to));
  const best = plans.reduce<Plan | undefined>((found, plan) => (found === undefined || cost(plan) < cost(found) ? plan : found), undefined);
  const toPort = style.port && view.table.centralPort && holdSize(view) > 3;
  if (best !== undefined && !toPort) return best;
  return { to: toPort ? CENTRAL_PORT : here(view), missing: none(), quay: null };
}

function orderPlan(view: View, token: number, quay: number): Plan {
  const { table, content, derived, seat } = view;
  const bonuses = bonusesOf(table, content, seat);
  const goods = content.orderTokens[token]?.goods ?? none();
  const missing = none();
  for (const good of GOODS) missing[good] = Math.max(0, goods[good] - bonuses[good] - (table.seats[seat]?.cargo[good] ?? 0));
  return { to: derived.locationOf[quay] ?? 0, missing, quay };
}

/** Whether the order could be executed now but for the worker. */
function hasOrder(view: View, { to, missing, quay }: Plan): boolean {
  return quay !== null && here(view) === to && GOODS.every((good) => missing[good] === 0);
}

/** The dice that show nothing of use. */
function useless(view: View, plan: Plan, style: Style): number[] {
  const lacks = GOODS.some((good) => plan.missing[good] > 0 && view.table.zone[good] > 0);
  const wanted = {
    loading: lacks || (style.port === true && plan.to === CENTRAL_PORT),
    movement: here(view) !== plan.to,
    recruitment: (view.table.seats[view.seat]?.workers ?? 0) < (style.hr || style.port ? 9 : 1),
  };
  return view.table.turn.dice.flatMap((face, index) => {
    const symbol = view.content.dice.faces[face]?.symbol ?? 'loading';
    return wanted[symbol] ? [] : [index];
  });
}

/** Whether some dice that have not been used would help. */
function usefulDice(view: View, plan: Plan): boolean {
  const { used, stage, dice } = view.table.turn;
  if (stage === 'after') return false;
  const shows = (symbol: string) => dice.some((face) => view.content.dice.faces[face]?.symbol === symbol);
  const walk = here(view) !== plan.to && shows('movement') && !used.includes('move');
  const load = GOODS.some((good) => plan.missing[good] > 0) && shows('loading') && !used.includes('load');
  return walk || load;
}

function isSpare(view: View, good: Good, { quay }: Plan): boolean {
  const order = quay === null ? null : (view.table.quays[quay - 1]?.order ?? null);
  const goods = order === null ? none() : (view.content.orderTokens[order]?.goods ?? none());
  return (view.table.seats[view.seat]?.cargo[good] ?? 0) > goods[good];
}

function holdSize({ table, seat }: View): number {
  return GOODS.reduce((sum, good) => sum + (table.seats[seat]?.cargo[good] ?? 0), 0);
}

function here({ table, seat }: View): number {
  return table.seats[seat]?.location ?? CENTRAL_PORT;
}

const ways = new WeakMap<object, Map<number, Map<number, number>>>();

/** Steps between two locations, by breadth. */
function distance({ derived }: View, from: number, to: number): number {
  const known = ways.get(derived) ?? new Map<number, Map<number, number>>();
  ways.set(derived, known);
  const found = known.get(to) ?? new Map([[to, 0]]);
  if (!known.has(to)) {
    known.set(to, found);
    for (const [place, steps] of found) for (const next of derived.neighbors[place] ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found.get(from) ?? Number.POSITIVE_INFINITY;
}

function none(): GoodCounts {
  return { grain: 0, fuels: 0, coal: 0, containers: 0, cargo: 0, roro: 0 };
}
