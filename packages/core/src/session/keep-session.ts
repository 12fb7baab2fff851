import { isSeat } from '../engine/apply.ts';
import type { SeatChanged } from '../engine/change-seat.ts';
import type { Engine } from '../engine/engine.ts';
import { notAViewer } from '../engine/engine-faults.ts';
import { entryOf, type HistoryEntry, logged, takeBack } from '../engine/history.ts';
import { noSeat, staleRejection } from '../engine/legality.ts';
import type { View } from '../game/match.ts';
import { eventsFor } from '../model/event.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { SeatChange } from '../model/presence.ts';
import { refused } from '../model/rejection.ts';
import { isViewerOf, type Seat, type Viewer } from '../model/seat.ts';
import { type Due, dueChange } from '../slices/due-change.ts';
import type { AnyExtension, Extension } from '../slices/extension.ts';
import { sliceOf } from '../slices/slices.ts';
import { type Answers, applyOnce, type Carried } from './retries.ts';
import type { Session, Snapshot } from './session.ts';
import { endlessTick, foreignExtension, impureExtension, refusedDue } from './session-faults.ts';
import { type LineEntry, nextInLine, situationOf, standingIn } from './session-line.ts';
import { tellAll, throwFirst } from './tell-all.ts';
import { type Timed, timeOf } from './time.ts';

/** More changes than this in one tick mean that an extension asks without end. */
const LONGEST_TICK = 1000;

/** What a session keeps. */
export interface Kept<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  readonly extensions: readonly AnyExtension<G, A>[];
  /** Everything that was done so far; the session adds to it. */
  readonly line: LineEntry<G, A>[];
  readonly answers: Answers<G, A>;
}

/** Keeps a session around what was done so far. */
export function keepSession<G extends GameTypes, A extends AnyAction>({ engine, extensions, line, ...begun }: Kept<G, A>): Session<G, A> {
  const listeners = new Set<() => void>();
  const views = new Map<Viewer, View<G, A>>();
  const standing = standingIn(line);
  let { answers } = begun;
  let snapshot = take(line.at(-1) as LineEntry<G, A>);

  function take({ entry, slices }: LineEntry<G, A>): Snapshot<G, A> {
    return Object.freeze({ ...situationOf(engine, entry.match), slices });
  }

  function history(): HistoryEntry<G, A>[] {
    return line.map(({ entry }) => entry);
  }

  /** Adds an entry, and the answer that is to be given again, and gives what listeners have thrown. An extension that throws leaves everything as it was. */
  function add(entry: HistoryEntry<G, A>, at: number | null, next: Answers<G, A> = answers): unknown[] {
    const { length } = line;
    const added = nextInLine(engine, extensions, { line, standing }, entry, at);
    if (line.length !== length) throw impureExtension();
    line.push(added);
    standing.add(logged(entry));
    answers = next;
    snapshot = take(added);
    views.clear();
    return tellAll(listeners);
  }

  function view(viewer: Viewer): View<G, A> {
    // A map takes -0 for 0, and a seat is not called so.
    const kept = isViewerOf(snapshot.match.options.seats, viewer) ? views.get(viewer) : undefined;
    const seen = kept ?? engine.view(snapshot.match, viewer);
    views.set(viewer, seen);
    return seen;
  }

  function makeDue(due: Due, at: number, errors: unknown[]): SeatChanged<G, A> {
    const changed = engine.changeSeat(snapshot.match, due.seat, due.change);
    if (!changed.ok) throw refusedDue(due, changed.rejection.code);
    for (const error of add(entryOf(due.seat, changed), at)) errors.push(error);
    return changed;
  }

  return Object.freeze({
    engine,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      // A function of its own per subscription, so that one listener subscribed twice can leave once.
      const own = (): void => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    dispatch(seat: Seat, action: A, carried: Carried & Timed = {}) {
      const at = timeOf(carried, 'session.dispatch');
      const once = applyOnce(engine, snapshot.match, answers, seat, action, carried);
      if (once.applied.ok && !once.repeated) throwFirst(add(entryOf(seat, once.applied), at, once.answers));
      return once.applied;
    },
    changeSeat(seat: Seat, change: SeatChange, carried: Timed = {}) {
      const at = timeOf(carried, 'session.changeSeat');
      const changed = engine.changeSeat(snapshot.match, seat, change);
      if (changed.ok) throwFirst(add(entryOf(seat, changed), at));
      return changed;
    },
    undo(seat: Seat, carried: Pick<Carried, 'token'> & Timed = {}) {
      const at = timeOf(carried, 'session.undo');
      if (!isSeat(seat, snapshot.match)) return refused(noSeat(snapshot.match));
      if (carried.token !== undefined && carried.token !== engine.token(view(seat))) return refused(staleRejection(snapshot.match));
      const taken = takeBack(standing, seat, (place) => (line[place] as LineEntry<G, A>).entry);
      if (!taken.ok) return refused(taken.why);
      throwFirst(add(taken.value, at));
      return { ok: true as const, match: taken.value.match };
    },
    explainUndo(seat: Seat) {
      if (!isSeat(seat, snapshot.match)) return noSeat(snapshot.match);
      const target = standing.target(seat);
      return target.ok ? null : target.rejection;
    },
    tick(at: number) {
      timeOf({ at }, 'session.tick');
      const made: SeatChanged<G, A>[] = [];
      const errors: unknown[] = [];
      for (;;) {
        const due = dueChange(extensions, snapshot.slices, snapshot, at);
        if (due === null) break;
        if (made.length >= LONGEST_TICK) throw endlessTick(due, LONGEST_TICK);
        made.push(makeDue(due, at, errors));
      }
      // Not before: what is due does not wait until listeners are mended.
      throwFirst(errors);
      return Object.freeze(made);
    },
    slice<S extends object>(extension: Extension<S, G, A>) {
      if (!extensions.includes(extension)) throw foreignExtension(extension.id, extensions);
      return sliceOf(snapshot.slices, extension);
    },
    view,
    events(viewer: Viewer) {
      const { seats } = snapshot.match.options;
      if (!isViewerOf(seats, viewer)) throw notAViewer('session.events', viewer, seats);
      return line.flatMap(({ entry }) => eventsFor(entry.events, viewer));
    },
    history: () => Object.freeze(history()),
    answers: () => answers,
  });
}
