/** What washes ashore. */
export const GOODS = ['timber', 'rum', 'silk'] as const;

/** One of {@link GOODS}. */
export type Good = (typeof GOODS)[number];

/** How many dice are thrown each day (YG.3). */
export const DICE = 3;

/** The places of a day's dice, by which a die is named: 0, 1, … one for each. */
export const PLACES: readonly number[] = Array.from({ length: DICE }, (_, place) => place);

/** The most days that a match can take (YG.1), and the most ropes that content can give to begin with (YG.2). */
export const MOST_DAYS = 8;
export const MOST_ROPES_TO_BEGIN = 10;

/** The most ropes that a crew can come to own: one is spliced a day (YG.6). */
export const MOST_ROPES = MOST_ROPES_TO_BEGIN + MOST_DAYS;
