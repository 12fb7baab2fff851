import { Fault } from '../../model/fault.ts';

/** A row of numbered spaces. A side without a bound is open: `from` is -Infinity or `to` is Infinity. Not JSON: build it once, in code. */
export interface Track {
  /** The first space; `-Infinity` where the track is open. */
  readonly from: number;
  /** The last space, included; `Infinity` where the track is open. */
  readonly to: number;
}

/** What became of a marker: where it was and is, and how much of the asked-for step was lost at the end of the track, with its sign. */
export interface Move {
  /** The space where it was. */
  readonly from: number;
  /** The space where it is. */
  readonly to: number;
  /** 0 if it went all the way; below 0 for steps that were lost going back. */
  readonly lost: number;
}

/**
 * Declares a track by its first and last space, both included; leave a bound out for an open side. Refuses bounds that are not integers, or
 * that stand the wrong way round (fault `bad-track`).
 *
 * @example
 * ```ts
 * import { move, track } from '@quayside/core/sdk';
 *
 * const score = track({ from: 0 });
 *
 * console.log(move(score, 60, 7).to); // 67
 * ```
 */
export function track(bounds: { readonly from?: number; readonly to?: number }): Track {
  const { from = -Infinity, to = Infinity } = bounds;
  const whole = [bounds.from, bounds.to].every((bound) => bound === undefined || Number.isSafeInteger(bound));
  if (whole && from <= to) return { from, to };
  throw new Fault({
    code: 'bad-track',
    api: 'track({ from, to })',
    expected: 'integers, from not above to',
    received: `${bounds.from} and ${bounds.to}`,
    remedy: 'Leave a bound out where the track is open.',
  });
}

/**
 * Where a marker at `at` ends up when it is moved by `by` spaces, backwards if negative. It stops at the end of the track; the rest of the
 * step is lost, not owed. Refuses a place that is not on the track, and steps that are not integers (fault `off-track`).
 *
 * @example
 * ```ts
 * import { move, track } from '@quayside/core/sdk';
 *
 * console.log(move(track({ from: 1, to: 9 }), 8, 3)); // { from: 8, to: 9, lost: 2 }
 * ```
 */
export function move(track: Track, at: number, by: number): Move {
  if (!Number.isSafeInteger(at) || at < track.from || at > track.to || !Number.isSafeInteger(by)) throw offTrack(track, at, by);
  const to = Math.min(Math.max(at + by, track.from), track.to);
  // `+ 0` turns -0 into 0: state and events are JSON.
  return { from: at + 0, to: to + 0, lost: by - (to - at) + 0 };
}

/**
 * Moves one of several markers, written in place, and says what became of it. The markers are a record by name, or an array by number.
 * Refuses a name that has no marker (fault `no-marker`), and what `move` refuses (`off-track`).
 *
 * @example
 * ```ts
 * import { moveMarker, track } from '@quayside/core/sdk';
 *
 * const markers = { furs: 2, salt: 5 };
 * moveMarker(track({ from: 1, to: 9 }), markers, 'furs', -2);
 *
 * console.log(markers); // { furs: 1, salt: 5 }
 * ```
 */
export function moveMarker(track: Track, markers: number[], name: number, by: number): Move;
export function moveMarker<K extends string>(track: Track, markers: Record<K, number>, name: NoInfer<K>, by: number): Move;
export function moveMarker(track: Track, markers: number[] | Record<string, number>, name: string | number, by: number): Move {
  if (!Object.hasOwn(markers, name)) throw noMarker(name);
  const places = markers as Record<string | number, number>;
  const moved = move(track, places[name] ?? Number.NaN, by);
  // Not written if nothing changes: who watches the state would take it for a change.
  if (moved.to !== moved.from) places[name] = moved.to;
  return moved;
}

function offTrack(track: Track, at: number, by: number): Fault {
  return new Fault({
    code: 'off-track',
    api: 'move(track, at, by)',
    expected: `an integer place in ${track.from} … ${track.to} and an integer step`,
    received: `place ${at}, step ${by}`,
    remedy: 'Start the marker on the track and move it with moveMarker only.',
  });
}

function noMarker(name: string | number): Fault {
  return new Fault({
    code: 'no-marker',
    api: 'moveMarker(track, markers, name, by)',
    expected: 'the name of a marker',
    received: JSON.stringify(name),
    remedy: 'Give every marker a place in the setup.',
  });
}
