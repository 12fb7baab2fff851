import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Decision, Header } from '../src/lines.ts';
import { run } from '../src/run.ts';

function output(...argv: string[]) {
  let [stdout, stderr] = ['', ''];
  const code = run(argv, {
    stdout: {
      write: (text) => {
        stdout += text;
      },
    },
    stderr: {
      write: (text) => {
        stderr += text;
      },
    },
  });
  return { code, stdout, stderr };
}

function linesOf(text: string): { readonly header: Header; readonly decisions: readonly Decision[] } {
  const [header, ...decisions] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { header: header as Header, decisions: decisions as Decision[] };
}

describe.each([
  ['piraeus', '3'],
  ['gdansk', '2'],
])('%s', (game, seats) => {
  const argv = ['--game', game, '--seats', seats];
  const { code, stdout, stderr } = output(...argv);
  const { header, decisions } = linesOf(stdout);

  test('every line fits what the first one says', () => {
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(header).toMatchObject({ format: 'quayside-self-play/1', observation: { game, seats: Number(seats) }, actions: { game } });
    expect(decisions.length).toBeGreaterThan(20);
    for (const { observation, mask, chosen } of decisions) {
      expect([observation.length, mask.length]).toEqual([header.observation.size, header.actions.size]);
      expect(mask[chosen]).toBe(1);
      expect(observation.every((number) => number >= 0 && number <= 1)).toBe(true);
    }
  });

  test('the rewards of a match are one victory, told to every decision of a seat alike', () => {
    const bySeat = new Map(decisions.map(({ seat, reward }) => [seat, reward]));
    expect([...bySeat.values()].reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(1);
    for (const { seat, reward, rank } of decisions) expect([reward, reward > 0]).toEqual([bySeat.get(seat), rank === 1]);
  });

  test('the same arguments write the same bytes, another seed others', () => {
    expect(output(...argv).stdout === stdout).toBe(true);
    expect(output(...argv, '--seed', 'other').stdout === stdout).toBe(false);
  });
});

test('it writes a file, match by match, by any bot', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-self-play-'));
  try {
    const out = join(folder, 'data.jsonl');
    expect(output('--bot', 'random', '--matches', '2', '--by-seat', '--out', out)).toEqual({ code: 0, stdout: '', stderr: '' });
    const { header, decisions } = linesOf(readFileSync(out, 'utf8'));
    expect(header.observation.seatOrder).toBe('by-seat');
    expect(new Set(decisions.map(({ match }) => match))).toEqual(new Set([0, 1]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['a game that there is not', ['--game', 'chess'], 'no game is called "chess"; there are piraeus, gdansk'],
  ['a bot that there is not', ['--bot', 'deep'], 'no bot is called "deep"; there are greedy, random'],
  ['no number', ['--seats', 'four'], '--seats and --matches take whole numbers'],
  ['too many seats', ['--seats', '7'], 'expected 2 to 6 seats, got 7'],
  ['seats that the rules refuse', ['--seats', '2'], 'two only with the option twoPlayers'],
  ['an unknown option', ['--fast'], '--fast'],
])('it refuses %s', (_, argv, message) => {
  expect(output(...argv)).toMatchObject({
    code: 2,
    stdout: expect.not.stringContaining('chosen'),
    stderr: expect.stringContaining(message),
  });
});

test('it says what can be asked for', () => {
  expect(output('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--matches') });
});
