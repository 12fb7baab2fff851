import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { Random } from '../random/random.ts';
import { legalIds } from './legality.ts';
import type { Run } from './run.ts';

/** A commit of a seat, drawn among what is legal for it. */
export function anyCommit<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, seat: Seat, random: Random): A {
  return run.game.numbering.decode(random.pick('commits', legalIds(run.game, run.view(seat))));
}
