import {
  type AnyAction,
  commitNonce,
  commitSeed,
  createEngine,
  createSession,
  type GameTypes,
  hashJson,
  type Json,
  type Receipt,
  type Remembered,
  receiptOf,
  type Seen,
  type Transcript,
  verifyTranscript,
} from '@quayside/core';
import { assertRejected, walk } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

const engine = createEngine(toy);
const seed = hashJson('seed');
const nonces = ['a', 'b', 'c'].map(hashJson);
const fair = { commitment: commitSeed(seed), nonces, nonceCommitments: nonces.map((nonce, seat) => commitNonce(seat, nonce)) };
const announced = { seats: 3, options: { rounds: 1 }, fair };
const setup = { ...announced, seed };

/** A whole match, and what seat 1 has kept of it: each receipt, and each view that it was shown. */
function played() {
  const { entries } = walk(engine, { setup, chooser: 'verify', laws: [] }).record;
  const session = createSession(engine, setup);
  const receipts: Receipt[] = [receiptOf(session.transcript())];
  const seen: Seen[] = [];
  for (const { seat, action } of entries) {
    session.dispatch(seat, action);
    receipts.push(receiptOf(session.transcript(), receipts.at(-1)));
    seen.push({ entries: receipts.length - 1, viewer: 1, hash: hashJson(session.view(1) as unknown as Json) });
  }
  const transcript = JSON.parse(JSON.stringify(session.transcript())) as Transcript<Toy, ToyAction>;
  return { transcript, receipts, seen };
}

const { transcript, receipts, seen } = played();
const everything: Remembered<Toy> = { commitment: fair.commitment, nonces: [null, ...nonces.slice(1)], setup: announced, receipts, seen };

function rejected(value: unknown, remembered: Remembered<Toy>, code: string): unknown {
  return assertRejected(verifyTranscript(engine, value, remembered), code, null).data;
}

/** The same actions in a match that began otherwise, as far as they are legal, with hashes that fit: what a host could have made up. */
function madeUp(other: object): Transcript<Toy, ToyAction> {
  const forged = createSession(engine, JSON.parse(JSON.stringify({ ...setup, ...other })) as typeof setup);
  for (const entry of transcript.entries) if ('action' in entry) forged.dispatch(entry.seat, entry.action);
  return forged.transcript();
}

describe('P9 verifyTranscript', () => {
  test('P9 accepts the true match, from whatever one remembers', () => {
    for (const remembered of [{}, everything, { receipts: receipts.slice(3, 5) }, { nonces: [null, nonces[1] as string] }]) {
      const verified = verifyTranscript(createEngine(toy), transcript, remembered);
      expect(verified.ok && engine.hash(verified.match)).toBe(transcript.entries.at(-1)?.hash);
    }
  });

  test('P9 answers for anything', () => {
    for (const value of [undefined, null, 7, 'x', [], {}, () => 1, { ...transcript, entries: 7n }])
      rejected(value, everything, 'bad-transcript');
  });

  test('P9 says where a replay differs', () => {
    const entries = transcript.entries.map((entry, index) => (index === 4 ? { ...entry, hash: hashJson('other') } : entry));
    expect(rejected({ ...transcript, entries }, everything, 'diverged')).toMatchObject({ entry: 4 });
  });

  test.each([
    ['another seed', { ...setup, seed: hashJson('other') }, 'wrong-seed', ['seed']],
    ['another commitment', { ...setup, fair: { ...fair, commitment: hashJson('other') } }, 'wrong-seed', ['seed']],
    ['another nonce', { ...setup, fair: { ...fair, nonces: [nonces[0], nonces[2], nonces[1]] } }, 'wrong-nonce', ['fair', 'nonces', 1]],
    ['no nonce', { ...setup, fair: { ...fair, nonces: [] } }, 'bad-options', ['fair', 'nonces']],
  ])('P9 says what is wrong with fair chance: %s', (_, other, code, path) => {
    expect(rejected({ ...transcript, setup: other }, {}, code)).toMatchObject({ path });
  });

  test.each<[string, object, Remembered<Toy>, string, unknown]>([
    [
      'a seed that was committed to later',
      { seed: hashJson('x'), fair: { ...fair, commitment: commitSeed(hashJson('x')) } },
      { commitment: fair.commitment },
      'commitment-differs',
      { path: ['setup', 'fair', 'commitment'] },
    ],
    [
      'no commitment at all',
      { fair: undefined },
      { commitment: fair.commitment },
      'commitment-differs',
      { path: ['setup', 'fair', 'commitment'] },
    ],
    [
      'a nonce that was not mine',
      { fair: { commitment: fair.commitment, nonces: nonces.map(hashJson) } },
      { nonces: [null, nonces[1] as string, null] },
      'nonce-differs',
      { path: ['setup', 'fair', 'nonces', 1] },
    ],
    ['another option', { options: { rounds: 2 } }, { setup: announced }, 'setup-differs', { path: ['setup', 'options'] }],
    [
      'the same in other words',
      { options: { rounds: 1, storm: toy.defaultOptions.storm } },
      { setup: announced },
      'setup-differs',
      { path: ['setup', 'options'] },
    ],
  ])('P9 a match that was made up and fits itself is found by what one remembers: %s', (_, other, remembered, code, data) => {
    const forged = JSON.parse(JSON.stringify(madeUp(other)));
    expect(verifyTranscript(engine, forged, { unfinished: true }).ok).toBe(true);
    expect(rejected(forged, { ...remembered, unfinished: true }, code)).toEqual(data);
  });

  test('P9 a match that is cut off is accepted only where that is said', () => {
    const short = { ...transcript, entries: transcript.entries.slice(0, 5) };
    expect(rejected(short, { receipts: receipts.slice(0, 6) }, 'unfinished')).toEqual({ entries: 5 });
    expect(verifyTranscript(engine, short, { receipts: receipts.slice(0, 6), unfinished: true }).ok).toBe(true);
    expect(rejected(short, { receipts, unfinished: true }, 'receipt-differs')).toEqual({ entries: 6 });
  });

  test('P9 a sealed commit that is told twice, or one that was replaced and is left out, is found by a receipt', () => {
    const at = transcript.entries.findIndex((entry) => 'action' in entry && entry.action.type === 'bid');
    const entries = [...transcript.entries.slice(0, at + 1), ...transcript.entries.slice(at)];
    expect(verifyTranscript(engine, { ...transcript, entries }).ok).toBe(true);
    expect(rejected({ ...transcript, entries }, { receipts }, 'receipt-differs')).toEqual({ entries: at + 2 });
  });

  test('P9 another match than one was shown is found by a view', () => {
    const other = hashJson('y');
    const forged = JSON.parse(JSON.stringify(madeUp({ seed: other, fair: { ...fair, commitment: commitSeed(other) } })));
    expect(rejected(forged, { seen, unfinished: true }, 'view-differs')).toMatchObject({ viewer: 1 });
  });

  test('P9 so is one that has no such seat, or did not come so far', () => {
    const { hash } = seen[0] as (typeof seen)[number];
    const fewer = JSON.parse(JSON.stringify(madeUp({ seats: 2, fair: undefined })));
    for (const viewer of [2, 99, Number.MAX_SAFE_INTEGER]) {
      expect(rejected(fewer, { seen: [{ entries: 0, viewer, hash }], unfinished: true }, 'view-differs')).toEqual({ entries: 0, viewer });
    }
    expect(rejected(fewer, { seen: [{ entries: 999, viewer: 0, hash }], unfinished: true }, 'view-differs')).toEqual({
      entries: 999,
      viewer: 0,
    });
  });
});

describe('P9 receipts', () => {
  test('P9 one more entry gives the same receipt as all of them at once', () => {
    expect(receipts.map(({ entries }) => entries)).toEqual([...transcript.entries.keys(), transcript.entries.length]);
    expect(receiptOf(transcript as Transcript<GameTypes, AnyAction>)).toEqual(receipts.at(-1));
    expect(new Set(receipts.map(({ digest }) => digest)).size).toBe(receipts.length);
  });
});

test('P9 the receipt of a longer transcript is none of a shorter one', () => {
  const short = { ...transcript, entries: transcript.entries.slice(0, 2) } as unknown as Transcript<GameTypes, AnyAction>;
  const digest = hashJson('any');
  for (const entries of [3, -1, 1.5, Number.NaN, undefined as never])
    expect(() => receiptOf(short, { entries, digest })).toThrow(expect.objectContaining({ name: 'Fault', code: 'bad-receipt' }));
  expect(receiptOf(short, receipts[2])).toEqual(receipts[2]);
});

describe('fair matches', () => {
  test('P3 host and seats together decide the key, and none of them alone', () => {
    const { match } = engine.create(setup);
    const others = [
      { ...setup, fair: { commitment: fair.commitment, nonces: nonces.map(hashJson) } },
      { ...setup, seed: nonces[0] as string, fair: { commitment: commitSeed(nonces[0] as string), nonces: [seed, ...nonces.slice(1)] } },
      { ...announced, fair: undefined, seed },
    ].map(({ fair: other, ...rest }) => engine.create(other === undefined ? rest : { ...rest, fair: other }).match.random.key);
    expect(new Set([match.random.key, ...others]).size).toBe(4);
    expect(match.random).toMatchObject({ algorithm: 'chacha20', key: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('P1 a setup that does not hold together is refused with a path, and is a fault for a programmer', () => {
    const wrong = { ...setup, seed: hashJson('other') };
    expect(engine.checkSetup(setup)).toBeNull();
    expect(engine.checkSetup(wrong)).toMatchObject({ code: 'wrong-seed', rule: null, data: { path: ['seed'] } });
    expect(engine.checkSetup({ ...setup, fair: { commitment: fair.commitment } })).toMatchObject({
      code: 'bad-options',
      data: { path: ['fair', 'nonces'] },
    });
    expect(engine.checkSetup({ ...setup, fair: { ...fair, luck: 1 } })).toMatchObject({
      code: 'bad-options',
      data: { path: ['fair', 'luck'] },
    });
    expect(() => engine.create(wrong)).toThrow(expect.objectContaining({ code: 'wrong-seed', api: 'engine.create.wreckers.seed' }));
  });

  test('P4 a fair match is saved without its seed or its nonces', () => {
    const { match } = engine.create(setup);
    const text = JSON.stringify(engine.save(match));
    for (const secret of [seed, ...nonces]) expect(text).not.toContain(secret);
    expect(engine.load(JSON.parse(text)).ok).toBe(true);
  });
});

test.each([
  null,
  5,
  { setup: null },
  { receipts: null },
  { seen: null },
  { receipts: [null] },
  { nonces: null },
  { nonces: [7] },
  { more: 1 },
])('P9 a memory that is none is a fault that names the place (%#)', (remembered) => {
  const engine = createEngine(toy);
  const transcript = createSession(engine, { seats: 2, seed: 'memory' }).transcript();
  expect(() => verifyTranscript(engine, transcript, remembered as never)).toThrow(/verifyTranscript/);
});
