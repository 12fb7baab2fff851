import { expect, test } from 'vitest';
import { readText } from '../scripts/sources.ts';

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
