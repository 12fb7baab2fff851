/**
 * The rejections of sealed commitments and their openings, in the order in which they are looked for. What a commitment hides cannot be seen before it is
 * opened, so faults of salt, binding and legality show only then.
 *
 * A commitment:
 * - `not-in-round`: the seat commits to nothing here (`data.seats` do)
 * - `commitment-late`: the time for commitments is over
 * - `second-commitment`: the seat has committed already, and is bound
 * - `missing-commitment`, `short-commitment`, `malformed-commitment`: none, cut off, or no 64 lower-case hex digits
 * - `copied-commitment`: another seat's of the same round (`data.seat`)
 * - `reused-commitment`: seen earlier in the match
 *
 * An opening:
 * - `not-in-round`: as above
 * - `opened-early`: not all are in yet (`data.missing`), and an opening would tell those who have still to choose
 * - `not-committed`: there is nothing to open
 * - `opened-twice`: it is open already
 * - `missing-opening`, `malformed-opening`: none, or not of the form `{ binding, action, salt }` (`data.path`)
 * - `missing-salt`, `short-salt`: none, or fewer than 16 bytes
 * - `mis-bound`: it states another game, rules version, match, phase, step or seat (`data.field`, `data.expected`, `data.received`)
 * - `wrong-opening`: another action, salt or binding than was committed to
 * - `reused-salt`: opened earlier in the match, so that the action could be found by trying
 * - `illegal-opening`: the game refuses the action (`data.rejection`, whose rule is cited)
 */
export const COMMIT_REJECTIONS = [
  'not-in-round',
  'commitment-late',
  'second-commitment',
  'missing-commitment',
  'short-commitment',
  'malformed-commitment',
  'copied-commitment',
  'reused-commitment',
  'opened-early',
  'not-committed',
  'opened-twice',
  'missing-opening',
  'malformed-opening',
  'missing-salt',
  'short-salt',
  'mis-bound',
  'wrong-opening',
  'reused-salt',
  'illegal-opening',
] as const;

/** A code of {@link COMMIT_REJECTIONS}. */
export type CommitRejection = (typeof COMMIT_REJECTIONS)[number];

/**
 * The rejections of a transcript that is not the match which somebody remembers, beside those of a replay.
 *
 * - `commitment-differs`, `nonce-differs`: another seed commitment or nonce than was told (`data.path`)
 * - `setup-differs`: begun otherwise than was announced (`data.path`)
 * - `unfinished`: the match is not over at its end (`data.entries`)
 * - `receipt-differs`: other deeds than a receipt stands for (`data.entries`)
 * - `view-differs`: it would have shown something else than what was seen (`data.entries`, `data.viewer`)
 */
export const VERIFY_REJECTIONS = [
  'commitment-differs',
  'nonce-differs',
  'setup-differs',
  'unfinished',
  'receipt-differs',
  'view-differs',
] as const;

/** A code of {@link VERIFY_REJECTIONS}. */
export type VerifyRejection = (typeof VERIFY_REJECTIONS)[number];
