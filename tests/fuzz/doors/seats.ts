import { DATA_REJECTIONS, SEAT_CHANGES, SEAT_REJECTIONS } from '@quayside/core';
import * as fc from 'fast-check';
import { door, pick } from '../door.ts';
import { junk, junkSeat, nth } from '../junk.ts';
import { answerOf } from '../play-on.ts';

export const changeSeat = door({
  name: 'change a seat',
  weight: 6,
  drawn: fc.record({
    stand: nth,
    seat: junkSeat,
    change: fc.oneof<fc.Arbitrary<unknown>[]>(fc.constantFrom(...SEAT_CHANGES), junk),
  }),
  attempt({ engine, stands }, { stand, seat, change }) {
    const { match } = pick(stands, stand);
    return { payload: { seat, change }, send: () => answerOf(engine, engine.changeSeat(match, seat, change), 0, 3) };
  },
  codes: () => [...SEAT_REJECTIONS, ...DATA_REJECTIONS],
});
