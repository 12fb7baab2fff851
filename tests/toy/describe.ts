import { type AnyAction, type Describer, phrase, type Words } from '@quayside/core/sdk';
import type { Toy } from './kit.ts';

export const words: Words = {
  'action.keep': 'Seat {seat} keeps card {index}',
  'action.peek': 'Seat {seat} peeks',
  'action.stow': 'Seat {seat} stows a {card}',
  'action.dare': 'Seat {seat} dares seat {rival}',
  'action.dive': 'Seat {seat} dives',
  'action.wade': 'Seat {seat} wades',
  'action.rest': 'Seat {seat} rests',
  'action.bid': 'Seat {seat} bids {coins}',
  kept: 'Seat {seat} lays a {open} open',
  tide: 'The tide is {tide}',
  dived: 'Seat {seat} takes the top card',
  drew: 'Seat {seat} draws a {card}',
  stowed: 'Seat {seat} stows a {card}',
  peeked: 'Seat {seat} has peeked',
  dared: 'Seat {seat} has dared seat {rival}',
  gained: 'Seat {seat} gains {coins}',
  bids: 'The bids are open',
  'reason.storm': 'the storm has come',
  'reason.rich': 'somebody is rich',
  'reason.deck-empty': 'the deck is empty',
  'reason.last-round': 'the last round is over',
  'score.stowed': 'stowed',
  'score.tides': 'tides',
  'rung.points': 'points',
  'rung.coins': 'coins',
  'no-such-card': 'The hand has no {card} (TOY.6)',
  'peeked-already': 'One peek a turn (TOY.5)',
  'nothing-to-peek-at': 'The deck is empty (TOY.5)',
  'dared-already': 'One dare a turn (TOY.7)',
  'no-such-rival': 'Seat {rival} is no rival (TOY.7)',
  'deck-empty': 'The deck is empty (TOY.8)',
  'too-dear': 'No {coins} coins to bid (TOY.11)',
  'nothing-to-keep': 'The card is kept already (TOY.2)',
  position: 'Round {round}, tide {tide}, {deck} cards in the deck, coins {coins}',
};

/** What is filled in of some data: the plain parts. */
function plain(data: object): Record<string, string | number> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}

export const describe: Describer<Toy, AnyAction> = {
  action: (seat, action, { words }) => phrase(words, `action.${action.type}`, { ...plain(action), seat }),
  event: (event, { words }) => phrase(words, event.type, plain(event)),
  rejection: ({ code, data }, { words }) => phrase(words, code, plain(data)),
  position: ({ table }, { words }) =>
    phrase(words, 'position', { ...plain(table), coins: table.seats.map(({ coins }) => coins).join(' ') }),
};
