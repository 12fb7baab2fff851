import { at, int, nextClockwise } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { QUAYS } from '../vocabulary.ts';

/** GD.A8, GD.R53: before the first orders are revealed, each seat in turn puts its meeple on any location, Central Port too; several may share one. */
export const placeMeeple = kit.action({
  type: 'place-meeple',
  rule: 'GD.A8',
  input: z.strictObject({ location: int(0, QUAYS) }),
  check({ derived }, { location }) {
    return derived.locations.includes(location) ? undefined : kit.reject('no-location', { location });
  },
  apply({ table }, { location }, { seat, options, emit }) {
    at(table.seats, seat).location = location;
    table.current = nextClockwise(options.seats, seat) ?? seat;
    emit({ type: 'meeple-placed', seat, location });
  },
});
