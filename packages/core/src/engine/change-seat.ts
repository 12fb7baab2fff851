import type { Game } from '../game/game.ts';
import { type Match, OVER } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { JsonObject } from '../model/json.ts';
import { PRESENCE_AFTER, SEAT_CHANGES, type SeatChange } from '../model/presence.ts';
import type { Rejection, SeatRejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import { changePresence } from './act.ts';
import { isSeat, type Refused } from './apply.ts';
import { hostRun, runningParts, sealMatch } from './host.ts';
import { type Learnt, learnt } from './learnt.ts';
import { ruleOfTheEnd } from './legality.ts';
import type { Loaded } from './load.ts';

/** A change of a seat that was accepted. */
export interface SeatChanged<G extends GameTypes, A extends AnyAction> {
  readonly ok: true;
  readonly change: SeatChange;
  readonly match: Match<G, A>;
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
): Checked<{ readonly changed: SeatChanged<G, A>; readonly awaited: readonly Seat[] }> {
  const { match } = before;
  if (!isSeatChange(change)) return refused('bad-change', null, { known: [...SEAT_CHANGES] });
  if (!isSeat(seat, match)) return refused('not-a-seat', null, { seats: match.options.seats });
  const refusal = refuseChange(game, before, seat, change);
  if (refusal !== undefined) return bad(refusal);
  const { run, touchedSecrets } = hostRun(game, context, match.random, runningParts(match));
  changePresence(run, seat, change);
  const after = { match: sealMatch(run), awaited: run.awaited() };
  const touched = { secrets: touchedSecrets() || run.revealed || run.stoodIn, chance: run.random.moved() };
  const changed = {
    ok: true as const,
    change,
    match: after.match,
    events: deepFreeze(run.events ?? []),
    learnt: learnt(game, before, after, touched) ?? 'boundary',
  };
  return good({ changed, awaited: after.awaited });
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
  if (phase === OVER) return rejection('match-over', ruleOfTheEnd(game, ending), {});
  if (change === 'time-out')
    return awaited.includes(seat) ? undefined : rejection('not-awaited', game.phases[phase]?.rule ?? null, { phase });
  const now = presence[seat] ?? 'present';
  if (now === PRESENCE_AFTER[change]) return rejection('no-change', null, { presence: now });
  if (change === 'leave') {
    const others = presence.some((other, index) => index !== seat && other !== 'away');
    return others ? undefined : rejection('last-seat', null, {});
  }
  return now === 'away' && game.leaving?.returns === false ? rejection('cannot-return', game.leaving.rule, {}) : undefined;
}

function refused(...details: Parameters<typeof rejection>): Checked<never> {
  return bad(rejection(...details));
}

function rejection(code: SeatRejection, rule: string | null, data: JsonObject): Rejection {
  return deepFreeze({ code, rule, data });
}
