import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { call, folder } from './support.ts';

describe('what it prints', () => {
  test('one match of every game, with the default seats and seed', () => {
    const { code, stdout, stderr } = call();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [piraeus, gdansk] = [call('--game', 'piraeus').stdout, call('--game', 'gdansk').stdout];
    expect(stdout).toBe(`${piraeus}\n${'='.repeat(80)}\n\n${gdansk}`);
    expect(piraeus.split('\n')[0]).toBe('Port of Piraeus: 4 seats, seed "harbour"');
    expect(gdansk.split('\n')[0]).toBe('Port Gdańsk: 3 seats, seed "harbour"');
    expect(piraeus.endsWith('drachmas.\n')).toBe(true);
    expect(gdansk).toMatch(/ wins with the most points, \d+\.\n$/);
  });

  test('with --seats and --seed, but no --game, a match of every game with them', () => {
    const both = ['--seats', '3', '--seed', 'both', '--json'];
    expect(call(...both).stdout).toBe(call('--game', 'piraeus', ...both).stdout + call('--game', 'gdansk', ...both).stdout);
  });

  test('the same bytes for the same seed, others for another', () => {
    const once = call('--game', 'piraeus', '--seats', '5', '--seed', 'same');
    expect(call('--game', 'piraeus', '--seats', '5', '--seed', 'same')).toEqual(once);
    expect(call('--game', 'piraeus', '--seats', '5', '--seed', 'other').stdout).not.toBe(once.stdout);
  });

  test.each([
    ['piraeus', '3', ''],
    ['gdansk', '3', 'harbour'],
  ])('with --json one line, its keys in order: %s', (game, seats, seed) => {
    const argv = ['--json', '--game', game, '--seats', seats, '--seed', seed];
    const { code, stdout, stderr } = call(...argv);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\{.*\}\n$/);
    const line = JSON.parse(stdout);
    expect(Object.keys(line)).toEqual(['game', 'seats', 'seed', 'actions', 'hash', 'outcome']);
    expect(line).toMatchObject({ game, seats: Number(seats), seed, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(line.outcome.scores).toHaveLength(Number(seats));
    expect(call(...argv).stdout).toBe(stdout);
  });

  test('with --out the transcript as JSON in the file, and where it is on the other stream', () => {
    const path = join(folder(), 'match.json');
    const { stdout, stderr } = call('--game', 'piraeus', '--out', path);
    expect(stdout).toBe(call('--game', 'piraeus').stdout);
    expect(stderr).toBe(`Transcript written to ${path}\n`);
    const written = readFileSync(path, 'utf8');
    expect(written).toBe(`${JSON.stringify(JSON.parse(written), null, 2)}\n`);
    expect(JSON.parse(written).entries).toHaveLength(JSON.parse(call('--game', 'piraeus', '--json').stdout).actions);
  });

  test('with --out and --json the line alone', () => {
    const { stdout, stderr } = call('--game', 'piraeus', '--json', '--out', join(folder(), 'match.json'));
    expect({ stdout, stderr }).toEqual({ stdout: call('--game', 'piraeus', '--json').stdout, stderr: '' });
  });

  test('with --help every option', () => {
    const { code, stdout, stderr } = call('--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const option of ['game', 'seats', 'seed', 'out', 'verify', 'json', 'help']) expect(stdout).toContain(`  --${option}`);
  });
});

describe('what it complains about, in one line and with exit code 2', () => {
  test.each([
    ['an unknown game', ['--game', 'ludo'], /there is no game "ludo"; there is piraeus, gdansk/],
    ['a name that objects have', ['--game', 'constructor'], /there is no game "constructor"/],
    ['a game over two lines', ['--game', 'a\nb'], /there is no game "a\\nb"/],
    ['too many seats', ['--game', 'piraeus', '--seats', '7'], /^demo: Port of Piraeus with 7 seats: expected 3 to 6 seats/],
    ['too many seats for the other', ['--game', 'gdansk', '--seats', '5'], /^demo: Port Gdańsk with 5 seats: expected 2 to 4 seats\n$/],
    [
      'seats that one game does not take',
      ['--seats', '2'],
      /Port of Piraeus with 2 seats: expected 3 to 6 seats.*; --game names one game\n$/,
    ],
    ['seats that the other does not take', ['--seats', '5'], /Port Gdańsk with 5 seats: expected 2 to 4 seats; --game names one game\n$/],
    ['too few seats', ['--game', 'gdansk', '--seats', '1'], /expected 2 to 4 seats/],
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
    ['a file for two matches', ['--out', 'b.json'], /^demo: --out needs a --game: a file holds one match\n$/],
    [
      'a folder that is not there',
      ['--game', 'piraeus', '--out', '/nowhere/at/all.json'],
      /cannot write "\/nowhere\/at\/all.json": there is no such file or folder/,
    ],
    ['a file that is a folder', ['--game', 'piraeus', '--out', '.'], /cannot write "\.": it is a folder/],
    ['no file to read', ['--verify', '/nowhere/at/all.json'], /cannot read "\/nowhere\/at\/all.json": there is no such file or folder/],
    ['a folder to read', ['--verify', '.'], /cannot read "\.": it is a folder/],
  ])('%s', (_, argv, message) => {
    const { code, stdout, stderr } = call(...argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^demo: [^\n]+\n$/);
    expect(stderr).toMatch(message);
  });
});
