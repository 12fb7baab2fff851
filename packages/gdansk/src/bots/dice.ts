import { DICE } from '../vocabulary.ts';
import type { Aim } from './aims.ts';
import { dicesToKeep } from './keeps.ts';
import { ofType } from './options.ts';
import type { Outlook } from './outlook.ts';
import { prospect } from './prospect.ts';
import type { Symbols } from './symbols.ts';
import { worthOfWorkers } from './worth.ts';

/** The reroll of the dice that do not help towards some aims; `undefined` if all do, or if the dice are fixed. */
export function reroll(outlook: Outlook, legal: readonly number[], aims: readonly Aim[]): number | undefined {
  const rerolls = ofType(legal, 'reroll');
  if (rerolls.length === 0) return undefined;
  const { keeps } = outlook.charts;
  const { dice, rolls } = outlook.scene.table.turn;
  const values = keeps.shown.map((symbols, pool) => (pool < keeps.firstFull ? 0 : worthOfSymbols(outlook, aims, symbols)));
  const keep = dicesToKeep(keeps, dice, 3 - rolls, values);
  return rerolls.find(({ action }) => action.dice.length === DICE - keep.length && action.dice.every((die) => !keep.includes(die)))?.id;
}

/** What symbols are worth: the best prospect, the workers, and a little for loading what may be of use later. */
function worthOfSymbols(outlook: Outlook, aims: readonly Aim[], symbols: Readonly<Symbols>): number {
  let most = 0;
  for (const aim of aims) most = Math.max(most, prospect(outlook, aim, symbols));
  const workers = worthOfWorkers(outlook.scene, outlook, outlook.situation.workers + symbols.recruitment);
  const { spare, spareAtFirst } = outlook.captain.habits;
  return most + workers + (outlook.last ? 0 : (spare + spareAtFirst * (1 - outlook.near)) * symbols.loading);
}
