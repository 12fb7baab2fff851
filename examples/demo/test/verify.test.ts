import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyAction, GameTypes, Transcript } from '@quayside/core';
import { expect, test } from 'vitest';
import { findGame } from '../src/games/all.ts';
import { call, folder } from './support.ts';

/** Loose enough to tamper with. */
interface Loose {
  format: unknown;
  game: unknown;
  rules: unknown;
  setup: Record<string, unknown>;
  start: string;
  entries: Record<string, unknown>[];
  content: Record<string, { value: unknown }>;
}

/** What is tampered with below, and the rest of what is known of it. */
function played(game: string, type: string) {
  const { transcript, line } = findGame(game).play(3, 'harbour');
  const { entries } = transcript as Transcript<GameTypes, AnyAction>;
  const acted = entries.findIndex((entry) => 'action' in entry && entry.action.type === type);
  return { game, original: JSON.stringify(transcript), line, last: entries.length - 1, acted };
}

const piraeus = played('piraeus', 'place');
const gdansk = played('gdansk', 'execute-order');
const { original, last, acted } = piraeus;
/** A change of one digit, which leaves a hash well-formed. */
const otherHash = (hash: unknown) => String(hash).replace(/^./, (digit) => (digit === '0' ? '1' : '0'));

function verifyText(text: string, ...argv: string[]) {
  const path = join(folder(), 'match.json');
  writeFileSync(path, text);
  return { path, ...call('--verify', path, ...argv) };
}

test('a written file is accepted, in one line', () => {
  const path = join(folder(), 'match.json');
  call('--game', 'piraeus', '--seats', '3', '--out', path);
  const { code, stdout, stderr } = call('--verify', path);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^[^\n]+\n$/);
  expect(stdout).toContain(`Port of Piraeus, 3 seats, seed "harbour": all ${piraeus.last + 1} actions replayed`);
  expect(stdout).toContain(piraeus.line.hash);
});

test('the file says which game it is', () => {
  const { path, code, stdout } = verifyText(gdansk.original);
  expect(code).toBe(0);
  expect(stdout).toContain(`${path}: Port Gdańsk, 3 seats, seed "harbour": all ${gdansk.last + 1} actions replayed`);
});

test.each([piraeus, gdansk])('with --json it gives the line of the match itself: $game', ({ original: text, line }) => {
  expect(verifyText(text, '--json').stdout).toBe(`${JSON.stringify(line)}\n`);
});

test('what is named beside the file must be what it was played with', () => {
  expect(verifyText(original, '--game', 'piraeus', '--seats', '3', '--seed', 'harbour').code).toBe(0);
  expect(verifyText(original, '--seats', '4')).toMatchObject({ code: 2, stderr: expect.stringContaining('--seats 3, not 4') });
  expect(verifyText(original, '--seed', 'x')).toMatchObject({ code: 2, stderr: expect.stringContaining('--seed harbour, not x') });
  expect(verifyText(original, '--game', 'x')).toMatchObject({ code: 2, stderr: expect.stringContaining('--game piraeus, not x') });
  expect(verifyText(gdansk.original, '--game', 'piraeus')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--game gdansk, not piraeus'),
  });
});

test.each<[string, (loose: Loose) => void, RegExp]>([
  ['the seed', ({ setup }) => Object.assign(setup, { seed: 'other' }), /the start .*diverges/],
  ['the seats', ({ setup }) => Object.assign(setup, { seats: 4 }), /the start .*diverges/],
  ['seats that no game has', ({ setup }) => Object.assign(setup, { seats: 40 }), /bad-options at seats: expected 3 to 6 seats/],
  ['an option', ({ setup }) => Object.assign(setup, { options: { placementOrder: 'rotating' } }), /the start .*diverges/],
  ['the hash of the start', (loose) => Object.assign(loose, { start: otherHash(loose.start) }), /the start .*diverges/],
  ['a number of the content', ({ content }) => Object.assign(content.startingMoney ?? {}, { value: 11 }), /the start .*diverges/],
  [
    'the name of the content',
    ({ content }) => Object.assign(content, { id: 'other' }),
    /bad-transcript at content\.id: expected reconstructed-1/,
  ],
  ['a hash', (loose) => rehash(loose, 17), /entry 17 of 0 to \d+ \({"seat":\d.*diverges/],
  ['the last hash', (loose) => rehash(loose, last), new RegExp(`entry ${last} of .*diverges`)],
  ['who acted', (loose) => swapSeat(loose, acted), new RegExp(`entry ${acted} of .*diverges`)],
  ['a seat that nobody has', ({ entries: all }) => Object.assign(all[5] ?? {}, { seat: 9 }), /entry 5 of .*: it is refused: not-a-seat/],
  ['an action', ({ entries: all }) => Object.assign(all[2] ?? {}, { action: { type: 'pass' } }), /entry 2 of .*diverges/],
  ['no action', ({ entries: all }) => Object.assign(all[2] ?? {}, { action: { type: 'win' } }), /entry 2 of .*: it is refused: bad-action/],
  ['an action more', ({ entries: all }) => all.push(all[last] ?? {}), new RegExp(`entry ${last + 1} of .*match-over`)],
  ['an action less at the front', ({ entries: all }) => all.shift(), /entry 0 of .*diverges/],
  ['an action less in the middle', ({ entries: all }) => all.splice(40, 1), /entry 40 of .*diverges/],
  ['an action less at the end', ({ entries: all }) => all.pop(), new RegExp(`cut off: the match is not over after its ${last} entries`)],
  ['no action at all', (loose) => Object.assign(loose, { entries: [] }), /cut off: the match is not over after its 0 entries/],
  ['an entry without a hash', ({ entries: all }) => delete all[7]?.hash, /bad-transcript at entries\.7\.hash/],
  ['a key more', (loose) => Object.assign(loose, { note: 'mine' }), /bad-transcript/],
  ['the format', (loose) => Object.assign(loose, { format: 'quayside-transcript/2' }), /bad-transcript at format/],
  ['the version of the rules', (loose) => Object.assign(loose, { rules: '0.0.1' }), /wrong-version: expected 1\.0\.0, found 0\.0\.1/],
  ['the game', (loose) => Object.assign(loose, { game: 'ludo' }), /there is no game "ludo"/],
  ['no game', (loose) => Object.assign(loose, { game: 3 }), /not a transcript/],
])('a file that was tampered with is refused: %s', (_, tamper, message) => {
  const loose = JSON.parse(original);
  tamper(loose);
  expectComplaint(verifyText(JSON.stringify(loose)), message);
});

test.each<[string, (loose: Loose) => void, RegExp]>([
  ['the seed', ({ setup }) => Object.assign(setup, { seed: 'other' }), /the start .*diverges/],
  ['seats that the game does not have', ({ setup }) => Object.assign(setup, { seats: 5 }), /bad-options at seats: expected 2 to 4 seats/],
  ['an option', ({ setup }) => Object.assign(setup, { options: { firstSeat: 0 } }), /the start .*diverges/],
  [
    'an option that does not fit',
    ({ setup }) => Object.assign(setup, { options: { removedColor: 'blue' } }),
    /bad-options at removedColor/,
  ],
  ['a number of the content', ({ content }) => Object.assign(content.influenceVp ?? {}, { value: 3 }), /the start .*diverges/],
  [
    'the name of the content',
    ({ content }) => Object.assign(content, { id: 'other' }),
    /bad-transcript at content\.id: expected reconstructed-1/,
  ],
  ['the last hash', (loose) => rehash(loose, gdansk.last), new RegExp(`entry ${gdansk.last} of .*diverges`)],
  ['who acted', (loose) => swapSeat(loose, gdansk.acted), new RegExp(`entry ${gdansk.acted} of .*diverges`)],
  [
    'an order elsewhere',
    ({ entries: all }) => Object.assign(all[gdansk.acted]?.action ?? {}, { quay: 1 }),
    new RegExp(`entry ${gdansk.acted} of .*: it is refused: (no-order|not-there)`),
  ],
  ['the game', (loose) => Object.assign(loose, { game: 'piraeus' }), /bad-content at content|wrong-game|bad-transcript/],
  ['an action less at the end', ({ entries: all }) => all.pop(), /cut off: the match is not over/],
])('a file of Port Gdańsk that was tampered with is refused: %s', (_, tamper, message) => {
  const loose = JSON.parse(gdansk.original);
  tamper(loose);
  expectComplaint(verifyText(JSON.stringify(loose)), message);
});

test.each([
  ['half a file', original.slice(0, original.length / 2), /not JSON, or cut off/],
  ['an empty file', '', /not JSON, or cut off/],
  ['no JSON', '# Match', /not JSON, or cut off/],
  ['null', 'null', /not a transcript/],
  ['a list', '[]', /not a transcript/],
  ['a text', '"piraeus"', /not a transcript/],
  ['a game and nothing else', '{"game":"piraeus"}', /bad-transcript/],
])('a file that holds no transcript is refused: %s', (_, text, message) => {
  expectComplaint(verifyText(text), message);
});

function expectComplaint({ path, code, stdout, stderr }: ReturnType<typeof verifyText>, message: RegExp) {
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^demo: [^\n]+\n$/);
  expect(stderr).toContain(path);
  expect(stderr).toMatch(message);
}

function rehash({ entries: all }: Loose, index: number): void {
  Object.assign(all[index] ?? {}, { hash: otherHash(all[index]?.hash) });
}

function swapSeat({ entries: all }: Loose, index: number): void {
  Object.assign(all[index] ?? {}, { seat: (Number(all[index]?.seat) + 1) % 3 });
}
