import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from '../scripts/sources.ts';

const workflows = ['ci', 'release'].map((name) => `.github/workflows/${name}.yml`);
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Readonly<Record<string, string>> };

/** The npm scripts that a workflow runs. */
const calledIn = (text: string): readonly string[] =>
  [...text.matchAll(/npm (?:run (?:-s )?(\S+)|(test))/g)].map(([, named, test]) => named ?? test ?? '');

test.each(workflows)('%s runs commands that there are', (path) => {
  const called = calledIn(readText(path));
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
});

/** All that a pattern finds in files, each once. */
const foundIn = (pattern: RegExp, ...paths: readonly string[]): readonly string[] => [
  ...new Set(paths.flatMap((path) => [...readText(path).matchAll(pattern)].map(([, found = '']) => found))),
];

test('what has to be set up outside of the repository is written down', () => {
  const forms = ['bug', 'feature', 'rules'].map((name) => `.github/ISSUE_TEMPLATE/${name}.yml`);
  const wanted = [
    ...foundIn(/(@quayside\/\w+)/g, '.github/CODEOWNERS'),
    ...foundIn(/^labels: \[(\w+)\]$/gm, ...forms),
    ...foundIn(/(?:secrets\.(?!GITHUB_TOKEN)|environment: )(\w+)/g, ...workflows),
  ];
  expect(wanted).toEqual(expect.arrayContaining(['@quayside/maintainers', 'bug', 'feature', 'rules', 'npm', 'NPM_TOKEN']));
  const [, part = ''] = readText('CONTRIBUTING.md').split(/^## Releasing$/m);
  const [releasing = ''] = part.split(/^## /m);
  expect(wanted.filter((name) => !releasing.includes(`\`${name}\``))).toEqual([]);
});

test('the pull request of a release is made with a token that starts its CI, as is what git pushes', () => {
  const release = readText('.github/workflows/release.yml');
  const [, ...steps] = release.split(/^ {6}- (?=uses: |run: )/m);
  const checkout = steps.find((step) => step.includes('actions/checkout@'));
  const changesets = steps.find((step) => step.includes('changesets/action@'));
  expect(checkout).toMatch(/^ {10}token: \$\{\{ steps\.app\.outputs\.token \}\}$/m);
  expect(changesets).toMatch(/^ {10}GITHUB_TOKEN: \$\{\{ steps\.app\.outputs\.token \}\}$/m);
  // Neither that of the workflow itself, nor as one to fall back upon.
  expect(release).not.toMatch(/secrets\.GITHUB_TOKEN|github\.token|\|\|/);
});

test('code owners own what is there', () => {
  const patterns = foundIn(/^(\/\S+)/gm, '.github/CODEOWNERS').map((path) => path.slice(1));
  expect(patterns.length).toBeGreaterThan(20);
  // The one pattern with a star stands for the bots of each game.
  const gone = patterns.filter((path) => !existsSync(join(root, path.replace('*', 'piraeus'))));
  expect(gone).toEqual([]);
});

test('a release is tested, checked and published with an identity', () => {
  const [ci = '', release = ''] = workflows.map(readText);
  expect(calledIn(ci)).toEqual(['test', 'consumers']);
  expect(calledIn(release)).toEqual(['release:check', 'release:version', 'release:publish']);
  expect(release).toMatch(/^ {2}ci:\n {4}uses: \.\/\.github\/workflows\/ci\.yml$/m);
  expect(release).toContain('needs: ci');
  expect(release).toContain('id-token: write');
  // Changesets and API reports are compared with the history.
  for (const text of [ci, release]) expect(text).toContain('fetch-depth: 0');
});
