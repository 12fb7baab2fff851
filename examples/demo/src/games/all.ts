import { Complaint } from '../complaint.ts';
import type { DemoGame } from './demo-game.ts';
import { gdansk } from './gdansk.ts';
import { piraeus } from './piraeus.ts';

/** Every game that the demo plays. A new one is a file beside this one and a name in this list. */
export const GAMES: readonly DemoGame[] = [piraeus, gdansk];

/** The game of an id. */
export function findGame(id: string): DemoGame {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined)
    throw new Complaint(`there is no game ${JSON.stringify(id)}; there is ${GAMES.map((known) => known.id).join(', ')}`);
  return game;
}

/** The game that something claims to be a transcript of. */
export function gameOf(transcript: unknown): DemoGame {
  const id = typeof transcript === 'object' && transcript !== null && 'game' in transcript ? transcript.game : undefined;
  if (typeof id !== 'string') throw new Complaint('not a transcript: it names no game');
  return findGame(id);
}
