/** How a merchant weighs what it may do: everything in drachmas, or shares. */
export interface Habits {
  /** What a card outside sets is hoped to bring beyond its worth, in the first half of the fair; less and less in the second. */
  readonly hopeOfSingle: number;
  readonly hopeOfPair: number;
  /** What a drachma is worth beyond itself in the first half of the fair, while it can still be turned into cards. */
  readonly thirst: number;
  /** What each other token on a card is expected to cost. */
  readonly rival: number;
  /** What the token is worth in hand. */
  readonly restraint: number;
  /** How much of what others could still bid, they bid. */
  readonly zeal: number;
  /** What of the gain from cards in sight a day of buying brings. */
  readonly grasp: number;
  /** What a day of buying brings beyond that: per drachma in the purse up to the limit, and per other seat that will sell. */
  readonly perCoin: number;
  readonly coinLimit: number;
  readonly perSeller: number;
  /** What an own card is worth when kept, while it can still be sold. */
  readonly keep: number;
  /** By how much others are expected to press the price of a good that they hold too. */
  readonly press: number;
  /** What a day of selling brings beyond prices: for each own card too many for the days to come. */
  readonly urgency: number;
  /** How many own cards can be sold on a day, as it is reckoned. */
  readonly pace: number;
}

/** The habits that did best against others like them. */
export const HABITS: Habits = {
  hopeOfSingle: 1.5,
  hopeOfPair: 3,
  thirst: 0.4,
  rival: 1,
  restraint: 1,
  zeal: 0.5,
  grasp: 0.6,
  perCoin: 0.4,
  coinLimit: 14,
  perSeller: 1,
  keep: 3.5,
  press: 0.3,
  urgency: 2,
  pace: 1.2,
};
