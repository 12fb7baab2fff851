import type { Match } from '../game/match.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { SeatChange } from '../model/presence.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Seat } from '../model/seat.ts';
import type { Applied } from './apply.ts';
import type { ChangedSeat } from './change-seat.ts';
import type { Learnt } from './learnt.ts';
import type { Done, Standing } from './undo.ts';

/** One thing that was done in a match: an action, a change of who plays a seat, or the taking back of what the seat did last. */
export type Deed<A> =
  | {
      /** The seat that acted. */
      readonly seat: Seat;
      /** What it did: canonical, as `apply` answered it. */
      readonly action: A;
    }
  | {
      /** The seat that was changed. */
      readonly seat: Seat;
      /** What became of it, or `time-out`. */
      readonly change: SeatChange;
    }
  | {
      /** The seat that took back what it had done last. */
      readonly seat: Seat;
      readonly undo: true;
    };

/** One deed, and what came of it. The first entry of a history has no deed: it is the creation, or where a session took over. */
export interface HistoryEntry<G extends GameTypes, A extends AnyAction> {
  /** What was done; `null` in the first entry. */
  readonly deed: Deed<A> | null;
  /** The match that it led to. */
  readonly match: Match<G, A>;
  /** What happened by it, in order, each with its audience. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** Why it cannot be taken back; `null` if it can, and for an undo. */
  readonly learnt: Learnt;
}

/** Where a history begins. */
export function firstEntry<G extends GameTypes, A extends AnyAction>(
  match: Match<G, A>,
  events: HistoryEntry<G, A>['events'],
): HistoryEntry<G, A> {
  return Object.freeze({ deed: null, match, events, learnt: 'info' });
}

/** What doing needs of an engine. */
export interface Doer<G extends GameTypes, A extends AnyAction> {
  apply(match: Match<G, A>, seat: unknown, action: unknown): Applied<G, A>;
  changeSeat(match: Match<G, A>, seat: unknown, change: unknown): ChangedSeat<G, A>;
}

/** A history, and what of it still stands. */
export interface Chronicle<G extends GameTypes, A extends AnyAction> {
  readonly entries: readonly HistoryEntry<G, A>[];
  readonly standing: Pick<Standing, 'target'>;
}

/** Does a deed at the end of a history: the entry to add, or why it may not be done. The history is left as it is. */
export function perform<G extends GameTypes, A extends AnyAction>(
  doer: Doer<G, A>,
  { entries, standing }: Chronicle<G, A>,
  deed: Deed<A>,
): Checked<HistoryEntry<G, A>, Rejection> {
  if ('undo' in deed) return takeBack(standing, deed.seat, (place) => entries[place] as HistoryEntry<G, A>);
  const { match } = entries.at(-1) as HistoryEntry<G, A>;
  const done = 'change' in deed ? doer.changeSeat(match, deed.seat, deed.change) : doer.apply(match, deed.seat, deed.action);
  return done.ok ? good(entryOf(deed.seat, done)) : bad(done.rejection);
}

/** The entry of what was accepted. */
export function entryOf<G extends GameTypes, A extends AnyAction>(
  seat: Seat,
  done: Extract<Applied<G, A> | ChangedSeat<G, A>, { readonly ok: true }>,
): HistoryEntry<G, A> {
  const { match, events, learnt } = done;
  const deed = Object.freeze('change' in done ? { seat, change: done.change } : { seat, action: done.action });
  return Object.freeze({ deed, match, events, learnt });
}

/** The entry by which a seat takes back what it did last: the match is the very one that stood before. */
export function takeBack<G extends GameTypes, A extends AnyAction>(
  standing: Pick<Standing, 'target'>,
  seat: Seat,
  entryAt: (place: number) => HistoryEntry<G, A>,
): Checked<HistoryEntry<G, A>, Rejection> {
  const target = standing.target(seat);
  if (!target.ok) return bad(target.rejection);
  const { match } = entryAt(target.back);
  const events = deepFreeze([{ audience: 'all' as const, event: { type: 'undone' as const, seat } }]);
  return good(Object.freeze({ deed: Object.freeze({ seat, undo: true as const }), match, events, learnt: null }));
}

/** What decides about undo in an entry. */
export function logged<A>({ deed, learnt }: { readonly deed: Deed<A> | null; readonly learnt: Learnt }): Done {
  return { seat: deed?.seat ?? null, learnt, undo: deed !== null && 'undo' in deed };
}
