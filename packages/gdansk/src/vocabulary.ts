/** The six groups of goods (GD.A1), lightest first. */
export const GOODS = ['grain', 'fuels', 'coal', 'containers', 'cargo', 'roro'] as const;

/** One of {@link GOODS}. */
export type Good = (typeof GOODS)[number];

/** The colours of quays, sectors and port cards (GD.F15). */
export const COLORS = ['blue', 'purple', 'green', 'brown'] as const;

/** One of {@link COLORS}. */
export type Color = (typeof COLORS)[number];

/** The colours of which one is not used by two players (GD.A5). */
export const REMOVABLE_COLORS = ['blue', 'purple', 'brown'] as const;

/** What a die can show (GD.B7). */
export const SYMBOLS = ['loading', 'movement', 'recruitment'] as const;

/** One of {@link SYMBOLS}. */
export type DieSymbol = (typeof SYMBOLS)[number];

/** The sizes of cruise ships (GD.I1). */
export const SIZES = ['small', 'medium', 'large'] as const;

/** One of {@link SIZES}. */
export type Size = (typeof SIZES)[number];

/** The actions that the dice pay for; loading and unloading use the same dice (GD.R33). */
export const DICE_ACTIONS = ['load', 'unload', 'move', 'recruit'] as const;

/** An action that the dice pay for; loading and unloading use the same dice (GD.R33). */
export type DiceAction = (typeof DICE_ACTIONS)[number];

/** Quays are numbered 1 to 20. */
export const QUAYS = 20;

/** The most seats that can play. */
export const MOST_SEATS = 4;

/** The dice of a turn (GD.B2). */
export const DICE = 3;

/** The faces of a die. */
export const FACES = 6;

/** Order tokens and cruise ships are named by their index in the content. */
export const MOST_TOKENS = 20;
export const MOST_SHIPS = 21;

/** A location is named by its lowest quay; Central Port, which has none, is 0. */
export const CENTRAL_PORT = 0;

/**
 * The furthest that workers, points and rounds are counted, which have no limit (GD.A2, GD.R62, GD.R67). Nobody plays so far, but a match from outside may say so; what is played
 * from it must be one that loads.
 */
export const MOST_COUNTED = 1_000_000_000;
