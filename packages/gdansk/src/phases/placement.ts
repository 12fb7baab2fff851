import { placeMeeple } from '../actions/place-meeple.ts';
import { kit } from '../kit.ts';

/** GD.A8, GD.R53: clockwise from the first seat, everybody places the meeple. The ends are not asked yet (GD.K1). */
export const placement = kit.phase({
  rule: 'GD.A8',
  setup: true,
  awaiting: ({ table }) => (table.seats.some(({ location }) => location === null) ? [table.current] : []),
  actions: [placeMeeple],
  to: ['opening'],
});
