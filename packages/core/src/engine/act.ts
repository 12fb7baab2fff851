import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { PRESENCE_AFTER, type SeatChange } from '../model/presence.ts';
import type { Seat } from '../model/seat.ts';
import { autopilotId } from './autopilot-id.ts';
import { actOnce, afterSeatChange } from './flow.ts';
import type { Run } from './run.ts';

/** More actions than this for seats that are away, in a row, mean that they lead nowhere. */
const LONGEST_STAND_IN = 1000;

/** Does what a legal action asks for, and all that follows from it, until somebody is awaited who is there, or the match is over. */
export function act<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, id: number, seat: Seat): void {
  actOnce(run, id, seat);
  standIn(run);
}

/** Does what becomes of a seat, and all that follows from it. The change has been found possible. */
export function changePresence<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, seat: Seat, change: SeatChange): void {
  run.announce(() => ({ type: 'seat-changed', seat, change }));
  if (change === 'time-out') actFor(run, seat);
  else moveSeat(run, seat, change);
  standIn(run);
}

/** Notes who plays the seat from now on, and does what the game says about seats that leave and come back. */
function moveSeat<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, seat: Seat, change: keyof typeof PRESENCE_AFTER): void {
  const { leaving } = run.game;
  const returns = run.presence[seat] === 'away';
  run.presence[seat] = PRESENCE_AFTER[change];
  run.changed();
  if (change === 'leave' && leaving?.commit === 'void') run.setCommit(seat, null);
  const rule = change === 'leave' ? leaving?.leave : returns ? leaving?.return : undefined;
  if (rule === undefined) return;
  run.write(seat, (state, effects) => rule(state, effects));
  afterSeatChange(run);
}

/** Acts for seats that are away until somebody is awaited who is there. */
function standIn<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): void {
  for (let acted = 0; ; acted += 1) {
    const seat = awaitedAndAway(run);
    if (seat === undefined) return;
    if (acted > LONGEST_STAND_IN) throw endlessStandIn(run, seat);
    actFor(run, seat);
  }
}

function awaitedAndAway<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): Seat | undefined {
  const awaited = run.awaited();
  for (let index = 0; index < awaited.length; index += 1) {
    const seat = awaited[index] as Seat;
    if (run.presence[seat] === 'away') return seat;
  }
  return undefined;
}

function actFor<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, seat: Seat): void {
  run.stoodIn = true;
  run.announce(() => ({ type: 'stood-in', seat }));
  actOnce(run, autopilotId(run, seat), seat);
}

function endlessStandIn<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, seat: Seat): Fault {
  return new Fault({
    code: 'endless-stand-in',
    api: `autopilot of ${run.game.meta.id} in phase ${run.phase}`,
    expected: 'actions that lead to a seat that is there, or to the end of the match',
    received: `${LONGEST_STAND_IN} actions in a row for seats that are away, the last for seat ${seat}`,
    remedy: 'Let the autopilot finish the turn of its seat.',
  });
}
