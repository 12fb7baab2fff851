import type { Sent } from '@quayside/core/sdk';
import { endTurn } from './end-turn.ts';
import { executeOrder } from './execute-order.ts';
import { load } from './load.ts';
import { move } from './move.ts';
import { placeMarker } from './place-marker.ts';
import { placeMeeple } from './place-meeple.ts';
import { putAside } from './put-aside.ts';
import { recruit } from './recruit.ts';
import { reroll } from './reroll.ts';
import { roll } from './roll.ts';
import { serve } from './serve.ts';
import { swapMarkers } from './swap-markers.ts';
import { unload } from './unload.ts';

/** Every action of the game, in the order of its numbers: changing it changes what recorded numbers mean. */
export const actions = [
  placeMeeple,
  roll,
  reroll,
  recruit,
  load,
  move,
  unload,
  putAside,
  executeOrder,
  swapMarkers,
  placeMarker,
  serve,
  endTurn,
] as const;

/** What a player can send. */
export type GdanskAction = Sent<(typeof actions)[number]>;
