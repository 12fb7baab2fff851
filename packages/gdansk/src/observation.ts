import type { ObservationHints } from '@quayside/core/sdk';

/**
 * For networks that learn the game. Where the rules set no limit (workers, points, rounds) matches that are played to win stay below these numbers.
 */
export const observation: ObservationHints = {
  saturate: {
    // GD.A2, GD.R62: no limit.
    'table.seats.*.workers': 50,
    'table.seats.*.score': 200,
    'table.round': 100,
    'table.turn.left': 9,
  },
  // Each comes once: GD.B9, GD.R39, and there is one of each card, token and ship.
  unordered: {
    'table.turn.used': 1,
    'table.quays.*.markers': 1,
    'table.seats.*.cards': 1,
    'table.seats.*.orders': 1,
    'table.removedTokens': 1,
    'hand.ships': 1,
    'shown.ships.*': 1,
  },
  bySeat: ['table.seats', 'shown.ships'],
  seats: ['options.firstSeat', 'table.firstSeat', 'table.current', 'table.quays.*.markers.*'],
  names: ['table.turn.dice.*', 'table.quays.*.order', 'table.seats.*.location', 'shown.topToken'],
};
