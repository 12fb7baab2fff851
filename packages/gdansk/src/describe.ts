import { type Describer, phrase, seatName, type Telling } from '@quayside/core/sdk';
import type { GdanskAction } from './actions/all.ts';
import { describeEvent } from './describe-event.ts';
import { describePosition } from './describe-position.ts';
import type { GdanskTypes } from './kit.ts';
import { locationText, quayText } from './wording.ts';

/** Puts actions, events, rejections and positions into words. */
export const describe: Describer<GdanskTypes, GdanskAction> = {
  action: (seat, action, telling) =>
    phrase(telling.words, actionKey(action), { ...named(action, telling), seat: seatName(telling.words, seat) }),
  event: describeEvent,
  rejection: ({ code, data }, telling) => phrase(telling.words, `rejection.${code}`, named(data, telling)),
  position: describePosition,
};

function actionKey(action: GdanskAction): string {
  return action.type === 'load' && action.discard !== undefined ? 'action.load-discard' : `action.${action.type}`;
}

/** Data of an action or a rejection, with names for what it refers to by number or id. */
function named(data: Readonly<Record<string, unknown>>, telling: Telling<GdanskTypes>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, nameOf(key, value, telling)]));
}

function nameOf(key: string, value: unknown, telling: Telling<GdanskTypes>): unknown {
  if (key === 'location' || key === 'from' || key === 'to') return locationText(Number(value), telling);
  if (key === 'quay' || key === 'own' || key === 'theirs') return quayText(Number(value), telling);
  if (key === 'other') return seatName(telling.words, Number(value));
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? phrase(telling.words, value) : value;
}
