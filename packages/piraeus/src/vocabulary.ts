/** The six goods (PI.A1), in the order of the price tracks. */
export const GOODS = ['furs', 'tableware', 'food', 'jewelry', 'spices', 'fabrics'] as const;

/** One of {@link GOODS}. */
export type Good = (typeof GOODS)[number];

/** The six nations that a player can represent (PI.A2). */
export const NATIONS = ['romans', 'barbarians', 'egyptians', 'indians', 'chinese', 'persians'] as const;

/** One of {@link NATIONS}. */
export type Nation = (typeof NATIONS)[number];

/** Where a card can come from: a nation, or the Greeks, whom nobody represents (PI.A3). */
export const ORIGINS = [...NATIONS, 'greeks'] as const;

/** One of {@link ORIGINS}. */
export type Origin = (typeof ORIGINS)[number];

/** What a seat does on a day (PI.C1). */
export const PLANS = ['buyer', 'seller'] as const;

/** One of {@link PLANS}. */
export type Plan = (typeof PLANS)[number];

/** The most seats that can play: one per nation (PI.Q1). */
export const MOST_SEATS = NATIONS.length;

/** The most cards that lie in the Greek row (PI.B2). */
export const GREEK_ROW = 3;

/** The most cards that a seller puts up on a day (PI.D1). */
export const MOST_OFFERED = 2;

/**
 * The places of the market: the Greek row first, then the foreign row with two places for each seat. A place is named by its index, so that a card
 * keeps its name while others are sold.
 */
export const PLACES = GREEK_ROW + MOST_OFFERED * MOST_SEATS;

/** The most that can be bid (PI.Q33); content is checked against it, so that nobody can own more. */
export const MOST_MONEY = 999;
