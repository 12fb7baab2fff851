import { Fault } from '../../model/fault.ts';
import { deepFreeze } from '../../model/freeze.ts';
import { isSeatNumber, type Seat } from '../../model/seat.ts';
import type { CommitPlace } from './commit-binding.ts';
import type { CommitOpening } from './seal-commit.ts';

/** The format tag of {@link CommitRound}. */
export const COMMIT_ROUND_FORMAT = 'quayside-commit-round/1';

/** What one seat has sent in a round. */
export interface RoundSeat {
  /** One of the seats that commit in this round. */
  readonly seat: Seat;
  /** 64 lower-case hex digits; `null` until it is in. */
  readonly commitment: string | null;
  /** Only an opening that was found right, and legal. */
  readonly opening: CommitOpening | null;
}

/** What was seen in earlier rounds of the match, and may not be used again. */
export interface CommitPast {
  /** All of them, opened or not. */
  readonly commitments: readonly string[];
  /** Those of openings that were taken. */
  readonly salts: readonly string[];
}

/**
 * One round of commitments, as everybody at the table can keep it: first all commit, then all open. A frozen value and plain JSON; each step gives a new
 * one, or a rejection and nothing changed.
 */
export interface CommitRound {
  /** Names the format and its version, for whoever keeps the round. */
  readonly format: typeof COMMIT_ROUND_FORMAT;
  /** The match, phase and step that the round belongs to. */
  readonly place: CommitPlace;
  /** Openings are taken once the last commitment is in, or the time for them is over. */
  readonly stage: 'committing' | 'opening';
  /** The seats that commit, ascending. */
  readonly seats: readonly RoundSeat[];
  /** What this round may not use again. */
  readonly past: CommitPast;
}

const NO_PAST: CommitPast = { commitments: [], salts: [] };

/**
 * Begins a round in which these seats commit; `past` comes from the round before in the same match, by {@link pastCommits}. With an engine at hand, `startCommits` knows the
 * place and the seats. Refuses, by the fault `nobody-commits`, a round without seats.
 */
export function beginRound(place: CommitPlace, seats: readonly Seat[], past: CommitPast = NO_PAST): CommitRound {
  if (seats.length === 0) throw nobodyCommits(place);
  return deepFreeze({
    format: COMMIT_ROUND_FORMAT,
    place: { ...place },
    stage: 'committing',
    seats: [...seats].sort((a, b) => a - b).map((seat) => ({ seat, commitment: null, opening: null })),
    past: { commitments: [...past.commitments], salts: [...past.salts] },
  });
}

/** What a seat has sent in a round; `undefined` for whoever does not commit in it. */
export function seatIn({ seats }: CommitRound, seat: unknown): RoundSeat | undefined {
  return isSeatNumber(seat) ? seats.find((one) => one.seat === seat) : undefined;
}

/** A round in which one seat has sent something. */
export function withSeat(round: CommitRound, changed: RoundSeat): CommitRound {
  const seats = round.seats.map((seat) => (seat.seat === changed.seat ? changed : seat));
  const stage = seats.every(({ commitment }) => commitment !== null) ? 'opening' : round.stage;
  return deepFreeze({ ...round, stage, seats });
}

/**
 * Ends the time for commitments: who has not committed is out of the round, and those who have can open. For the caller's deadline, since there is no clock in core. A round
 * in which all have committed is there already.
 */
export function closeCommitments(round: CommitRound): CommitRound {
  return deepFreeze({ ...round, stage: 'opening' as const });
}

/** The seats that have opened nothing so far, ascending: those whose fate the policy of the phase (`unopened`) decides if this is the deadline. */
export function unopenedSeats(round: CommitRound): Seat[] {
  return round.seats.filter(({ opening }) => opening === null).map(({ seat }) => seat);
}

/** What the next round of the match must not see again: the commitments and salts of this round and of all before it. Give it to `beginRound` or `startCommits`. */
export function pastCommits({ past, seats }: CommitRound): CommitPast {
  return deepFreeze({
    commitments: [...past.commitments, ...seats.flatMap(({ commitment }) => commitment ?? [])],
    salts: [...past.salts, ...seats.flatMap(({ opening }) => opening?.salt ?? [])],
  });
}

function nobodyCommits({ phase, step }: CommitPlace): Fault {
  return new Fault({
    code: 'nobody-commits',
    api: 'a round of commitments',
    expected: 'at least one seat that commits',
    received: `none, in ${phase} at step ${step}`,
    remedy: 'Begin a round when a simultaneous phase is open and has awaited seats.',
  });
}
