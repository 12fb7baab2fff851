import type { AnyAction, GameEvent, GameTypes, Refused, Rejection, Session, View, Viewer } from '@quayside/core';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

/** A session as one viewer has it, for a component. */
export interface Seated<G extends GameTypes, A extends AnyAction> {
  readonly view: View<G, A>;
  /** What the seat may do now; nothing for the spectator. */
  readonly legal: readonly A[];
  /** What the viewer may know of all that has happened. */
  readonly events: readonly GameEvent<G>[];
  /** Why the last try was refused; `null` once something has been done. */
  readonly refusal: Rejection | null;
  act(action: A): void;
  undo(): void;
  /** Whether `undo` would take something back. */
  readonly mayUndo: boolean;
}

/**
 * Shows a session to one viewer, `null` for the spectator: the component is rendered again whenever something is done, and not else. It never holds the match, so that what it shows cannot
 * be more than the viewer may know.
 */
export function useSeat<G extends GameTypes, A extends AnyAction>(session: Session<G, A>, viewer: Viewer): Seated<G, A> {
  // The same object until something is done, as React asks.
  const look = () => session.view(viewer);
  const view = useSyncExternalStore(session.subscribe, look, look);
  const [refused, setRefused] = useState<{ readonly by: View<G, A>; readonly rejection: Rejection } | null>(null);

  const attempt = useCallback(
    (answer: { readonly ok: true } | Refused) => setRefused(answer.ok ? null : { by: session.view(viewer), rejection: answer.rejection }),
    [session, viewer],
  );
  // What can be asked of a view is asked once for each.
  const asked = useMemo(
    () => ({
      legal: session.engine.legal(view),
      events: session.events(viewer),
      mayUndo: viewer !== null && session.explainUndo(viewer) === null,
    }),
    [session, view, viewer],
  );
  const act = useCallback((action: A) => viewer !== null && attempt(session.dispatch(viewer, action)), [session, viewer, attempt]);
  const undo = useCallback(() => viewer !== null && attempt(session.undo(viewer)), [session, viewer, attempt]);
  // A refusal is of a view: once that is another, it says nothing any more.
  return { view, ...asked, refusal: refused?.by === view ? refused.rejection : null, act, undo };
}
