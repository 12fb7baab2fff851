import {
  type AnyAction,
  commitNonce,
  commitSeed,
  createSession,
  type Engine,
  type GameTypes,
  hashJson,
  type JsonObject,
  type MatchSetup,
  openRandom,
  type Remembered,
  receiptOf,
  seedRandom,
  type Transcript,
  verifyTranscript,
} from '@quayside/core';
import { walk } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { tamper } from '../support/tamper.ts';
import { CANDIDATES, type Candidate } from './games.ts';

const TAMPERINGS = 1000;

/** A setup with chance that neither host nor seats could choose. */
function fairly(setup: MatchSetup<GameTypes>): MatchSetup<GameTypes> {
  const seed = hashJson(setup.seed);
  const nonces = Array.from({ length: setup.seats }, (_, seat) => hashJson([setup.seed, seat]));
  const nonceCommitments = nonces.map((nonce, seat) => commitNonce(seat, nonce));
  return { ...setup, seed, fair: { commitment: commitSeed(seed), nonces, nonceCommitments } };
}

interface Recorded {
  readonly transcript: Transcript<GameTypes, AnyAction>;
  /** What a player has kept who was there. */
  readonly remembered: Remembered<GameTypes>;
}

/** A whole fair match, from a trip through text. */
function record({ engine, setup, pick }: Candidate, number: number): Recorded {
  const fair = fairly(setup(number));
  const { entries } = walk(engine, { setup: fair, chooser: `tampering ${number}`, laws: [], pick: pick?.(number) }).record;
  const session = createSession(engine, fair);
  for (const { seat, action } of entries) expect(session.dispatch(seat, action).ok).toBe(true);
  const transcript = JSON.parse(JSON.stringify(session.transcript())) as Transcript<GameTypes, AnyAction>;
  const { seed: _, ...announced } = fair;
  return { transcript, remembered: { setup: announced, receipts: [receiptOf(transcript)] } };
}

function verify(engine: Engine<GameTypes, AnyAction>, value: unknown, remembered: Remembered<GameTypes>): string {
  const verified = verifyTranscript(engine, value, remembered);
  return verified.ok ? 'accepted' : verified.rejection.code;
}

test.each(CANDIDATES)('P9 $name: a true match is accepted, and each of 1,000 one-field tamperings is refused', (candidate) => {
  const { engine } = candidate;
  // Short matches of each: what is tampered with is drawn from all of the transcript anyway.
  const recorded = [1, 4].map((number) => record(candidate, number));
  for (const { transcript, remembered } of recorded) {
    expect([verify(engine, transcript, {}), verify(engine, transcript, remembered)]).toEqual(['accepted', 'accepted']);
  }
  const random = openRandom(seedRandom(`tampering ${candidate.name}`, 'xoroshiro128plus'));
  const accepted: string[] = [];
  let sameStory = 0;
  for (let nth = 0; nth < TAMPERINGS; nth += 1) {
    const { transcript, remembered } = recorded[nth % recorded.length] as Recorded;
    const parts = ['setup', 'entries', ...Object.keys(transcript)];
    const { value, what } = tamper(random, transcript as unknown as JsonObject, parts);
    // Who remembers nothing finds everything but what tells the same story in other words.
    const alone = verifyTranscript(engine, value);
    if (!alone.ok && nth % 10 > 0) continue;
    if (verify(engine, value, remembered) === 'accepted') accepted.push(what);
    if (!alone.ok) continue;
    sameStory += 1;
    expect(engine.hash(alone.match)).toBe(transcript.entries.at(-1)?.hash);
  }
  expect(accepted).toEqual([]);
  expect(sameStory).toBeLessThan(TAMPERINGS / 100);
});
