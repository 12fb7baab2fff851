import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import type { Match } from '../game/match.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { RoundAnswer } from '../primitives/commits/add-commitment.ts';
import { addOpening } from '../primitives/commits/add-opening.ts';
import type { CommitRound } from '../primitives/commits/commit-round.ts';
import { checkRound } from './check-round.ts';

/**
 * Adds an opening to a round as `addOpening` does, and refuses one whose action the match that the caller keeps does not allow: `illegal-opening`, with
 * the game's own rejection. What the seat may do is decided on its view, as always. Refuses, by the fault `another-round`, a match that does not stand where the round began.
 *
 * @example
 * ```ts no-run
 * import { type AnyAction, addLegalOpening, type CommitRound, type Engine, type GameTypes, type Match } from '@quayside/core';
 *
 * declare const engine: Engine<GameTypes, AnyAction>;
 * declare const match: Match<GameTypes, AnyAction>;
 * declare const received: { readonly seat: unknown; readonly opening: unknown };
 * declare let round: CommitRound;
 *
 * const added = addLegalOpening(engine, match, round, received.seat, received.opening);
 * if (added.ok) round = added.round;
 * else console.log(added.rejection.code, added.rejection.rule);
 * ```
 */
export function addLegalOpening<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  round: CommitRound,
  seat: unknown,
  opening: unknown,
): RoundAnswer {
  demandEngine(engine, 'addLegalOpening');
  checkRound('addLegalOpening', match, round);
  return addOpening(round, seat, opening, (action) => engine.explain(engine.view(match, seat as Seat), action));
}
