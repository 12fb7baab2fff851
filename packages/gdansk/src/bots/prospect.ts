import type { Aim } from './aims.ts';
import { greatestLoad } from './demand.ts';
import type { Hopes } from './hopes.ts';
import { splitPort, unloadable } from './loading.ts';
import type { Symbols } from './symbols.ts';

/** The points that an aim is worth now, if these symbols go into reaching it. In a last turn only what comes at once counts. */
export function prospect(hopes: Hopes, aim: Aim, symbols: Readonly<Symbols>): number {
  return aim.quay === null ? prospectOfPort(hopes, aim, symbols) : prospectOfOrder(hopes, aim, symbols);
}

function prospectOfOrder(hopes: Hopes, aim: Aim, { loading, movement, recruitment }: Readonly<Symbols>): number {
  const { situation } = hopes;
  const loaded = loading === 0 ? 0 : greatestLoad(aim.loads, loading);
  const toWalk = Math.max(0, aim.distance - movement);
  const toRecruit = situation.workers + recruitment > 0 ? 0 : 1;
  const symbols = aim.weight - loaded + toWalk + toRecruit;
  return (aim.value + afterwards(hopes)) * discount(hopes, symbols, situation.orderDone, aim.blocked);
}

function prospectOfPort(hopes: Hopes, aim: Aim, { loading, movement }: Readonly<Symbols>): number {
  const { charts, situation } = hopes;
  const toWalk = Math.max(0, aim.distance - movement);
  const now = unloadable(situation.cargo, charts.weights, toWalk > 0 ? 0 : loading);
  const { gained, left, weight } = splitPort(situation.cargo, now, charts.weights, charts.portVp);
  return gained + (left + afterwards(hopes)) * discount(hopes, toWalk + weight, false, 0);
}

function afterwards({ near, captain }: Hopes): number {
  return captain.habits.afterwards * (1 - near);
}

/** What points are worth that take so many symbols, at least a turn if told, and waiting for so many cubes. */
function discount({ last, captain }: Hopes, symbols: number, nextTurn: boolean, blocked: number): number {
  if (last && (nextTurn || symbols > 0 || blocked > 0)) return 0;
  const { habits, discounts } = captain;
  const soon = nextTurn ? Math.min(discounts[symbols] ?? 0, habits.patience) : (discounts[symbols] ?? 0);
  return blocked === 0 ? soon : soon * habits.patience ** (habits.waiting * blocked);
}
