import { DATA_REJECTIONS, SEAT_CHANGES, SEAT_REJECTIONS } from '@quayside/core';
import * as fc from 'fast-check';
import { door, pick } from '../door.ts';
import { junk, junkSeat, nth } from '../junk.ts';
import { playOn } from '../play-on.ts';

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
    return {
      payload: { seat, change },
      send() {
        const changed = engine.changeSeat(match, seat, change);
        return changed.ok ? { rejection: null, after: () => playOn(engine, changed.match, 0, 3) } : { rejection: changed.rejection };
      },
    };
  },
  codes: () => [...SEAT_REJECTIONS, ...DATA_REJECTIONS],
});
