import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { spectator } from '../engine/engine-faults.ts';
import type { View } from '../game/match.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { CommitBinding, CommitPlace } from '../primitives/commits/commit-binding.ts';
import { beginRound, type CommitPast, type CommitRound } from '../primitives/commits/commit-round.ts';

/**
 * What a commitment of the seat whose view this is has to be bound to: game, rules version, match, phase instance and seat. `match` is what the players call the
 * match: any text that all of them know before it begins and that no other match has, such as `hashJson` of a fair start. Refuses, by the fault `not-a-seat`, the view of the
 * spectator; `match` is looked at where the commit is sealed, by `sealCommit`.
 *
 * @example
 * ```ts
 * import { commitBinding, createEngine } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const { match } = engine.create({ seats: 2, seed: 'any' });
 * const { game, phase, step, seat } = commitBinding(engine.view(match, 1), 'table 7');
 * console.log(game, phase, step, seat); // connect-four dropping 0 1
 * ```
 */
export function commitBinding<G extends GameTypes, A extends AnyAction>(view: View<G, A>, match: string): CommitBinding {
  if (view.seat === null) throw spectator('commitBinding');
  return { ...placeOf(view, match), seat: view.seat };
}

/**
 * Begins a round of commitments for the simultaneous phase that a view shows, whosever it is: all seats that it still waits for commit. `past` is what was seen in
 * earlier rounds of this match, from `pastCommits`. Refuses, by fault, a phase that is not simultaneous (`not-simultaneous`).
 *
 * @example
 * ```ts no-run
 * import { type AnyAction, addCommitment, commitBinding, type Engine, type GameTypes, sealCommit, startCommits, type View } from '@quayside/core';
 *
 * declare const engine: Engine<GameTypes, AnyAction>;
 * declare const view: View<GameTypes, AnyAction>;
 *
 * const mine = sealCommit(commitBinding(view, 'table 7'), { type: 'bid' }, '00112233445566778899aabbccddeeff');
 * console.log(addCommitment(startCommits(engine, view, 'table 7'), view.seat, mine.commitment).ok);
 * ```
 */
export function startCommits<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  view: View<G, A>,
  match: string,
  past?: CommitPast,
): CommitRound {
  demandEngine(engine, 'startCommits');
  if (engine.game.phases[view.phase]?.kind !== 'simultaneous') throw notSimultaneous(view.phase);
  return beginRound(placeOf(view, match), view.awaited, past);
}

function placeOf<G extends GameTypes, A extends AnyAction>({ game, rules, phase, step }: View<G, A>, match: string): CommitPlace {
  return { game, rules, match, phase, step };
}

function notSimultaneous(phase: string): Fault {
  return new Fault({
    code: 'not-simultaneous',
    api: 'startCommits',
    expected: 'a view of an open simultaneous phase',
    received: phase,
    remedy: 'In other phases seats act one at a time: nothing is sealed.',
  });
}
