/** A place at the table: `0 … n-1`, clockwise. */
export type Seat = number;

/** Who looks: a seat, or `null` for the spectator, the viewer without a seat. */
export type Viewer = Seat | null;
