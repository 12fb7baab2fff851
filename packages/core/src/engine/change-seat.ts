import type { Game } from '../game/game.ts';
import { type Match, OVER } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { PRESENCE_AFTER, SEAT_CHANGES, type SeatChange } from '../model/presence.ts';
import { makeRejection, type Refused, type Rejection, type SeatRejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import { changePresence } from './act.ts';
import { type Done, isSeat } from './apply.ts';
import { changeMatch } from './change-match.ts';
import type { Learnt } from './learnt.ts';
import { noSeat, ruleOfTheEnd } from './legality.ts';
import type { Loaded } from './load.ts';

/** A change of a seat that was accepted. */
export interface SeatChanged<G extends GameTypes, A extends AnyAction> {
  readonly ok: true;
  /** The change that was asked for, `time-out` too. */
  readonly change: SeatChange;
  /** The match after it, gone on until a seat is awaited that somebody plays. */
  readonly match: Match<G, A>;
  /** What happened, `seat-changed` first; each with its audience. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** Never `null`: who plays a seat is not taken back, but changed again. */
  readonly learnt: Learnt;
}

/** What `changeSeat` answers. */
export type ChangedSeat<G extends GameTypes, A extends AnyAction> = SeatChanged<G, A> | Refused;

/** Changes who plays a seat of a valid match, or acts for it once: refuses, or goes on until somebody is awaited who is there. */
export function changeSeatOf<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  before: Loaded<G, A>,
  seat: unknown,
  change: unknown,
): Checked<Done<SeatChanged<G, A>>> {
  const { match } = before;
  if (!isSeatChange(change)) return bad(seatRejection('bad-change', { known: [...SEAT_CHANGES] }));
  if (!isSeat(seat, match)) return bad(noSeat(match));
  const refusal = refuseChange(game, before, seat, change);
  if (refusal !== undefined) return bad(refusal);
  const { awaited, learnt, ...changed } = changeMatch(game, context, before, (run) => changePresence(run, seat, change));
  return good({ answer: { ok: true, change, ...changed, learnt: learnt ?? 'boundary' }, awaited });
}

function isSeatChange(change: unknown): change is SeatChange {
  return (SEAT_CHANGES as readonly unknown[]).includes(change);
}

function refuseChange<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  { match, awaited }: Loaded<G, A>,
  seat: Seat,
  change: SeatChange,
): Rejection | undefined {
  const { presence, phase, ending } = match;
  if (phase === OVER) return seatRejection('match-over', {}, ruleOfTheEnd(game, ending));
  if (change === 'time-out') return awaited.includes(seat) ? undefined : seatRejection('not-awaited', { phase }, game.phases[phase]?.rule);
  const now = presence[seat] ?? 'present';
  if (now === PRESENCE_AFTER[change]) return seatRejection('no-change', { presence: now });
  if (change === 'leave') {
    const others = presence.some((other, index) => index !== seat && other !== 'away');
    return others ? undefined : seatRejection('last-seat');
  }
  return now === 'away' && game.leaving?.returns === false ? seatRejection('cannot-return', {}, game.leaving.rule) : undefined;
}

const seatRejection = makeRejection<SeatRejection>;
