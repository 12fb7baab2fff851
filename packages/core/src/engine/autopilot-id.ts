import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import { refuseByCheck, toldAction } from './legality.ts';
import type { Run } from './run.ts';

/**
 * The id of what the autopilot does for a seat. Refuses (fault `illegal-autopilot`) what the seat could not do itself: done all the same, it would lead to a state that
 * the rules never meant, and nobody would be told.
 */
export function autopilotId<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, seat: Seat): number {
  const { game, phase } = run;
  const view = run.view(seat);
  const action = game.autopilot(view);
  const id = game.numbering.encode(action);
  const known = id >= 0 && game.phaseActions[phase]?.includes(game.numbering.indexOf(id)) === true;
  if (known && refuseByCheck(game, view, id) === undefined) return id;
  throw new Fault({
    code: 'illegal-autopilot',
    api: `autopilot of ${game.meta.id} in phase ${phase}`,
    expected: `an action that is legal for seat ${seat}`,
    received: toldAction(game, action),
    remedy: 'Let it name an action of the phase that its `check` lets pass; a seat without one must not be awaited.',
  });
}
