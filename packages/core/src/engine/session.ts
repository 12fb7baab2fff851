import type { Match, View } from '../game/match.ts';
import { type Addressed, eventsFor, type GameEvent } from '../model/event.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat, Viewer } from '../model/seat.ts';
import type { Accepted, Applied, Refused } from './apply.ts';
import type { MatchSetup } from './create.ts';
import type { Engine } from './engine.ts';
import type { Learnt } from './learnt.ts';
import { type Transcript, transcriptEntry } from './transcript.ts';

/** One thing that was done in a session. The first entry has no seat: it is the creation, or where the session took over. */
export interface HistoryEntry<G extends GameTypes, A extends AnyAction> {
  readonly seat: Seat | null;
  readonly action: A | null;
  /** The match that it led to. */
  readonly match: Match<G, A>;
  readonly events: readonly Addressed<GameEvent<G>>[];
  readonly learnt: Learnt;
}

/** What a session shows: one frozen object, the same until something is accepted. */
export interface Snapshot<G extends GameTypes, A extends AnyAction> {
  readonly match: Match<G, A>;
  readonly awaited: readonly Seat[];
}

/** The small store around a match that a user interface works with; its shape fits React's `useSyncExternalStore`. */
export interface Session<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  getSnapshot(this: void): Snapshot<G, A>;
  /** Is told after every accepted action, once the snapshot has changed. Returns what ends the subscription. */
  subscribe(this: void, listener: () => void): () => void;
  /** Lets a seat act, and keeps what came of it; `expected` as in `engine.apply`. */
  dispatch(this: void, seat: Seat, action: A, expected?: { readonly step: number }): Applied<G, A>;
  /** What a viewer may know now; the same object until something is accepted. */
  view(this: void, viewer: Viewer): View<G, A>;
  /** What a viewer may know of all that has happened. */
  events(this: void, viewer: Viewer): GameEvent<G>[];
  /** All that was done so far; it only ever grows. */
  history(this: void): readonly HistoryEntry<G, A>[];
}

/** A session that knows its match from the creation on. */
export interface RecordedSession<G extends GameTypes, A extends AnyAction> extends Session<G, A> {
  /** The match so far as a transcript. */
  transcript(this: void): Transcript<G, A>;
}

/**
 * Creates a match and keeps a session around it.
 *
 * @example
 * ```ts
 * import { createEngine, createSession } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const session = createSession(createEngine(connectFour), { seats: 2, seed: 'any' });
 * session.dispatch(0, { type: 'drop', column: 3 });
 * console.log(session.getSnapshot().awaited); // [ 1 ]
 * ```
 */
export function createSession<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, setup: MatchSetup<G>): RecordedSession<G, A> {
  const { match, events } = engine.create(setup);
  return recorded(keepSession(engine, [firstEntry(match, events)]), engine.startTranscript(setup, match));
}

/** Keeps a session around a match that was played elsewhere, e.g. loaded. Its history begins there, so it has no transcript. */
export function resumeSession<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>): Session<G, A> {
  return keepSession(engine, [firstEntry(match, [])]);
}

/** Plays a transcript again and goes on from its end, with the whole history. Refuses what `engine.replay` refuses. */
export function restoreSession<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  transcript: unknown,
): { readonly ok: true; readonly session: RecordedSession<G, A> } | Refused {
  const history: HistoryEntry<G, A>[] = [];
  const replayed = engine.replay(transcript, ({ entry, match, events, learnt }) => {
    history.push(Object.freeze({ seat: entry?.seat ?? null, action: entry?.action ?? null, match, events, learnt }));
  });
  if (!replayed.ok) return replayed;
  const [first, ...rest] = history as [HistoryEntry<G, A>, ...HistoryEntry<G, A>[]];
  const session = keepSession(engine, [first, ...rest]);
  return { ok: true, session: recorded(session, engine.startTranscript((transcript as Transcript<G, A>).setup, first.match)) };
}

/** A session with the transcript that began with it; what was played since is added when it is asked for. */
function recorded<G extends GameTypes, A extends AnyAction>(session: Session<G, A>, begun: Transcript<G, A>): RecordedSession<G, A> {
  function transcript(): Transcript<G, A> {
    const entries = session
      .history()
      .flatMap(({ seat, action, match }) => (seat === null || action === null ? [] : [transcriptEntry(seat, action, match)]));
    return Object.freeze({ ...begun, entries: Object.freeze(entries) });
  }
  return Object.freeze({ ...session, transcript });
}

function firstEntry<G extends GameTypes, A extends AnyAction>(
  match: Match<G, A>,
  events: HistoryEntry<G, A>['events'],
): HistoryEntry<G, A> {
  return Object.freeze({ seat: null, action: null, match, events, learnt: 'info' });
}

function keepSession<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  history: [HistoryEntry<G, A>, ...HistoryEntry<G, A>[]],
): Session<G, A> {
  const listeners = new Set<() => void>();
  const views = new Map<Viewer, View<G, A>>();
  let snapshot = take((history.at(-1) ?? history[0]).match);

  function take(match: Match<G, A>): Snapshot<G, A> {
    return Object.freeze({ match, awaited: engine.awaited(match) });
  }

  function accept(seat: Seat, { action, match, events, learnt }: Accepted<G, A>): void {
    history.push(Object.freeze({ seat, action, match, events, learnt }));
    snapshot = take(match);
    views.clear();
    tell();
  }

  /** Tells every listener, also after one has thrown; the first error is thrown on, once the session is as it should be. */
  function tell(): void {
    const errors = [...listeners].flatMap((listener) => {
      try {
        listener();
        return [];
      } catch (error) {
        return [error];
      }
    });
    if (errors.length > 0) throw errors[0];
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
    dispatch(seat: Seat, action: A, expected?: { readonly step: number }) {
      const applied = engine.apply(snapshot.match, seat, action, expected);
      if (applied.ok) accept(seat, applied);
      return applied;
    },
    view(viewer: Viewer) {
      const view = views.get(viewer) ?? engine.view(snapshot.match, viewer);
      views.set(viewer, view);
      return view;
    },
    events: (viewer: Viewer) => history.flatMap(({ events }) => eventsFor(events, viewer)),
    history: () => Object.freeze([...history]),
  });
}
