/** Why a player may not, beside what the engine says itself; each cites the one rule that forbids. */
export const rejections = {
  /** A good is put up that the seat holds too few of. */
  'not-in-hand': { rule: 'PI.D1' },
  /** More cards are put up than the content allows. */
  'too-many': { rule: 'PI.D1' },
  /** A good is put up that the seat has only bought. */
  'bought-goods': { rule: 'PI.Q21' },
  /** There is no card at that place. */
  'no-card': { rule: 'PI.E2' },
  /** The marked price is more than the buyer has. */
  'cannot-pay': { rule: 'PI.E3' },
  /** The token would move to where it lies. */
  'same-card': { rule: 'PI.Q28' },
  /** The token has left that card in this round. */
  'already-left': { rule: 'PI.Q26' },
  /** The bid is below the marked price. */
  'bid-too-low': { rule: 'PI.Q33' },
  /** The bid is more than the buyer has. */
  'bid-too-high': { rule: 'PI.Q33' },
} as const;
