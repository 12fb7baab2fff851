import { copyPlain } from '../../model/copy-plain.ts';
import { Fault } from '../../model/fault.ts';
import type { Random } from '../../random/random.ts';
import { unknownCount } from './deck.ts';

/** A deck that could be the hidden one, and the unseen cards that did not go into it, in random order: deal other hands from these. */
export interface DealtUnseen<T> {
  /** Top first. */
  readonly deck: T[];
  /** As many as there are unseen cards beyond the unknown ones of the deck. */
  readonly rest: T[];
}

/**
 * Guesses a hidden deck fairly, for a determinization: random unseen cards above, the known bottom below, top first. `unseen` are all cards
 * that the viewer cannot place, so without the known ones; every assignment of them is equally likely. List them in an order that depends on
 * nothing hidden. All cards in the result are copies.
 *
 * Refuses fewer unseen cards than the deck has unknown ones (fault `too-few-unseen`), and more known cards than it has at all (`known-beyond-deck`).
 *
 * @example
 * ```ts
 * import { openRandom, seedRandom } from '@quayside/core';
 * import { dealUnseen } from '@quayside/core/sdk';
 *
 * const random = openRandom(seedRandom('guess', 'chacha20'));
 * const { deck, rest } = dealUnseen(3, ['salt'], ['amber', 'grain', 'furs'], random, 'deck');
 *
 * console.log(deck.length, deck[2], rest.length); // 3 salt 1
 * ```
 */
export function dealUnseen<T>(deckSize: number, known: readonly T[], unseen: readonly T[], random: Random, stream: string): DealtUnseen<T> {
  const unknown = unknownCount(deckSize, known);
  if (unseen.length < unknown) throw tooFew(unknown, unseen.length);
  const mixed = random.shuffle(stream, unseen.map(copyPlain));
  return { deck: [...mixed.slice(0, unknown), ...known.map(copyPlain)], rest: mixed.slice(unknown) };
}

function tooFew(unknown: number, received: number): Fault {
  return new Fault({
    code: 'too-few-unseen',
    api: 'dealUnseen(deckSize, known, unseen, random, stream)',
    expected: `at least ${unknown} unseen cards`,
    received: String(received),
    remedy: 'Unseen are all cards of the game but those that the viewer sees or knows; check the count of the deck on the table.',
  });
}
