import type { Totals } from '@quayside/core/sdk';
import { type DieSymbol, GOODS, type Good, type GoodCounts } from '@quayside/gdansk';
import { fitting, unloadable } from './cubes.ts';
import { countsBy, type GdanskTurn, nearness, type Situation, sumOver } from './situation.ts';
import type { Target } from './targets.ts';

/** How many symbols a turn brings where they are wanted. */
const PER_TURN = 3.2;

/** What points are still worth that come a turn later. */
const PATIENCE = 0.8;

/** The turns that somebody else's cube in the way is expected to cost. */
const WAITING = 2;

/** What is to be had afterwards, at the beginning of a match: reaching a target soon leaves more time for it. */
const AFTERWARDS = 12;

/** The points that a target is worth now, if these symbols go into reaching it. In a last turn only what comes at once counts. */
export function prospect(turn: GdanskTurn, target: Target, situation: Situation, symbols: Totals<DieSymbol>): number {
  return target.quay === null ? prospectOfUnloading(turn, target, situation, symbols) : prospectOfOrder(turn, target, situation, symbols);
}

function prospectOfOrder(turn: GdanskTurn, target: Target, situation: Situation, symbols: Totals<DieSymbol>): number {
  const { weight } = turn.context.derived;
  const lacks = lacksOf(target, situation);
  const loaded = fitting(available(turn, lacks), weight, symbols.loading);
  const toLoad = sumOver((good) => (lacks[good] - loaded[good]) * weight[good]);
  const toWalk = Math.max(0, target.distance - symbols.movement);
  const toRecruit = situation.workers + symbols.recruitment > 0 ? 0 : 1;
  const blocked = sumOver((good) => Math.max(0, lacks[good] - turn.view.table.zone[good]));
  return (target.value + afterwards(turn)) * discount(turn, toLoad + toWalk + toRecruit, situation.orderDone ? 1 : 0, WAITING * blocked);
}

function prospectOfUnloading(turn: GdanskTurn, target: Target, { cargo }: Situation, symbols: Totals<DieSymbol>): number {
  const { derived } = turn.context;
  const toWalk = Math.max(0, target.distance - symbols.movement);
  const now = toWalk > 0 ? countsBy(() => 0) : unloadable(cargo, turn.context.content, symbols.loading);
  const later = countsBy((good) => cargo[good] - now[good]);
  const toUnload = sumOver((good) => later[good] * derived.weight[good]);
  return pointsFor(turn, now) + (pointsFor(turn, later) + afterwards(turn)) * discount(turn, toWalk + toUnload, 0);
}

function afterwards(turn: GdanskTurn): number {
  return AFTERWARDS * (1 - nearness(turn));
}

/** What points are worth that take so many symbols, and at least so many turns. */
function discount({ view }: GdanskTurn, symbols: number, atLeast: number, waiting = 0): number {
  const turns = Math.max(atLeast, symbols === 0 ? 0 : 1, symbols / PER_TURN) + waiting;
  return view.ending !== null && turns > 0 ? 0 : PATIENCE ** turns;
}

function pointsFor({ context: { content } }: GdanskTurn, cubes: GoodCounts): number {
  return GOODS.reduce((sum, good, index) => sum + cubes[good] * (content.goods[index]?.centralPortVp ?? 0), 0);
}

/** The cubes that are missing for a target. */
export function lacksOf({ needs }: Target, { cargo }: Situation): GoodCounts {
  return countsBy((good) => Math.max(0, needs[good] - cargo[good]));
}

/** As many of the cubes as the zone has. */
export function available({ view: { table } }: GdanskTurn, cubes: Readonly<Record<Good, number>>): GoodCounts {
  return countsBy((good) => Math.min(cubes[good], table.zone[good]));
}
