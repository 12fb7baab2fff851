import type { Random } from '@quayside/core/sdk';
import { chartsOf } from './charts.ts';
import { reroll } from './dice.ts';
import type { Captain } from './habits.ts';
import { best, ofType } from './options.ts';
import { ordersToCome } from './orders-to-come.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { prospect } from './prospect.ts';
import type { Scene } from './scene.ts';
import { stepTowards } from './steps.ts';
import { symbolsLeft } from './symbols.ts';
import { gainOfExtra } from './worth.ts';

/**
 * A captain with one aim at a time: the order, or the trip to Central Port, that promises most for the time it takes. Dice are kept towards it, its goods loaded, the way
 * walked; workers that no order needs serve ships and spread influence. Returns the id of a legal action; where meeples are placed, chance has a say.
 */
export function captainsChoice(captain: Captain, scene: Scene, legal: readonly number[], random: Random): number {
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return only;
  if (scene.phase === 'placement') return placeMeeple(scene, legal, random);
  const outlook = outlookOf(scene, captain);
  return (
    reroll(outlook, legal, outlook.aims) ??
    orderBefore(outlook, legal) ??
    useDice(outlook, legal) ??
    orderHere(outlook, legal) ??
    extra(outlook, legal)
  );
}

/** Somewhere in the middle. */
function placeMeeple(scene: Scene, legal: readonly number[], random: Random): number {
  const { centrality } = chartsOf(scene);
  const places = ofType(legal, 'place-meeple').map(({ id, action }) => ({
    id,
    gain: (centrality[action.location] ?? 0) + random.int('whim', 4),
  }));
  return best(places, ({ gain }) => gain)?.id ?? 0;
}

/** An order that can be executed before the dice actions leaves the dice to the next one. */
function orderBefore(outlook: Outlook, legal: readonly number[]): number | undefined {
  return outlook.scene.table.turn.stage === 'before' ? orderHere(outlook, legal) : undefined;
}

/** The best order that can be executed at once. */
export function orderHere({ here }: Outlook, legal: readonly number[]): number | undefined {
  return here === undefined ? undefined : ofType(legal, 'execute-order').find(({ action }) => action.quay === here.quay)?.id;
}

/** The next step of the dice actions towards the best aim. */
function useDice(outlook: Outlook, legal: readonly number[]): number | undefined {
  const symbols = symbolsLeft(outlook.scene);
  const aim = best(outlook.aims, (one) => prospect(outlook, one, symbols));
  return aim === undefined ? ofType(legal, 'recruit')[0]?.id : stepTowards(outlook, aim, symbols, legal);
}

/** The additional action that gains most; the end of the turn, which gains nothing, if none gains anything. */
function extra(outlook: Outlook, legal: readonly number[]): number {
  const toCome = ordersToCome(outlook.scene, outlook.near);
  const options = [
    ...ofType(legal, 'end-turn'),
    ...ofType(legal, 'serve'),
    ...ofType(legal, 'place-marker'),
    ...ofType(legal, 'swap-markers'),
  ];
  return best(options, ({ action }) => gainOfExtra(outlook.scene, outlook, action, toCome))?.id ?? legal[0] ?? 0;
}
