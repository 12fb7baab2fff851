import { endTurn } from '../actions/end-turn.ts';
import { executeOrder } from '../actions/execute-order.ts';
import { load } from '../actions/load.ts';
import { move } from '../actions/move.ts';
import { placeMarker } from '../actions/place-marker.ts';
import { putAside } from '../actions/put-aside.ts';
import { recruit } from '../actions/recruit.ts';
import { reroll } from '../actions/reroll.ts';
import { serve } from '../actions/serve.ts';
import { swapMarkers } from '../actions/swap-markers.ts';
import { unload } from '../actions/unload.ts';
import { kit } from '../kit.ts';
import { lastOfRound } from '../rules/turn.ts';

/**
 * GD.B6, GD.B11: dice actions in any order, additional actions before or after them, each at most once. Leaving it completes a turn, and with the last seat's turn a round
 * (GD.K2, GD.R58).
 */
export const acting = kit.phase({
  rule: 'GD.B1',
  awaiting: ({ table }) => (table.turn.over ? [] : [table.current]),
  actions: [reroll, recruit, load, move, unload, putAside, executeOrder, swapMarkers, placeMarker, serve, endTurn],
  to: ['passing'],
  closes: ({ table, options }) => (lastOfRound(table, options.seats) ? 'round' : 'turn'),
});
