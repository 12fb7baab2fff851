import { at, phrase, type Telling, type Words } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';
import type { GoodCounts } from './state.ts';
import { GOODS, QUAYS } from './vocabulary.ts';

/** Goods with their counts, e.g. "3 grain, 1 coal"; "nothing" for none. */
export function goodsText(counts: Readonly<GoodCounts>, words: Words): string {
  const parts = GOODS.filter((good) => counts[good] > 0).map((good) =>
    phrase(words, 'amount', { count: counts[good], good: phrase(words, good) }),
  );
  return parts.length === 0 ? phrase(words, 'nothing') : parts.join(', ');
}

/** What dice show, e.g. "loading 2, movement 1". */
export function diceText(dice: readonly number[], { content, words }: Telling<GdanskTypes>): string {
  const { faces } = content.dice;
  const shown = dice.map((face) => phrase(words, 'face', { symbol: phrase(words, at(faces, face).symbol), count: at(faces, face).count }));
  return shown.length === 0 ? phrase(words, 'nothing') : shown.join(', ');
}

/** A quay by name and number, e.g. "Silo 1 (17)". */
export function quayText(quay: number, { content, words }: Telling<GdanskTypes>): string {
  return quay < 1 || quay > QUAYS ? String(quay) : phrase(words, 'quay', { name: at(content.quays, quay - 1).name, quay });
}

/** The colour of a quay, by name. */
export function colorText(quay: number, { derived, words }: Telling<GdanskTypes>): string {
  return phrase(words, at(derived.colorOf, quay));
}

/** A location by the names of its quays, e.g. "Górniczy Basin (9) and Rudowe Quay (14)". */
export function locationText(location: number, telling: Telling<GdanskTypes>): string {
  const quays = telling.derived.quaysAt[location] ?? [];
  if (quays.length === 0) return phrase(telling.words, location === 0 ? 'central-port' : String(location));
  return quays.map((quay) => quayText(quay, telling)).join(phrase(telling.words, 'and'));
}

/** What an order asks for and gives, e.g. "3 grain, 1 coal for 5 points and a coal bonus". */
export function orderText(token: number, { content, words }: Telling<GdanskTypes>): string {
  const { goods, vp, bonus } = at(content.orderTokens, token);
  const values = { goods: goodsText(goods, words), points: vp };
  return bonus === null ? phrase(words, 'order', values) : phrase(words, 'order.bonus', { ...values, bonus: phrase(words, bonus) });
}
