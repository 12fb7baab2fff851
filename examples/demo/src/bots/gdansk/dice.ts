import { bestKeep, type Totals } from '@quayside/core/sdk';
import type { DieSymbol, Good } from '@quayside/gdansk';
import { best } from '../bot.ts';
import { fitting, unloadable } from './cubes.ts';
import { distancesFrom } from './map.ts';
import { planOf } from './orders.ts';
import { available, lacksOf, prospect } from './prospect.ts';
import { type Action, type GdanskTurn, ofType, type Situation, symbolsLeft } from './situation.ts';
import type { Target } from './targets.ts';
import { worthOfWorkers } from './workers.ts';

/** Rolls the dice again that do not help; nothing if all do, or if they are fixed. */
export function reroll(turn: GdanskTurn): Action | undefined {
  if (ofType(turn, 'reroll').length === 0) return undefined;
  const { dice, rolls } = turn.view.table.turn;
  const { situation, targets } = planOf(turn);
  const goal = (symbols: Totals<DieSymbol>): number => Math.round(1000 * worthOfDice(turn, targets, situation, symbols));
  const { keep } = bestKeep(turn.context.derived.die, dice, 3 - rolls, goal);
  const again = ([0, 1, 2] as const).filter((die) => !keep.includes(die));
  return again.length === 0 ? undefined : { type: 'reroll', dice: again };
}

/** What the dice are worth: the best prospect, the workers, and a little for loading what may be of use later. */
function worthOfDice(turn: GdanskTurn, targets: readonly Target[], situation: Situation, symbols: Totals<DieSymbol>): number {
  const prospects = targets.map((target) => prospect(turn, target, situation, symbols));
  const workers = worthOfWorkers(turn, situation.workers + symbols.recruitment);
  return Math.max(0, ...prospects) + workers + (turn.view.ending === null ? 0.1 * symbols.loading : 0);
}

/** The next step of the dice actions towards the best target; nothing if the dice have no more to give. */
export function diceAction(turn: GdanskTurn): Action | undefined {
  const [recruit] = ofType(turn, 'recruit');
  if (recruit !== undefined) return recruit;
  const { situation, targets } = planOf(turn);
  if (targets.length === 0) return undefined;
  const symbols = symbolsLeft(turn);
  const target = best(targets, (one) => prospect(turn, one, situation, symbols));
  // A last turn that reaches nothing.
  if (prospect(turn, target, situation, symbols) <= 0) return undefined;
  const walk = () => walkTo(turn, target);
  const load = () => loadFor(turn, target, situation, symbols) ?? loadForLater(turn, targets, situation);
  // The loading dice serve loading or unloading; and whoever has begun to walk walks on before anything else.
  if (target.quay === null && target.distance <= symbols.movement) return walk() ?? unload(turn, situation, symbols);
  return turn.view.table.turn.open === 'move' ? (walk() ?? load()) : (load() ?? walk());
}

/** A step that leads nearer. */
function walkTo(turn: GdanskTurn, { location, distance }: Target): Action | undefined {
  const distances = distancesFrom(location, turn.context.derived);
  return ofType(turn, 'move').find(({ to }) => (distances.get(to) ?? distance) < distance);
}

/** A cube that the target lacks; in a full hold one that it does not need makes room. */
function loadFor(turn: GdanskTurn, target: Target, situation: Situation, symbols: Totals<DieSymbol>): Action | undefined {
  const { weight } = turn.context.derived;
  const wanted = fitting(available(turn, lacksOf(target, situation)), weight, symbols.loading);
  const spare = (good: Good): number => situation.cargo[good] - target.needs[good];
  const loads = ofType(turn, 'load').filter(({ good, discard }) => wanted[good] > 0 && (discard === undefined || spare(discard) > 0));
  if (loads.length === 0) return undefined;
  return best(loads, ({ good, discard }) => 100 * weight[good] + (discard === undefined ? 0 : spare(discard)));
}

/** With symbols to spare and room in the hold, a cube that other orders ask for, or that will fetch something at Central Port. */
function loadForLater(turn: GdanskTurn, targets: readonly Target[], situation: Situation): Action | undefined {
  if (turn.view.ending !== null) return undefined;
  const asked = (good: Good): number => targets.filter((target) => lacksOf(target, situation)[good] > 0).length;
  const loads = ofType(turn, 'load').filter(({ good, discard }) => discard === undefined && asked(good) > 0);
  return loads.length === 0 ? undefined : best(loads, ({ good }) => asked(good));
}

/** The next of the cubes that fetch most. */
function unload(turn: GdanskTurn, { cargo }: Situation, { loading }: Totals<DieSymbol>): Action | undefined {
  const chosen = unloadable(cargo, turn.context.content, loading);
  return ofType(turn, 'unload').find(({ good }) => chosen[good] > 0);
}
