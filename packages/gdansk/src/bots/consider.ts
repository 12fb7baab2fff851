import type { Aim } from './aims.ts';
import { orderHere } from './captain.ts';
import { chartsOf } from './charts.ts';
import { reroll } from './dice.ts';
import type { Captain } from './habits.ts';
import { ofType } from './options.ts';
import { ordersToCome } from './orders-to-come.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { prospect } from './prospect.ts';
import type { Scene } from './scene.ts';
import { stepTowards } from './steps.ts';
import { type Symbols, symbolsLeft } from './symbols.ts';
import { gainOfExtra } from './worth.ts';

/** So many locations are thought about when meeples are placed, so many aims when dice are used, and so many uses of the HR panel of each kind. */
const PLACES = 5;
const AIMS = 4;
const AIMS_OF_REROLLS = 2;
const MARKERS = 2;

/**
 * Of the hundreds of legal actions those that lead somewhere: for each of the best aims the next step towards it, or the reroll that suits it; orders that can be executed;
 * and when the dice have no more to give, ships, the best uses of the HR panel, and the end of the turn.
 */
export function considerActions(captain: Captain, scene: Scene, legal: readonly number[]): readonly number[] {
  if (legal.length === 1) return legal;
  if (scene.phase === 'placement') return places(scene, legal);
  const outlook = outlookOf(scene, captain);
  const symbols = symbolsLeft(scene);
  const aims = topAims(outlook, symbols);
  const ids = new Set(rerolls(outlook, legal, aims));
  if (ids.size > 0 && !ids.has(STOP)) return ascending(ids);
  ids.delete(STOP);
  for (const id of orders(outlook, legal)) ids.add(id);
  const steps = aims.flatMap((aim) => stepTowards(outlook, aim, symbols, legal) ?? []);
  for (const id of steps) ids.add(id);
  // Additional actions end the dice actions, so they wait until nothing else is to be done.
  if (steps.length === 0) for (const id of extras(outlook, legal)) ids.add(id);
  return ids.size > 0 ? ascending(ids) : legal;
}

/** Stands for keeping all dice. */
const STOP = -1;

/** The reroll that suits all aims together, and those that suit the best ones alone. */
function rerolls(outlook: Outlook, legal: readonly number[], aims: readonly Aim[]): number[] {
  if (ofType(legal, 'reroll').length === 0) return [];
  return [outlook.aims, ...aims.slice(0, AIMS_OF_REROLLS).map((aim) => [aim])].map((some) => reroll(outlook, legal, some) ?? STOP);
}

function topAims(outlook: Outlook, symbols: Readonly<Symbols>): Aim[] {
  const valued = outlook.aims.map((aim) => ({ aim, value: prospect(outlook, aim, symbols) }));
  return top(valued, AIMS, ({ value }) => value).map(({ aim }) => aim);
}

/** The orders that can be executed: all of them before the dice actions, the best one after them. */
function orders(outlook: Outlook, legal: readonly number[]): number[] {
  if (outlook.scene.table.turn.stage === 'before') return ofType(legal, 'execute-order').map(({ id }) => id);
  const id = orderHere(outlook, legal);
  return id === undefined ? [] : [id];
}

function extras(outlook: Outlook, legal: readonly number[]): number[] {
  const toCome = ordersToCome(outlook.scene, outlook.near);
  const gain = ({ action }: { action: Parameters<typeof gainOfExtra>[2] }): number => gainOfExtra(outlook.scene, outlook, action, toCome);
  return [
    ...ofType(legal, 'end-turn'),
    ...ofType(legal, 'serve'),
    ...top(ofType(legal, 'place-marker'), MARKERS, gain),
    ...top(ofType(legal, 'swap-markers'), MARKERS, gain),
  ].map(({ id }) => id);
}

function places(scene: Scene, legal: readonly number[]): number[] {
  const { centrality } = chartsOf(scene);
  return top(ofType(legal, 'place-meeple'), PLACES, ({ action }) => centrality[action.location] ?? 0).map(({ id }) => id);
}

/** The items of the greatest values, the first of equals before the others. */
function top<T>(items: readonly T[], most: number, value: (item: T) => number): T[] {
  const valued = items.map((item) => ({ item, worth: value(item) }));
  return valued
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ item }) => item);
}

function ascending(ids: ReadonlySet<number>): number[] {
  return [...ids].sort((a, b) => a - b);
}
