import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createSession, type MatchSetup, openRandom, seedRandom, type Transcript } from '@quayside/core';
import type { RuleView } from '@quayside/core/sdk';
import type { GdanskAction, GdanskTypes } from '@quayside/gdansk';
import { type Style, working } from './drivers.ts';
import { engine } from './engine.ts';

/**
 * Recorded matches: transcripts with the hash of every step, which each later version has to play again with equal hashes as long as the rules version
 * is the same. After a deliberate change of the rules, or of the saved shape, write them anew:
 * `UPDATE_RECORDED=1 npx vitest run packages/gdansk/test/recorded.test.ts && npx biome format --write packages/gdansk/test/recorded`.
 */
const FOLDER = new URL('../recorded/', import.meta.url);

export interface Recording {
  readonly setup: MatchSetup<GdanskTypes>;
  readonly style: Style;
}

const of = (seats: number, seed: string, style: Style = {}, options: Partial<GdanskTypes['options']> = {}): Recording => ({
  setup: { seats, seed, options },
  style,
});

/** By name of the file, what was played, and how. Where a test looks for something rare, the seed was found by trying some. */
export const RECORDED: Readonly<Record<string, Recording>> = {
  'two-seats': of(2, 'recorded 2', { hr: true, port: true, whims: 2 }, { removedColor: 'purple', roundCap: 30 }),
  'three-seats': of(3, 'recorded 3', { cubes: true, whims: 1 }),
  'four-seats': of(4, 'recorded 4', { hr: true, whims: 1 }, { firstSeat: 2 }),
  'eighth-marker': of(3, 'recorded eighth', { hr: true }),
  'sixty-points': of(3, 'recorded sixty 0'),
  'orders-gone': of(4, 'recorded sectors', { sector: true }),
  'central-port': of(2, 'recorded port 2', { port: true }),
  'round-cap': of(3, 'recorded cap', {}, { roundCap: 4 }),
  'later-reason': of(4, 'later 5'),
  'last-round-of-the-cap': of(3, 'capped 17', {}, { roundCap: 17 }),
  'shared-victory': of(3, 'shared 89'),
  'markers-decide': of(3, 'markers 38'),
};

/** Plays a match from its setup and style alone. */
export function record({ setup, style }: Recording): Transcript<GdanskTypes, GdanskAction> {
  const session = createSession(engine, setup);
  const random = openRandom(seedRandom(`play ${setup.seed}`, 'xoroshiro128plus'));
  const pick = working(style);
  for (let { match, awaited } = session.getSnapshot(); awaited.length > 0; { match, awaited } = session.getSnapshot()) {
    const [seat = 0] = awaited;
    const view = session.view(seat);
    session.dispatch(seat, pick({ ...view, ...engine.context(match) } as RuleView<GdanskTypes>, engine.legal(view), random));
  }
  return session.transcript() as Transcript<GdanskTypes, GdanskAction>;
}

export function readRecorded(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
}

export function recordedNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

export function writeRecorded(name: string, transcript: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(transcript, null, 2)}\n`);
}
