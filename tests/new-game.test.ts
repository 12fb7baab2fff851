import * as fs from 'node:fs';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '@quayside/core';
import { explainGolden, readGoldens } from '@quayside/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yourFirstGame } from 'your-first-game';
import { run, templateFiles } from '../scripts/new-game/run.ts';
import { recorded } from './support/recorded.ts';

let here: string;

beforeAll(() => {
  here = realpathSync(mkdtempSync(join(tmpdir(), 'quayside-new-game-')));
});

afterAll(() => rmSync(here, { recursive: true, force: true }));

/** What the command writes, and its exit code. */
function called(...argv: string[]) {
  const { streams, written } = recorded();
  const code = run(argv, streams, here);
  return { code, ...written };
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));

test('every file of the template is copied, and no name of it is left', () => {
  const { code, out, err } = called('harbour-dice');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('\n  cd harbour-dice\n  npm install\n  npm test\n');
  expect(out).toContain(
    '\nnpm will ask the registry for @quayside/core and @quayside/testkit. What is not published yet, --tarballs takes',
  );
  const files = filesOf(join(here, 'harbour-dice'));
  expect(files.length).toBe(templateFiles().length);
  expect(files.filter(({ text }) => /your-?first-?game|your first game|\bYG\b/i.test(text)).map(({ path }) => path)).toEqual([]);
});

test('package, id, identifiers, title and the numbers of the rules are renamed', () => {
  expect(called('tide-2-tide', '--into', 'elsewhere/deep').code).toBe(0);
  const folder = join(here, 'elsewhere', 'deep');
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(JSON.parse(text('package.json'))).toMatchObject({
    name: 'tide-2-tide',
    dependencies: { '@quayside/core': expect.stringMatching(/^\^\d/) },
  });
  expect(text('src/game.ts')).toContain("meta: { id: 'tide-2-tide', name: 'Tide 2 Tide',");
  expect(text('src/game.ts')).toContain('export const tide2Tide: Game<Tide2TideTypes, Tide2TideAction>');
  expect(text('src/kit.ts')).toContain("'too-few-ropes': { rule: 'T2T.4' }");
  expect(text('README.md')).toMatch(/^# Tide 2 Tide\n/);
});

test('the golden matches are those of the game under its new name', () => {
  expect(called('moon-tide').code).toBe(0);
  const golden = join(here, 'moon-tide', 'test', 'golden');
  const engine = createEngine({ ...yourFirstGame, meta: { ...yourFirstGame.meta, id: 'moon-tide' } });
  const goldens = readGoldens(engine, fs, golden);
  expect(Object.values(goldens).map(({ title }) => title)).toContain('MT.1 three crews, six days');
  expect(Object.keys(goldens)).toEqual(Object.keys(readGoldens(createEngine(yourFirstGame), fs, 'examples/your-first-game/test/golden')));
  for (const each of Object.values(goldens)) expect(explainGolden(engine, each)).toBeUndefined();
});

test('with --json it writes one line, and the tarballs of a folder stand where versions would', () => {
  mkdirSync(join(here, 'packed'));
  for (const name of ['core', 'testkit']) writeFileSync(join(here, 'packed', `quayside-${name}-1.2.3.tgz`), '');
  const { code, out } = called('chess', '--json', '--tarballs', 'packed');
  const packages = {
    '@quayside/core': 'file:../packed/quayside-core-1.2.3.tgz',
    '@quayside/testkit': 'file:../packed/quayside-testkit-1.2.3.tgz',
  };
  expect([code, out.trimEnd().split('\n').length]).toEqual([0, 1]);
  expect(JSON.parse(out)).toEqual({ name: 'chess', folder: join(here, 'chess'), files: expect.any(Number), packages });
  const manifest = JSON.parse(readFileSync(join(here, 'chess', 'package.json'), 'utf8'));
  expect({ ...manifest.dependencies, ...manifest.devDependencies }).toMatchObject(packages);
});

test('--help names every option, whatever else is asked, and makes nothing', () => {
  const { code, out, err } = called('harbour-help', '--help');
  expect([code, err]).toEqual([0, '']);
  for (const option of ['<name>', '--into', '--tarballs', '--json', '--help']) expect(out).toContain(`\n  ${option} `);
  expect(existsSync(join(here, 'harbour-help'))).toBe(false);
});

test('a folder that is there is left as it is', () => {
  mkdirSync(join(here, 'occupied-pier'));
  const { code, out, err } = called('occupied-pier');
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe(`new-game: ${join(here, 'occupied-pier')} is there already: nothing was written; choose another folder with --into\n`);
  expect(readdirSync(join(here, 'occupied-pier'))).toEqual([]);
});

test.each([
  [[], 'new-game: name the game, such as harbour-dice; --help tells more\n'],
  [['harbour', 'dice'], 'new-game: one name is enough, and hyphens join its words: harbour-dice\n'],
  [
    ['Harbour'],
    /^new-game: "Harbour" is no name for a game: take small letters and digits with single hyphens between, 50 at most, such as harbour-dice\n$/,
  ],
  [['harbour--dice'], /is no name for a game/],
  [['../harbour'], /is no name for a game/],
  [['2-tides'], /is no name for a game/],
  [['a'.repeat(51)], /is no name for a game/],
  [['class'], 'new-game: "class" would be "class" in the code, where that word means something already: choose another name\n'],
  [['await'], /would be "await" in the code/],
  [['die'], /would be "die" in the code/],
  [['your-first-game'], /would be "yourFirstGame" in the code/],
  [['reef', '--folder', 'x'], "new-game: Unknown option '--folder'\n"],
  [['reef', '--tarballs', 'nowhere'], /holds 0 tarballs of @quayside\/core, and has to hold one: make them with node scripts\/pack\.mjs /],
  [
    ['reef', '--into', join(import.meta.dirname, '..', 'examples', 'reef')],
    /^new-game: examples\/ belongs to this repository, .* choose another folder with --into\n$/,
  ],
])('bad arguments %j are told in one line, with exit code 2, and nothing is written', (argv, message) => {
  const { code, out, err } = called(...argv);
  expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
  if (typeof message === 'string') expect(err).toBe(message);
  else expect(err).toMatch(message);
  expect(existsSync(join(here, 'reef'))).toBe(false);
});
