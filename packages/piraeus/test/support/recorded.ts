import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createSession, type MatchSetup, openRandom, type Random, seedRandom, type Transcript } from '@quayside/core';
import type { PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import { engine } from './engine.ts';

/**
 * Recorded matches: transcripts with the hash of every step, which each later version has to play again with equal hashes as long as the rules version
 * is the same. After a deliberate change of the rules, or of the saved shape, write them anew:
 * `UPDATE_RECORDED=1 npx vitest run packages/piraeus/test/recorded.test.ts && npx biome format --write packages/piraeus/test/recorded`.
 */
const FOLDER = new URL('../recorded/', import.meta.url);

type Setup = MatchSetup<PiraeusTypes>;

/** By name of the file, what was played. The seeds of the last two were found by trying some. */
export const RECORDED: Readonly<Record<string, Setup>> = {
  'two-seats': { seats: 2, seed: 'recorded 2', options: { twoPlayers: true } },
  'three-seats': { seats: 3, seed: 'recorded 3' },
  'four-seats': { seats: 4, seed: 'recorded 4' },
  'five-seats': { seats: 5, seed: 'recorded 5' },
  'six-seats': { seats: 6, seed: 'recorded 6' },
  rotating: { seats: 4, seed: 'recorded rotating', options: { placementOrder: 'rotating', ages: [3, 1, 0, 2] } },
  'flat-content': { seats: 3, seed: 'recorded flat', content: 'flat-2222', options: { nations: ['persians', 'chinese', 'romans'] } },
  'shared-victory': { seats: 3, seed: 'shared 0' },
  'own-goods-decide': { seats: 3, seed: 'shared 65' },
};

/** Plays a match from its setup alone: any seat that is awaited does anything legal, as the seed has it, but bids low. */
export function record(setup: Setup): Transcript<PiraeusTypes, PiraeusAction> {
  const session = createSession(engine, setup);
  const random = openRandom(seedRandom(`play ${setup.seed}`, 'xoroshiro128plus'));
  for (let { awaited } = session.getSnapshot(); awaited.length > 0; { awaited } = session.getSnapshot()) {
    const seat = random.pick('seat', awaited);
    session.dispatch(seat, choose(engine.legal(session.view(seat)), random));
  }
  return session.transcript() as Transcript<PiraeusTypes, PiraeusAction>;
}

/** The price or up to two more is bid, so that some money is left to the end, and there are ties. */
function choose<A extends PiraeusAction>(legal: readonly A[], random: Random): A {
  return random.pick('action', legal[0]?.type === 'bid' ? legal.slice(0, 3) : legal);
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
