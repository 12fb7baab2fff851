import type { AnyAction, GameTypes, Seat } from '@quayside/core';
import { createSimulator } from '@quayside/core/bots';
import { differs, overTheWire } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { legalOf } from './legal.ts';
import { refusedWith } from './refused-with.ts';
import { seatsOf } from './sample.ts';

/** One in so many positions is looked at: a seat that leaves costs as much as the action that its autopilot takes. */
const SAMPLED = 4;

/**
 * P12: any seat may leave at any point, as long as another stays. It is not awaited then, it may not act, the match can be saved and loaded, and goes on alike on the
 * host path and in place; and it may come back, unless the game says otherwise.
 */
export const seatsMayLeave: Law = {
  name: 'seats-may-leave',
  promise: 'P12',
  position(position) {
    const { engine, match, random } = position;
    if (engine.awaited(match).length === 0 || random.int('P12', SAMPLED) > 0) return undefined;
    const here = seatsOf(position).filter((seat) => match.presence[seat] !== 'away');
    return here.length < 2 ? undefined : leaves(position, random.pick('P12', here));
  },
};

function leaves<G extends GameTypes, A extends AnyAction>({ engine, match, random }: Position<G, A>, seat: Seat): Difference {
  const left = engine.changeSeat(match, seat, 'leave');
  if (!left.ok) return `seat ${seat} cannot leave: ${refusedWith(left.rejection)}`;
  const { match: after } = left;
  return (
    (engine.mayAct(after).includes(seat) ? `seat ${seat} has left and may still act` : undefined) ??
    loadsAlike({ engine, match: after, random }, seat) ??
    goesOn({ engine, match: after, random }, seat) ??
    comesBack({ engine, match: after, random }, seat)
  );
}

function loadsAlike<G extends GameTypes, A extends AnyAction>({ engine, match }: Position<G, A>, gone: Seat): Difference {
  const result = engine.load(overTheWire(engine.save(match)));
  if (!result.ok) return `a match that seat ${gone} has left cannot be loaded: ${refusedWith(result.rejection)}`;
  return differs(`a match that seat ${gone} has left, saved and loaded,`, match, result.match);
}

/** Whoever is awaited acts, on the host path and in place. */
function goesOn<G extends GameTypes, A extends AnyAction>({ engine, match, random }: Position<G, A>, gone: Seat): Difference {
  const awaited = engine.awaited(match);
  if (awaited.length === 0) return undefined;
  const seat = random.pick('P12', awaited);
  const { ids } = legalOf({ engine, match }, seat);
  if (ids.length === 0) return `seat ${seat} is awaited after seat ${gone} has left, and can do nothing`;
  const id = random.pick('P12', ids);
  const applied = engine.apply(match, seat, engine.game.numbering.decode(id));
  if (!applied.ok) return `seat ${seat} is refused after seat ${gone} has left: ${refusedWith(applied.rejection)}`;
  const simulator = createSimulator(engine, match);
  simulator.step(seat, id);
  return (
    (engine.awaited(applied.match).includes(gone) ? `seat ${gone} has left and is awaited` : undefined) ??
    differs('the matches in place and on the host, with a seat away,', simulator.match(), applied.match)
  );
}

function comesBack<G extends GameTypes, A extends AnyAction>({ engine, match }: Position<G, A>, seat: Seat): Difference {
  if (engine.outcome(match) !== null) return undefined;
  const back = engine.changeSeat(match, seat, 'return');
  if (back.ok) return back.match.presence[seat] === 'present' ? undefined : `seat ${seat} has come back and is not there`;
  const declared = engine.game.leaving?.returns === false && back.rejection.code === 'cannot-return';
  return declared ? undefined : `seat ${seat} cannot come back: ${refusedWith(back.rejection)}`;
}
