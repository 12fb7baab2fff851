import type { Aim } from './aims.ts';
import type { Charts } from './charts.ts';
import { greatestLoad } from './demand.ts';
import { splitPort, unloadable } from './loading.ts';
import type { Situation } from './situation.ts';
import type { Symbols } from './symbols.ts';

/** What a seat hopes for: where it stands, what it can make for, and how much of the match is left. */
export interface Hopes {
  readonly charts: Charts;
  readonly situation: Situation;
  /** How near the end is, from 0 to 1. */
  readonly near: number;
  /** Whether no other turn follows. */
  readonly last: boolean;
}

/** How many symbols a turn brings where they are wanted. */
const PER_TURN = 3.2;

/** What points are still worth that come a turn later. */
const PATIENCE = 0.8;

/** The turns that somebody else's cube in the way is expected to cost. */
const WAITING = 2;

/** What is to be had afterwards, at the beginning of a match: reaching an aim soon leaves more time for it. */
const AFTERWARDS = 12;

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
  return (aim.value + afterwards(hopes)) * discount(hopes, symbols, situation.orderDone ? 1 : 0, WAITING * aim.blocked);
}

function prospectOfPort(hopes: Hopes, aim: Aim, { loading, movement }: Readonly<Symbols>): number {
  const { charts, situation } = hopes;
  const toWalk = Math.max(0, aim.distance - movement);
  const now = unloadable(situation.cargo, charts.weights, toWalk > 0 ? 0 : loading);
  const { gained, left, weight } = splitPort(situation.cargo, now, charts.weights, charts.portVp);
  return gained + (left + afterwards(hopes)) * discount(hopes, toWalk + weight, 0, 0);
}

function afterwards({ near }: Hopes): number {
  return AFTERWARDS * (1 - near);
}

/** What points are worth that take so many symbols, and at least so many turns. */
function discount({ last }: Hopes, symbols: number, atLeast: number, waiting: number): number {
  if (last && (atLeast > 0 || symbols > 0 || waiting > 0)) return 0;
  const soon = Math.min(BY_SYMBOLS[symbols] ?? 0, BY_TURNS[atLeast] ?? 1);
  return waiting === 0 ? soon : soon * PATIENCE ** waiting;
}

/** By number of symbols, and of turns, what points are still worth: worked out once, since playouts ask for little else. */
const BY_SYMBOLS = Array.from({ length: 100 }, (_, symbols) => PATIENCE ** (symbols === 0 ? 0 : Math.max(1, symbols / PER_TURN)));
const BY_TURNS = [1, PATIENCE];
