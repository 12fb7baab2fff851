import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles, readPages, readText, root, type SourceFile } from '../scripts/sources.ts';

// What the documents for those who work here name has to be there: commands, files, links.

const scripts = Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts);
const markdown = readPages();
const working: readonly SourceFile[] = ['AGENTS.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((path) => ({
  path,
  text: readText(path),
}));

/** Whether a path, in which `*` may stand for one name, leads to something. */
function leadsSomewhere(path: string): boolean {
  const [first = '', ...rest] = path.split('*');
  if (rest.length === 0) return existsSync(join(root, path));
  const folder = join(root, dirname(`${first}x`));
  return existsSync(folder) && readdirSync(folder).some((name) => leadsSomewhere(`${dirname(`${first}x`)}/${name}${rest.join('*')}`));
}

test('there is something to check', () => {
  expect(markdown.length).toBeGreaterThan(30);
  expect(leadsSomewhere('packages/*/src/bots')).toBe(true);
  expect(leadsSomewhere('packages/*/src/nowhere')).toBe(false);
});

test('every `npm run` of a document is a script of the repository', () => {
  // A project that installs the packages has scripts of its own.
  const ours = markdown.filter(({ path }) => !path.startsWith('examples/your-first-game/'));
  const named = ours.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*(?: \| [a-z]+)*)/g)].flatMap(([, names = '']) =>
      names.split(' | ').map((name) => ({ path, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ name }) => !scripts.includes(name))).toEqual([]);
});

test('every file that the pages for those who work here name is there', () => {
  const start = /^(?:packages|docs|examples|scripts|tests|lint|\.changeset|\.github)\//;
  const named = working.flatMap(({ path, text }) => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g), ...text.matchAll(/((?:packages|tests|scripts|examples)\/[\w./*-]+)/g)];
    return quoted.flatMap(([, name = '']) => (start.test(name) ? [{ path, name: name.replace(/[.,:]+$/, '') }] : []));
  });
  expect(named.length).toBeGreaterThan(50);
  // GAME stands for the game that is being added.
  expect(named.filter(({ name }) => !name.includes('GAME') && !leadsSomewhere(name))).toEqual([]);
});

test('every path of the map of owners leads to something, and everybody in it is a team', () => {
  const lines = readText('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const entries = lines.map((line) => line.trim().split(/\s+/));
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter(([path = '']) => path !== '*' && !leadsSomewhere(path.slice(1)))).toEqual([]);
  expect(entries.flatMap(([, ...owners]) => owners).filter((owner) => !/^@quayside\/[a-z]+$/.test(owner))).toEqual([]);
});

test('the table of where a game is made known names every file that names both games', () => {
  const [, table = ''] = /Make it known.*?\n\n([\s\S]*?)\n\n/.exec(readText('CONTRIBUTING.md')) ?? [];
  const settings = readdirSync(root).filter((name) => /^(tsconfig.*|biome)\.json$/.test(name));
  // Other tests take these games as examples.
  const tests = ['tests/architecture.test.ts', 'tests/lint.test.ts', 'tests/promises/games.ts'];
  const files = [
    ...[...settings, ...tests].map((path) => ({ path, text: readText(path) })),
    ...['.github', 'scripts', 'examples/demo/src', 'examples/self-play/src'].flatMap((folder) => readFiles(folder, '')),
  ];
  const naming = files.filter(({ text }) => /piraeus/i.test(text) && /gda[nń]sk/i.test(text)).map(({ path }) => path);
  expect(naming.length).toBeGreaterThan(15);
  expect(naming.filter((path) => !table.includes(`\`${path}\``))).toEqual([]);
});
