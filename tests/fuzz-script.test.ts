import { createEngine } from '@quayside/core';
import { expect, test } from 'vitest';
import { run } from '../scripts/fuzz/run.ts';
import { CANDIDATES, type Candidate } from './promises/games.ts';
import { recorded } from './support/recorded.ts';
import { toy } from './toy/game.ts';

const toys = CANDIDATES.filter(({ name }) => name === 'wreckers' || name === 'connect-four');

/** What the command writes, and its exit code. */
async function called(candidates: readonly Candidate[], ...argv: string[]) {
  const { streams, written } = recorded();
  const code = await run(argv, streams, candidates);
  return { code, ...written };
}

test('with --json it writes one line: by game what was sent, refused by code, and accepted', async () => {
  const { code, out, err } = await called(toys, '--payloads', '150', '--json');
  expect([code, err, out.trimEnd().split('\n').length]).toEqual([0, '', 1]);
  const counts = { payloads: 150, refused: expect.objectContaining({ 'bad-action': expect.any(Number) }), accepted: expect.any(Number) };
  expect(JSON.parse(out)).toEqual({ 'connect-four': counts, wreckers: counts });
});

test('without it some lines for people', async () => {
  const { code, out } = await called(toys, '--game', 'wreckers', '--payloads', '100', '--seed', '2');
  expect(code).toBe(0);
  expect(out).toMatch(/^wreckers: 100 payloads, \d+ accepted\n {2}bad-action +\d+\n/);
  expect(out).toMatch(/ {2}no promise was broken\n$/);
});

test('what is broken is told with the payload, and how it is found again; the exit code is 1', async () => {
  const engine = createEngine(toy) as unknown as Candidate['engine'];
  const answering = () => ({ code: 'no', rule: null, data: {} });
  const candidates = [{ ...(toys[1] as Candidate), engine: { ...engine, explain: answering } }];
  const { code, out } = await called(candidates, '--payloads', '300', '--json');
  const { wreckers } = JSON.parse(out) as { wreckers: { failure: { door: string; problem: string; seed: number; path: string } } };
  expect(code).toBe(1);
  expect(wreckers.failure).toMatchObject({
    door: 'explain',
    problem: 'the code "no" is not documented here',
    seed: 1,
    path: expect.stringMatching(/^\d+(:\d+)*$/),
  });
  const told = await called(candidates, '--game', 'wreckers', '--payloads', '300', '--path', wreckers.failure.path);
  expect(told.out).toContain(`  broken (explain): ${wreckers.failure.problem}\n  --seed 1 --path `);
});

test.each([
  [['--game', 'chess'], 'fuzz: there is no game "chess": --game takes connect-four, wreckers\n'],
  [['--payloads', '0'], 'fuzz: --payloads takes a whole number from 1 to 9999999, not "0"\n'],
  [['--seed', 'x'], 'fuzz: --seed takes a whole number from 0 to 9999999, not "x"\n'],
  [['--path', '1:2'], 'fuzz: --path is of one --game\n'],
  [['--game', 'wreckers', '--path', '1:b'], 'fuzz: --path takes what a run has printed, not "1:b"\n'],
  [['--fast'], "fuzz: Unknown option '--fast'\n"],
])('bad arguments %j are told in one line, with exit code 2', async (argv, message) => {
  expect(await called(toys, ...argv)).toEqual({ code: 2, out: '', err: message });
});
