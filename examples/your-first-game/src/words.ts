import type { Words } from '@quayside/core/sdk';

/** All that the game has to say, in English: a host replaces templates to speak another language. */
export const words: Words = {
  timber: 'timber',
  rum: 'rum',
  silk: 'silk',
  nothing: 'nothing',
  'reason.last-day': 'the last day is over',
  'action.bid': '{seat} bids {ropes}',
  'action.haul': '{seat} hauls',
  'action.haul.again': '{seat} throws dice {dice} again and hauls',
  'event.commission-dealt': 'Your commission is {commission}',
  'event.day-began': 'Day {day}: {washed} on the beach',
  'event.bids-revealed': 'Bids: {bids}; {winner}',
  'event.bid': '{seat} {ropes}',
  'event.won': '{seat} wins',
  'event.nobody': 'nobody wins',
  'event.hauled': '{seat} hauls {crates}',
  'event.hauled.again': '{seat} throws {again} and hauls {crates}',
  'rejection.too-few-ropes': 'The crew has only {owned} ropes (YG.4)',
  'position.day': 'Day {day} of {days}: {washed} washed ashore, {beach} left from before',
  'position.seat': '{seat}: {ropes} ropes, hauled {hauled}',
  'position.hand': 'Your commission: {commission}',
  'score.crates': 'crates',
  'score.commission': 'commission',
  'rung.points': 'points',
  'rung.ropes': 'ropes left',
};
