import type { Session, Viewer } from '@quayside/core';
import type { PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import { Actions } from './actions.tsx';
import { Market, Prices } from './market.tsx';
import { Hand, Seats } from './seats.tsx';
import { useSeat } from './use-seat.ts';

/** So many of the last events stand on the screen. */
const LAST_EVENTS = 8;

/** Port of Piraeus as one viewer sees it. `names` are those of the players. */
export function Table({
  session,
  viewer,
  names,
}: {
  readonly session: Session<PiraeusTypes, PiraeusAction>;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}) {
  const { view, legal, events, refusal, act, undo, mayUndo } = useSeat(session, viewer);
  const teller = session.engine.describe(view, Object.fromEntries(names.map((name, seat) => [`seat.${seat}`, name])));
  const word = (key: string) => session.engine.game.words[key] ?? key;
  const { outcome } = view;
  const numbered = events.map((event, number) => ({ number, event }));
  return (
    <>
      <header>
        <h1>Port of Piraeus</h1>
        <p role="status">
          {outcome === null
            ? `Day ${view.table.day} · ${view.phase} · waiting for ${view.awaited.map((seat) => names[seat]).join(', ')}`
            : teller.outcome(outcome)}
        </p>
      </header>
      <Prices view={view} word={word} />
      <h2>Market</h2>
      <Market view={view} word={word} names={names} choose={(place) => act({ type: view.phase === 'moving' ? 'move' : 'place', place })} />
      {viewer !== null && (
        <section className="own">
          <h2>{`${names[viewer]}’s hand`}</h2>
          <Hand view={view} word={word} />
          <Actions legal={legal} say={(action) => teller.action(viewer, action)} act={act} />
          <button type="button" className="undo" disabled={!mayUndo} onClick={undo}>
            Take back
          </button>
          <p role="alert">{refusal === null ? '' : teller.rejection(refusal)}</p>
        </section>
      )}
      <Seats view={view} word={word} names={names} />
      <h2>What has happened</h2>
      <ol className="log">
        {numbered.slice(-LAST_EVENTS).map(({ number, event }) => (
          <li key={number}>{teller.event(event)}</li>
        ))}
      </ol>
    </>
  );
}
