/** How a merchant weighs what it may do: everything in drachmas, or shares. */
export interface Habits {
  /** What a card outside sets is hoped to bring beyond its worth, in the first half of the fair; less and less in the second. */
  readonly hopeOfSingle: number;
  readonly hopeOfPair: number;
  /** What a drachma is worth beyond itself in the first half of the fair, while it can still be turned into cards. */
  readonly thirst: number;
  /** What each other token on a card is expected to cost, and the part of the gain that each takes away: half of it at 1, a third left by two. */
  readonly rival: number;
  readonly crowd: number;
  /** What the token is worth in hand. */
  readonly restraint: number;
  /** How much of what others could still bid, they bid. */
  readonly zeal: number;
  /** What of the gain from cards in sight a day of buying brings. */
  readonly grasp: number;
  /** What a day of buying brings for each card that is likely to be had. */
  readonly perCard: number;
  /** What a card is taken to cost, when it is not in sight. */
  readonly usualPrice: number;
  /** How far the hopes of others must be apart for their plans to be as good as known: three times in four at this many drachmas. */
  readonly doubt: number;
  /** What speaks for buying, whatever is in sight. */
  readonly lean: number;
  /** What an own card is worth when kept, while it can still be sold. */
  readonly keep: number;
  /** By how much others are expected to press the price of a good that they hold too. */
  readonly press: number;
  /** What a day of selling brings beyond prices: for each own card too many for the days to come. */
  readonly urgency: number;
  /** How many own cards can be sold on a day, as it is reckoned. */
  readonly pace: number;
  /** How much chance there is in a plan, in a bid, and in all else: without it, merchants of the same habits would all sell on the same days. */
  readonly whimOfPlan: number;
  readonly whimOfBid: number;
  readonly whim: number;
}

/** The habits that did best against others like them. */
export const HABITS: Habits = {
  hopeOfSingle: 1.41,
  hopeOfPair: 3,
  thirst: -0.16,
  rival: 1,
  crowd: 1,
  restraint: 1.11,
  zeal: 0.5,
  grasp: 0.08,
  perCard: 3.53,
  usualPrice: 3.98,
  doubt: 2,
  lean: 3.08,
  keep: 1.99,
  press: 0.6,
  urgency: 0.75,
  pace: 0.08,
  whimOfPlan: 4,
  whimOfBid: 0.5,
  whim: 0,
};
