import { type Good, GREEK_ROW, MOST_OFFERED, type PiraeusAction, type Plan } from '@quayside/piraeus';

/** Short names for what players send, so that a test reads like a transcript. */
export const plan = (as: Plan): PiraeusAction => ({ type: 'plan', as });
export const offer = (...goods: Good[]): PiraeusAction => ({ type: 'offer', goods });
export const place = (at: number): PiraeusAction => ({ type: 'place', place: at });
export const pass: PiraeusAction = { type: 'pass' };
export const move = (to: number): PiraeusAction => ({ type: 'move', place: to });
export const stay: PiraeusAction = { type: 'stay' };
export const bid = (amount: number): PiraeusAction => ({ type: 'bid', amount });

/** The place of the first (0) or second (1) card that a seat puts up; the Greek row is places 0 to 2. */
export const foreignPlace = (seat: number, nth = 0): number => GREEK_ROW + seat * MOST_OFFERED + nth;
