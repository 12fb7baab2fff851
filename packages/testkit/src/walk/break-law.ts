import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import { ALL_LAWS } from '../conformance/all-laws.ts';
import type { Law } from '../conformance/law.ts';
import { refusalsHaveWords } from '../conformance/refusals-have-words.ts';
import { LawBroken, type LawBrokenDetails } from './law-broken.ts';
import { replayText } from './replay-text.ts';

/** With what a walk looked. */
export interface Looked {
  readonly laws: readonly Law[];
  /** What seeded the samples of the laws. */
  readonly chooser: string;
}

/** That a law is broken, told with a replay of the record. */
export function lawBroken<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  details: Omit<LawBrokenDetails, 'game' | 'replay'>,
  { laws, chooser }: Looked,
  cause?: unknown,
): LawBroken {
  // What the game or the engine throws breaks a law that the walk may not have looked for.
  const law = [...laws, ...ALL_LAWS, refusalsHaveWords].find(({ name }) => name === details.law);
  const replay = replayText(engine, { broken: details, law, chooser });
  return new LawBroken({ ...details, game: engine.game.meta.id, replay }, { cause });
}
