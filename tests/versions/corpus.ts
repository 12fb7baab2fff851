import { createEngine, createSession, type Engine, type MatchSetup, type Save, type Transcript } from '@quayside/core';
import { everySave, type Policy, pickUniformly, walkInPlace } from '@quayside/testkit';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

/** The engine of the first version of the toy game. */
export const engine1: Engine<Toy, ToyAction> = createEngine(toy);

/** So many matches the corpus has. */
export const MATCHES = 24;

/** The setup of each number: all numbers of seats, both contents, all options. */
export function setupOf(number: number): MatchSetup<Toy> {
  return {
    seats: 2 + (number % 3),
    seed: `corpus ${number}`,
    options: { rounds: 1 + (number % 3), storm: number % 4 === 0 },
    content: number % 5 === 0 ? 'small' : 'standard',
  };
}

/** A whole match of version 1 as a transcript, from a trip through text. */
export function transcriptOf(number: number, pick: Policy<Toy, ToyAction> = pickUniformly): Transcript<Toy, ToyAction> {
  const { record } = walkInPlace(engine1, { setup: setupOf(number), chooser: `corpus ${number}`, pick });
  const session = createSession(engine1, record.setup);
  for (const { seat, action } of record.entries) session.dispatch(seat, action);
  return JSON.parse(JSON.stringify(session.transcript())) as Transcript<Toy, ToyAction>;
}

/** The saves of a match of version 1 at every step, from its creation to its end, between two commits too; from a trip through text. */
export function savesOf(number: number): Save<Toy, ToyAction>[] {
  return everySave(engine1, transcriptOf(number));
}
