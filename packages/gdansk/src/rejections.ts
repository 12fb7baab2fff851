/** Why a player may not, beside what the engine says itself; each cites the one rule that forbids. */
export const rejections = {
  /** There is no location of that name: a location is named by its lowest quay. */
  'no-location': { rule: 'GD.A8' },
  /** The dice have been rolled three times. */
  'no-rolls-left': { rule: 'GD.B3' },
  /** There are fewer dice. */
  'no-such-die': { rule: 'GD.B3' },
  /** An action has fixed the dice. */
  'roll-fixed': { rule: 'GD.R2' },
  /** The dice show no symbol for this action. */
  'no-symbol': { rule: 'GD.B7' },
  /** The action was done this turn, or another has begun since. */
  'action-used': { rule: 'GD.B9' },
  /** An additional action after the first dice action has ended the dice actions. */
  'dice-over': { rule: 'GD.B10' },
  /** Loading and unloading use the same dice. */
  'dice-used': { rule: 'GD.R33' },
  /** The good is heavier than the loading symbols that are left. */
  'too-heavy': { rule: 'GD.C1' },
  /** The hold is full, and no cube is given up. */
  'hold-full': { rule: 'GD.C4' },
  /** The cube to give up is not in the hold. */
  'not-held': { rule: 'GD.C5' },
  /** There is room, so no cube is given up. */
  'room-left': { rule: 'GD.R10' },
  /** The unloading zone has no such cube. */
  'none-in-zone': { rule: 'GD.C6' },
  /** No loading on Central Port once its card is out. */
  'no-loading-here': { rule: 'GD.C7' },
  /** No connection leads there. */
  'not-connected': { rule: 'GD.D3' },
  /** No movement symbol is left. */
  'no-steps-left': { rule: 'GD.D1' },
  /** An order was executed this turn. */
  'order-done': { rule: 'GD.F4' },
  /** There is no order on that quay. */
  'no-order': { rule: 'GD.F1' },
  /** The meeple is elsewhere. */
  'not-there': { rule: 'GD.F1' },
  /** Goods are missing for the order. */
  'goods-missing': { rule: 'GD.F1' },
  /** An order takes a worker. */
  'no-worker': { rule: 'GD.F1' },
  /** There is no such bonus, or without it no order could be executed here. */
  'bonus-needed': { rule: 'GD.R22' },
  /** The HR panel was used this turn. */
  'hr-done': { rule: 'GD.H1' },
  /** A swap takes two workers. */
  'too-few-to-swap': { rule: 'GD.H2' },
  /** A swap is between a marker of one's own and one of another player. */
  'no-marker-there': { rule: 'GD.H2' },
  /** After the swap somebody would have two markers on a quay. */
  'two-on-a-quay': { rule: 'GD.R40' },
  /** Placing takes three workers. */
  'too-few-to-place': { rule: 'GD.H3' },
  /** All markers are on the board. */
  'no-marker-left': { rule: 'GD.H3' },
  /** One has a marker on that quay. */
  'marker-there': { rule: 'GD.H4' },
  /** No other player has a marker on that quay. */
  'no-influence-there': { rule: 'GD.H5' },
  /** A ship was served this turn. */
  'ship-done': { rule: 'GD.I3' },
  /** The ship takes more workers. */
  'too-few-to-serve': { rule: 'GD.I1' },
  /** No ship of that size is left. */
  'no-ship-left': { rule: 'GD.R49' },
  /** Unloading needs the Central Port card, and the meeple there. */
  'not-at-central-port': { rule: 'GD.J1' },
  /** The good is heavier than the loading symbols that are left for unloading. */
  'too-heavy-to-unload': { rule: 'GD.J2' },
  /** There is no such cube in the hold to unload. */
  'nothing-to-unload': { rule: 'GD.J3' },
} as const;
