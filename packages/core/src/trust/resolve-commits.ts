import type { Applied } from '../engine/apply.ts';
import type { ChangedSeat } from '../engine/change-seat.ts';
import { demandEngine } from '../engine/demand-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { type Deed, entryOf, type HistoryEntry } from '../engine/history.ts';
import type { Match } from '../game/match.ts';
import type { UnopenedPolicy } from '../game/phase.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { CommitRound } from '../primitives/commits/commit-round.ts';
import { checkRound } from './check-round.ts';

/** What came of a round: the match after the reveal, and how it came there. */
export interface ResolvedCommits<G extends GameTypes, A extends AnyAction> {
  /** The match after the reveal and what follows it. */
  readonly match: Match<G, A>;
  /** What was done, in this order on every replica: for `extendTranscript`, and for the events. */
  readonly entries: readonly (HistoryEntry<G, A> & {
    /** Never `null`: the creation is not among them. */
    readonly deed: Deed<A>;
  })[];
  /** The seats whose fate the declared policy has decided: they opened nothing, or nothing that the match allows. */
  readonly unopened: readonly Seat[];
}

/**
 * Plays a round in the match: what was opened, in the order of seats; then each seat that has nothing opened fares as the phase declares (`unopened`). For when all
 * have opened, or at the deadline. Everybody who had the same match and took in the same openings comes to the same match.
 *
 * Refuses, by fault, a match that does not stand where the round began (`another-round`).
 *
 * @example
 * ```ts no-run
 * import { type AnyAction, type CommitRound, type Engine, extendTranscript, type GameTypes, type Match, resolveCommits, type Transcript } from '@quayside/core';
 *
 * declare const engine: Engine<GameTypes, AnyAction>;
 * declare const match: Match<GameTypes, AnyAction>;
 * declare const round: CommitRound;
 * declare let transcript: Transcript<GameTypes, AnyAction>;
 *
 * const resolved = resolveCommits(engine, match, round);
 * for (const entry of resolved.entries) transcript = extendTranscript(transcript, entry.deed, entry.match);
 * console.log(resolved.unopened, resolved.match.phase);
 * ```
 */
export function resolveCommits<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  round: CommitRound,
): ResolvedCommits<G, A> {
  demandEngine(engine, 'resolveCommits');
  checkRound('resolveCommits', match, round);
  const policy = engine.game.phases[match.phase]?.unopened ?? 'autopilot';
  const entries: HistoryEntry<G, A>[] = [];
  const now = (): Match<G, A> => entries.at(-1)?.match ?? match;
  const enter = (seat: Seat, done: Applied<G, A> | ChangedSeat<G, A>): boolean => {
    if (done.ok) entries.push(entryOf(seat, done));
    return done.ok;
  };
  const unopened = round.seats
    .filter(({ seat, opening }) => opening === null || !enter(seat, engine.apply(now(), seat, opening.action)))
    .map(({ seat }) => seat);
  for (const seat of unopened) enter(seat, policyChange(engine, now(), seat, { policy, phase: match.phase }));
  return Object.freeze({ match: now(), entries: Object.freeze(entries) as ResolvedCommits<G, A>['entries'], unopened });
}

/** Who is last at the table cannot leave: then the autopilot stands in, if the phase still waits. */
function policyChange<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  seat: Seat,
  { policy, phase }: { readonly policy: UnopenedPolicy; readonly phase: string },
): ChangedSeat<G, A> {
  const left = policy === 'leave' ? engine.changeSeat(match, seat, 'leave') : undefined;
  return left === undefined || (!left.ok && match.phase === phase) ? engine.changeSeat(match, seat, 'time-out') : left;
}
