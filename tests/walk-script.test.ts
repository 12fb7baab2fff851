import { createEngine } from '@quayside/core';
import { expect, test } from 'vitest';
import type { WalkedGame } from '../scripts/walk/games.ts';
import { type BrokenLine, run } from '../scripts/walk/run.ts';
import { paste } from './support/paste.ts';
import { recorded } from './support/recorded.ts';
import { toy } from './toy/game.ts';

/** What the command writes, and its exit code. */
function called(...argv: string[]) {
  return calledWith(undefined, ...argv);
}

function calledWith(games: Readonly<Record<string, WalkedGame>> | undefined, ...argv: string[]) {
  const { streams, written } = recorded();
  const code = run(argv, streams, games);
  return { code, ...written };
}

test('with --json it writes one line with what was come to', () => {
  const { code, out, err } = called('--game', 'connect-four', '--matches', '60', '--seed', '1', '--json');
  expect([code, err]).toEqual([0, '']);
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(out)).toMatchObject({
    game: 'connect-four',
    seed: '1',
    matches: 60,
    closely: 3,
    missing: ['ends.board-full'],
    broken: null,
  });
});

test('the same seed writes the same line', () => {
  const line = () => called('--game', 'gdansk', '--matches', '3', '--closely', '0', '--json').out;
  expect(line()).toBe(line());
});

test('without --json it writes some lines for people', () => {
  const { code, out } = called('--game', 'piraeus', '--matches', '5', '--closely', '0');
  expect(code).toBe(0);
  expect(out).toMatch(/^piraeus: 5 matches, 0 of them under every law, \d+ actions\nactions {5}\d of 7\n/);
  expect(out).toMatch(/every law holds\n$/);
});

test('a broken law is shrunk, and told with a replay that can be pasted; the exit code is 1', () => {
  const engine = createEngine({ ...toy, words: { ...toy.words, tide: 'The tide is {high}' } });
  const games = { toy: { engine, setups: [{ seats: 4 }], unreachable: [] } } as unknown as Readonly<Record<string, WalkedGame>>;
  for (const closely of ['1', '0']) {
    const argv = ['--game', 'toy', '--matches', '1', '--closely', closely];
    const { code, out } = calledWith(games, ...argv, '--json');
    const { broken } = JSON.parse(out) as { broken: BrokenLine };
    expect(code).toBe(1);
    // Four seats keep a card, and then the tide comes.
    expect(broken).toMatchObject({ law: 'words-for-all', promise: 'game', step: 4 });
    expect(() => paste(broken.replay, engine)).toThrow(expect.objectContaining({ law: 'words-for-all', difference: broken.difference }));
    expect(calledWith(games, ...argv).out).toContain(`broken: game (words-for-all) at step 4: ${broken.difference}\n\n${broken.replay}\n`);
  }
});

test.each([
  [[], 'walk: name a --game: connect-four, gdansk, piraeus\n'],
  [['--game', 'chess'], 'walk: there is no game "chess": --game takes connect-four, gdansk, piraeus\n'],
  [['--game', 'piraeus', '--matches', '0'], 'walk: --matches takes a whole number from 1 to 9999999, not "0"\n'],
  [['--game', 'piraeus', '--matches', '1e3'], 'walk: --matches takes a whole number from 1 to 9999999, not "1e3"\n'],
  [['--game', 'piraeus', '--matches', '2', '--closely', '3'], 'walk: --closely takes 2 at most, the number of matches\n'],
  [['--game', 'piraeus', '--fast'], "walk: Unknown option '--fast'\n"],
  [['piraeus'], /^walk: Unexpected argument 'piraeus'[^\n]*\n$/],
  [['--game'], /^walk: Option '--game <value>' argument missing\n$/],
])('bad arguments %j are told in one line, with exit code 2', (argv, message) => {
  const { code, out, err } = called(...argv);
  expect([code, out]).toEqual([2, '']);
  if (typeof message === 'string') expect(err).toBe(message);
  else expect(err).toMatch(message);
});
