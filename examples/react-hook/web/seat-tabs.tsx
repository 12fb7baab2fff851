import type { Seat, Viewer } from '@quayside/core';
import { SEAT_COLOURS } from './colours.ts';

/** Who looks at the screen: a tab for each seat, with a mark where one is awaited, and one for the spectator. */
export function SeatTabs({
  names,
  awaited,
  viewer,
  look,
}: {
  readonly names: readonly string[];
  readonly awaited: readonly Seat[];
  readonly viewer: Viewer;
  readonly look: (viewer: Viewer) => void;
}) {
  return (
    <nav className="tabs" aria-label="Who looks">
      {names.map((name, seat) => (
        <button
          type="button"
          key={name}
          aria-pressed={viewer === seat}
          onClick={() => look(seat)}
          style={{ borderBottomColor: SEAT_COLOURS[seat] }}
        >
          {name}
          {awaited.includes(seat) && <span className="awaited" title="has to act" />}
        </button>
      ))}
      <button type="button" aria-pressed={viewer === null} onClick={() => look(null)}>
        Spectator
      </button>
    </nav>
  );
}
