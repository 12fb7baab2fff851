import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { call, folder } from './support.ts';

describe('what it prints', () => {
  test('a match of the default game with the default seats and seed', () => {
    const { code, stdout, stderr } = call();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')[0]).toBe('Port of Piraeus: 4 seats, seed "harbour"');
    expect(stdout.endsWith('drachmas.\n')).toBe(true);
  });

  test('the same bytes for the same seed, others for another', () => {
    const once = call('--seats', '5', '--seed', 'same');
    expect(call('--seats', '5', '--seed', 'same')).toEqual(once);
    expect(call('--seats', '5', '--seed', 'other').stdout).not.toBe(once.stdout);
  });

  test('with --json one line, its keys in order', () => {
    const { code, stdout, stderr } = call('--json', '--seats', '3', '--seed', '');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\{.*\}\n$/);
    const line = JSON.parse(stdout);
    expect(Object.keys(line)).toEqual(['game', 'seats', 'seed', 'actions', 'hash', 'outcome']);
    expect(line).toMatchObject({ game: 'piraeus', seats: 3, seed: '', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(line.outcome.scores).toHaveLength(3);
  });

  test('with --out the transcript as JSON in the file, and where it is on the other stream', () => {
    const path = join(folder(), 'match.json');
    const { stdout, stderr } = call('--out', path);
    expect(stdout).toBe(call().stdout);
    expect(stderr).toBe(`Transcript written to ${path}\n`);
    const written = readFileSync(path, 'utf8');
    expect(written).toBe(`${JSON.stringify(JSON.parse(written), null, 2)}\n`);
    expect(JSON.parse(written).entries).toHaveLength(JSON.parse(call('--json').stdout).actions);
  });

  test('with --out and --json the line alone', () => {
    const { stdout, stderr } = call('--json', '--out', join(folder(), 'match.json'));
    expect({ stdout, stderr }).toEqual({ stdout: call('--json').stdout, stderr: '' });
  });

  test('with --help every option', () => {
    const { code, stdout, stderr } = call('--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const option of ['game', 'seats', 'seed', 'out', 'verify', 'json', 'help']) expect(stdout).toContain(`  --${option}`);
  });
});

describe('what it complains about, in one line and with exit code 2', () => {
  test.each([
    ['an unknown game', ['--game', 'ludo'], /there is no game "ludo"; there is piraeus/],
    ['a name that objects have', ['--game', 'constructor'], /there is no game "constructor"/],
    ['a game over two lines', ['--game', 'a\nb'], /there is no game "a\\nb"/],
    ['too many seats', ['--seats', '7'], /Port of Piraeus with 7 seats: expected 3 to 6 seats/],
    ['too few seats', ['--seats', '2'], /expected 3 to 6 seats/],
    ['no seats', ['--seats', '0'], /with 0 seats: expected/],
    ['fewer than no seats', ['--seats=-4'], /with -4 seats: expected/],
    ['half a seat', ['--seats', '4.5'], /--seats takes a whole number, not "4.5"/],
    ['seats in words', ['--seats', 'four'], /--seats takes a whole number, not "four"/],
    ['an empty number', ['--seats', ''], /--seats takes a whole number, not ""/],
    ['a number beyond all numbers', ['--seats', '9'.repeat(400)], /seats/],
    ['an unknown option', ['--sed', 'x'], /Unknown option '--sed'/],
    ['a value where none belongs', ['--json=yes'], /'--json' does not take an argument/],
    ['a missing value', ['--seed'], /'--seed <value>' argument missing/],
    ['an option for a value', ['--seats', '--json'], /'--seats' argument is ambiguous/],
    ['a word too many', ['harbour'], /Unexpected argument 'harbour'/],
    ['a file to write and one to read', ['--verify', 'a.json', '--out', 'b.json'], /--out belongs to/],
    [
      'a folder that is not there',
      ['--out', '/nowhere/at/all.json'],
      /cannot write "\/nowhere\/at\/all.json": there is no such file or folder/,
    ],
    ['a file that is a folder', ['--out', '.'], /cannot write "\.": it is a folder/],
    ['no file to read', ['--verify', '/nowhere/at/all.json'], /cannot read "\/nowhere\/at\/all.json": there is no such file or folder/],
    ['a folder to read', ['--verify', '.'], /cannot read "\.": it is a folder/],
  ])('%s', (_, argv, message) => {
    const { code, stdout, stderr } = call(...argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^demo: [^\n]+\n$/);
    expect(stderr).toMatch(message);
  });
});
