import { GOODS } from '../vocabulary.ts';
import type { Aim } from './aims.ts';
import { firstToLoad, lacking, spareCubes, unloadable } from './loading.ts';
import { best, ofType } from './options.ts';
import type { Outlook } from './outlook.ts';
import { prospect } from './prospect.ts';
import type { Symbols } from './symbols.ts';

/** The next dice action towards an aim; `undefined` if the dice have no more to give. Recruiting costs nothing else, so it comes first. */
export function stepTowards(outlook: Outlook, aim: Aim, symbols: Readonly<Symbols>, legal: readonly number[]): number | undefined {
  const [recruit] = ofType(legal, 'recruit');
  if (recruit !== undefined) return recruit.id;
  // A last turn that reaches nothing.
  if (prospect(outlook, aim, symbols) <= 0) return undefined;
  const walk = (): number | undefined => walkTo(outlook, aim, legal);
  const load = (): number | undefined => loadFor(outlook, aim, symbols, legal) ?? loadForLater(outlook, legal);
  // The loading dice serve loading or unloading; and whoever has begun to walk walks on before anything else.
  if (aim.quay === null && aim.distance <= symbols.movement) return walk() ?? unload(outlook, symbols, legal);
  return outlook.scene.table.turn.open === 'move' ? (walk() ?? load()) : (load() ?? walk());
}

/** A step that leads nearer. */
function walkTo({ charts }: Outlook, { location, distance }: Aim, legal: readonly number[]): number | undefined {
  return ofType(legal, 'move').find(({ action }) => (charts.steps[action.to]?.[location] ?? distance) < distance)?.id;
}

/** A cube that the aim lacks; in a full hold one that it does not need makes room. */
function loadFor(outlook: Outlook, aim: Aim, { loading }: Readonly<Symbols>, legal: readonly number[]): number | undefined {
  const { charts, situation, scene } = outlook;
  const zone = GOODS.map((good) => scene.table.zone[good]);
  const wanted = GOODS[firstToLoad(aim, situation, charts.weights, zone, loading)];
  if (wanted === undefined) return undefined;
  const spare = spareCubes(aim, situation);
  const loads = ofType(legal, 'load').filter(({ action }) => action.good === wanted);
  const fitting = loads.filter(({ action }) => action.discard === undefined || (spare[GOODS.indexOf(action.discard)] ?? 0) > 0);
  return best(fitting, ({ action }) => (action.discard === undefined ? 0 : (spare[GOODS.indexOf(action.discard)] ?? 0)))?.id;
}

/** With symbols to spare and room in the hold, a cube that other orders ask for. */
function loadForLater({ aims, last, situation }: Outlook, legal: readonly number[]): number | undefined {
  if (last) return undefined;
  const loads = ofType(legal, 'load').filter(({ action }) => action.discard === undefined);
  if (loads.length === 0) return undefined;
  const asked = GOODS.map((_, good) => aims.filter((aim) => lacking(aim, situation, good) > 0).length);
  const wanted = loads.filter(({ action }) => (asked[GOODS.indexOf(action.good)] ?? 0) > 0);
  return best(wanted, ({ action }) => asked[GOODS.indexOf(action.good)] ?? 0)?.id;
}

/** The next of the cubes that fetch most. */
function unload({ charts, situation }: Outlook, { loading }: Readonly<Symbols>, legal: readonly number[]): number | undefined {
  const chosen = unloadable(situation.cargo, charts.weights, loading);
  return ofType(legal, 'unload').find(({ action }) => (chosen[GOODS.indexOf(action.good)] ?? 0) > 0)?.id;
}
