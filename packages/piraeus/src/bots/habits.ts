/** How a merchant weighs what it may do: in drachmas, where nothing else is said. */
export interface Habits {
  /** What a card outside sets is hoped to bring beyond its worth, in the first half of the fair. Less and less in the second half. */
  readonly hopeOfSingle: number;
  /** The same of a card that makes a pair with another. */
  readonly hopeOfPair: number;
  /** What a drachma is worth beyond itself in the first half of the fair; below 0 if a card that others could buy is better than the money for it. */
  readonly thirst: number;
  /** What the token is worth in hand. */
  readonly restraint: number;
  /** The share of what a rival could still bid with gain, up to which it is taken to bid. */
  readonly zeal: number;
  /** The share of the gain from cards in sight that a day of buying is taken to bring. */
  readonly grasp: number;
  /** What a day of buying brings for each card that is likely to be had. */
  readonly perCard: number;
  /** What a card is taken to cost when it is not in sight. */
  readonly usualPrice: number;
  /** What speaks for buying, whatever is in sight. */
  readonly lean: number;
  /** What speaks for selling, for each card that can be put up. */
  readonly urgency: number;
  /** How much others are expected to press the price of a good that they may put up too: by so much for each card that is likely to come. */
  readonly press: number;
  /** How far the hopes of another must be apart for its plan to be known three times in four. */
  readonly doubt: number;
  /** How much chance there is in a plan. Without it merchants of the same habits would all sell on the same days. */
  readonly whimOfPlan: number;
  /** How much chance there is in a bid. Without it merchants of the same habits would bid the same. */
  readonly whimOfBid: number;
}

/** The habits that did best in matches against a pool of other merchants. */
export const HABITS: Habits = {
  hopeOfSingle: 0.4,
  hopeOfPair: 1.8,
  thirst: -0.25,
  restraint: 1.8,
  zeal: 0.8,
  grasp: 0.08,
  perCard: 4.05,
  usualPrice: 5.55,
  lean: 4.3,
  urgency: 2.3,
  press: 1.8,
  doubt: 3.1,
  whimOfPlan: 3.9,
  whimOfBid: 0.5,
};
