import type { View } from '../game/match.ts';
import { Fault } from '../model/fault.ts';

/** Parts of a view that no number of numbers can hold. */
export function unencodable(game: string, problems: readonly string[]): Fault {
  return new Fault({
    code: 'unbounded-observation',
    api: `createObserver(${game})`,
    expected: 'a bound for all that is observed',
    received: problems.join(', '),
    remedy:
      'Give the schema a bound, or say in `observation` of kit.game where the encoding saturates, e.g. `saturate: { "table.seats.*.score": 200 }`; leave out what has none by `omit`.',
  });
}

/** Hints about paths that there are not. */
export function unreadHints(game: string, paths: readonly string[]): Fault {
  return new Fault({
    code: 'unknown-observation-path',
    api: `createObserver(${game})`,
    expected: 'hints about parts of a view, each of a kind that the part can have',
    received: paths.join(', '),
    remedy: 'Correct the path, or delete the hint: keys joined by dots, `*` for every item of an array.',
  });
}

/** A number of seats that the game is not played with. */
export function badSeats(game: string, received: number, { min, max }: { readonly min: number; readonly max: number }): Fault {
  return new Fault({
    code: 'bad-seats',
    api: `createObserver(${game})`,
    expected: `${min} to ${max} seats`,
    received: JSON.stringify(received) ?? String(received),
    remedy: 'Make an observer for each number of seats that is played.',
  });
}

/** A manner of encoding that there is not. */
export function badManner(game: string, option: string, known: readonly string[], received: unknown): Fault {
  return new Fault({
    code: 'bad-observer',
    api: `createObserver(${game}).${option}`,
    expected: known.join(' or '),
    received: String(received),
    remedy: 'Name one of them, or leave it out.',
  });
}

/** A hint of a kind that there is not, or that bounds nothing. */
export function badHint(game: string, hint: string): Fault {
  return new Fault({
    code: 'bad-observer',
    api: `createObserver(${game}).observation`,
    expected: 'hints of the kinds that ObservationHints names; whole numbers from 0, or ranges that ascend, where to saturate',
    received: hint,
    remedy: 'Correct the hint.',
  });
}

/** A view that the observer was not made for. */
export function strangeView(game: string, rules: string, seats: number, view: Pick<View, 'game' | 'rules' | 'seat' | 'options'>): Fault {
  return new Fault({
    code: 'strange-view',
    api: 'observer.observe(view)',
    expected: `the view of a seat of ${game} ${rules} with ${seats} seats`,
    received: JSON.stringify({ game: view.game, rules: view.rules, seat: view.seat, seats: view.options.seats }),
    remedy: 'Make an observer for that game and number of seats; the spectator has no hand to observe.',
  });
}

/** An array that is not as long as an observation. */
export function wrongLength(size: number, received: number): Fault {
  return new Fault({
    code: 'wrong-observation',
    api: 'observer.observe(view, into)',
    expected: `an array of ${size} numbers`,
    received: String(received),
    remedy: 'Make it with `new Float32Array(observer.size)`.',
  });
}
