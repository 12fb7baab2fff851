/**
 * Who plays a seat.
 *
 * - `present`: whoever sat down there
 * - `bot`: a bot of the host's has taken the seat over; it acts through `engine.apply` as a player does
 * - `away`: nobody; the rules play on without it, and it is never awaited
 */
export const PRESENCES = ['present', 'bot', 'away'] as const;

/** One of {@link PRESENCES}. */
export type Presence = (typeof PRESENCES)[number];

/**
 * What can become of a seat besides the actions of the game; the host decides, the log keeps it.
 *
 * - `leave`: nobody plays the seat from now on; what that means is for the game to say, and by default its autopilot stands in
 * - `return`: the seat is played by a person again, who was away or was replaced by a bot
 * - `replace`: a bot of the host's plays the seat from now on
 * - `time-out`: the autopilot acts once for the seat, which stays as it is
 */
export const SEAT_CHANGES = ['leave', 'return', 'replace', 'time-out'] as const;

/** One of {@link SEAT_CHANGES}. */
export type SeatChange = (typeof SEAT_CHANGES)[number];

/** Who plays a seat after a change; a time-out changes nothing in that. */
export const PRESENCE_AFTER = { leave: 'away', return: 'present', replace: 'bot' } as const satisfies Partial<Record<SeatChange, Presence>>;
