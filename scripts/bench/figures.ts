import { race, run } from './race.ts';

/** One thing that is promised about speed: a figure, and the floor (or ceiling) that it must keep. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly holds: boolean;
}

function atLeast(name: string, value: number, least: number): Figure {
  return { name, value: rounded(value), least, holds: value >= least };
}

function atMost(name: string, value: number, most: number): Figure {
  return { name, value: rounded(value), most, holds: value <= most };
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Connect Four, random playouts: in steps a second, relative to one another. */
export function connectFourFigures(folder: string): Figure[] {
  const files = ['four-by-hand', 'four-simulator', 'four-apply', 'four-boardgame-io'];
  const [byHand = 0, simulator = 0, apply = 0, boardgame = 0] = race(
    folder,
    files.map((file) => ({ file })),
  );
  return [
    atLeast('connect-four: simulator against a hand-written loop', byHand / simulator, 0.2),
    atLeast('connect-four: simulator against the client of boardgame.io', boardgame / simulator, 300),
    atLeast('connect-four: immutable apply against the client of boardgame.io', boardgame / apply, 10),
  ];
}

/** One game: in units of one `structuredClone` of its state. */
export function gameFigures(folder: string, game: string): Figure[] {
  const files = ['game-clone-structured', 'game-step', 'game-clone', 'game-apply'];
  const [structured = 0, step = 0, clone = 0, apply = 0] = race(
    folder,
    files.map((file) => ({ file, argument: game })),
  );
  return [
    atMost(`${game}: one step in place, in structured clones of the state`, step / structured, 1 / 15),
    atMost(`${game}: one clone of a simulator, in structured clones of the state`, clone / structured, 1 / 8),
    atMost(`${game}: one immutable apply, in structured clones of the state`, apply / structured, 1),
  ];
}

/** More bytes than this is no longer flat: a few objects that the machine keeps for itself may come and go. */
const FLAT = 2_000_000;

/** What does not grow with the length of a match. */
export function longFigures(folder: string): Figure[] {
  const { lastAgainstFirst, growth } = run<{ lastAgainstFirst: number; growth: number }>(folder, 'long-match');
  return [
    atMost('gdansk: the last thousand of 50,000 actions, in units of the first', lastAgainstFirst, 1.2),
    atMost('gdansk: bytes that a million steps in place add to the heap', growth, FLAT),
  ];
}
