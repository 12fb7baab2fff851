import type { Applied } from '../engine/apply.ts';
import type { ChangedSeat, SeatChanged } from '../engine/change-seat.ts';
import type { Engine } from '../engine/engine.ts';
import type { HistoryEntry } from '../engine/history.ts';
import type { Transcript } from '../engine/transcript.ts';
import type { Match, View } from '../game/match.ts';
import type { GameEvent } from '../model/event.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { SeatChange } from '../model/presence.ts';
import type { Refused, Rejection } from '../model/rejection.ts';
import type { Seat, Viewer } from '../model/seat.ts';
import type { AnyExtension, Extension, Situation } from '../slices/extension.ts';
import type { Slices } from '../slices/slices.ts';
import type { Answers, Carried } from './retries.ts';
import type { SavedSession } from './saved-session.ts';
import type { Timed } from './time.ts';

/** What a session shows: one frozen object, the same until something is done. */
export interface Snapshot<G extends GameTypes, A extends AnyAction> extends Situation<G, A> {
  /** By id, the slices of the session's extensions. As secret as what the extensions put there. */
  readonly slices: Slices;
}

/** What was taken back, and the match that stands again. */
export interface Undone<G extends GameTypes, A extends AnyAction> {
  readonly ok: true;
  /** The match that stands again: the very object of before. */
  readonly match: Match<G, A>;
}

/** What a session is begun with: its extensions, and the time at which it begins. */
export interface SessionOptions<G extends GameTypes, A extends AnyAction> extends Timed {
  /** None have the same id. They are told of everything in this order. */
  readonly extensions?: readonly AnyExtension<G, A>[] | undefined;
}

/**
 * The small store around a match that a user interface works with; its shape fits React's `useSyncExternalStore`. That may ask for `getSnapshot`, `view` and `slice`, which give the
 * same object until something is done; lists and rejections are made anew each time, and it would draw without end.
 *
 * What a player may not do is answered. A time that is none is refused by the fault `bad-time`. Where an extension throws (`extension-threw`), makes a slice that its schema does not
 * admit (`bad-slice`), or does something in the session while it is told of something else (`impure-extension`), that is a fault, and nothing is done.
 */
export interface Session<G extends GameTypes, A extends AnyAction> {
  /** The engine that plays the match. */
  readonly engine: Engine<G, A>;
  /** What the session shows now: the same object until something is done. */
  getSnapshot(this: void): Snapshot<G, A>;
  /**
   * Is told after everything that is done, once the snapshot has changed. What it throws is thrown on to whoever did it, once all have been told, and changes nothing; where
   * several throw, the first. So what has to be stored before anybody sees it is not stored by a listener, but by whoever has dispatched. Returns what ends the subscription,
   * at once: also for the deed that is being told.
   */
  subscribe(this: void, listener: () => void): () => void;
  /**
   * Lets a seat act, and keeps what came of it: answers as `engine.apply` does, or, with a `token` or a `key`, as `applyOnce` does. Total, too: types are for those who write actions; what a
   * client has sent can be handed over as it came (`as`, or an {@link AnySession}).
   */
  dispatch(this: void, seat: Seat, action: A, carried?: Carried & Timed): Applied<G, A>;
  /** Changes who plays a seat, or acts for it once: see `engine.changeSeat`. */
  changeSeat(this: void, seat: Seat, change: SeatChange, carried?: Timed): ChangedSeat<G, A>;
  /**
   * Takes back what a seat did last: the very match of before stands again. Refuses what `explainUndo` objects to, and a stale `token`, so that an undo that is sent
   * twice takes back one thing.
   */
  undo(this: void, seat: Seat, carried?: Pick<Carried, 'token'> & Timed): Undone<G, A> | Refused;
  /** Why a seat may not take back what it did last, by a code of `UNDO_REJECTIONS`; `null` if it may. */
  explainUndo(this: void, seat: Seat): Rejection | null;
  /**
   * Makes the changes of seats that extensions ask for at this moment, such as time-outs, one after the other until none is due; gives what was made. A host calls it by a
   * timer of its own, and before it dispatches. What listeners throw is thrown once all that is due is made. A change that the engine refuses (`refused-due`), and more than 1000 of them
   * (`endless-tick`), are faults of the extension.
   */
  tick(this: void, at: number): readonly SeatChanged<G, A>[];
  /** The slice of an extension of this session, frozen. Refuses any other, by the fault `foreign-extension`: give the very value that the session was given. */
  slice<S extends object>(this: void, extension: Extension<S, G, A>): Immutable<S>;
  /** What a viewer may know now; the same object until something is done. */
  view(this: void, viewer: Viewer): View<G, A>;
  /** What a viewer may know of all that has happened; what was taken back is still there, and `undone` follows. Refuses, by the fault `not-a-viewer`, whoever is none of this match, as `view` does. */
  events(this: void, viewer: Viewer): GameEvent<G>[];
  /** All that was done so far; it only ever grows. */
  history(this: void): readonly HistoryEntry<G, A>[];
  /** By seat, the last answer under a key. */
  answers(this: void): Answers<G, A>;
}

/** A session that knows its match from the creation on. */
export interface RecordedSession<G extends GameTypes, A extends AnyAction> extends Session<G, A> {
  /** The match so far as a transcript. */
  transcript(this: void): Transcript<G, A>;
  /** Everything that the session needs to go on elsewhere, as plain JSON: see `restoreSession`. */
  save(this: void): SavedSession<G, A>;
}

/** A session of whatever game: for hosts that treat all games alike. */
// biome-ignore lint/suspicious/noExplicitAny: as in `AnyEngine`
export type AnySession = Session<any, any>;

/** The same for a session that knows its match from the creation on. */
// biome-ignore lint/suspicious/noExplicitAny: as in `AnyEngine`
export type AnyRecordedSession = RecordedSession<any, any>;
