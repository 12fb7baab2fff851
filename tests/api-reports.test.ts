import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toldOf } from '../scripts/api/changesets.ts';
import { type ApiReport, forgottenTypes, reportPath, withoutComments } from '../scripts/api/extract.ts';
import { differences, makeReports, run } from '../scripts/api/run.ts';
import { readDoors, readPackages } from '../scripts/doors.ts';
import { root } from '../scripts/sources.ts';
import { recorded } from './support/recorded.ts';

describe('the API reports', () => {
  let reports: readonly ApiReport[];

  beforeAll(() => {
    reports = makeReports();
  });

  test('there is one for each door', () => {
    expect(reports.map(({ path }) => path)).toEqual(readDoors().map(reportPath));
    for (const { text } of reports) expect(text).toMatch(/^export /m);
  });

  test('are what the sources give: if the change is meant, `npm run api -- --update`, and a changeset', () => {
    expect(differences(reports)).toEqual([]);
  });

  test('a comment that is added, and a line that is moved by one, make none', () => {
    const warning = '// Warning: (ae-forgotten-export) The symbol "X" needs to be exported\n';
    const report = (place: string, mark: string, synopsis: string) =>
      `// @public${synopsis}\nexport interface A {\n    ${warning}${mark}    x: X;\n${mark}    y: X;\n}\n\n// src/a.d.ts${place} - (ae-forgotten-export) X\n`;
    const [documented, bare] = [report(':3:5', '', ''), report(':2:5', '    //\n    // (undocumented)\n', ' (undocumented)')];
    expect(withoutComments(bare)).toBe(withoutComments(documented));
    expect(withoutComments(documented)).toContain(warning);
  });

  test('name no type that a door does not export; a constant of which a type is made need not be exported', () => {
    const warning = (name: string) => `// Warning: (ae-forgotten-export) The symbol "${name}" needs to be exported\n//\n// @public\n`;
    const report = [
      `${warning('Inner')}export interface Outer {\n    ${warning('Other')}}\n`,
      `${warning('WORDS')}export type Word = (typeof WORDS)[number];\n`,
      'interface Inner {\n}\n\ntype Other = 1;\n\nconst WORDS: readonly ["a"];\n',
    ].join('\n');
    expect(forgottenTypes(report)).toEqual(['Inner', 'Other']);
    for (const { text } of reports) expect(text).not.toContain('ae-forgotten-export');
  });

  test('another signature, and a door that is gone, make a difference', () => {
    const [first, second] = reports.map(({ path }) => path);
    const changed = reports.slice(1).map((report) => (report.path === second ? { ...report, text: `${report.text}\n` } : report));
    expect(differences(changed)).toEqual([second, first]);
    const { streams, written } = recorded();
    expect(run(['--json'], streams, () => changed)).toBe(1);
    const told = { reports: changed.length, differing: [second, first], updated: false };
    expect(written).toEqual({ out: `${JSON.stringify(told)}\n`, err: '' });
  });
});

test.for([...readPackages()])(
  'each change of the API reports of %s since its last release came with a changeset',
  ([folder, { name }], { skip }) => {
    const told = toldOf({ package: name, folder }, root);
    if ('unseen' in told) return skip(told.unseen);
    expect(told).toEqual({ why: null });
  },
);

describe('a change of a report without a changeset', () => {
  let repository: string;
  const watched = { package: '@x/core', folder: 'packages/core' };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: repository, stdio: 'ignore' });

  /** Writes files, and commits them if that is said. */
  function change(files: Readonly<Record<string, string>>, commit = true): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(repository, path)), { recursive: true });
      writeFileSync(join(repository, path), text);
    }
    if (!commit) return;
    git('add', '--all');
    git('commit', '--quiet', '--message', 'change');
  }

  const report = (text: string) => ({ 'packages/core/api/index.api.md': text });
  const changeset = (...packages: string[]) => ({
    '.changeset/one.md': `---\n${packages.map((name) => `"${name}": minor`).join('\n')}\n---\n\nWords.\n`,
  });
  const version = (text: string) => ({ 'packages/core/package.json': JSON.stringify({ name: '@x/core', version: text }, null, 2) });
  const why = (where: RegExp) => ({
    why: expect.stringMatching(new RegExp(`^an API report of @x/core has changed ${where.source}, and no changeset that came with it`)),
  });

  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'quayside-told-'));
    git('init', '--quiet');
    change({ ...version('1.0.0'), 'src.ts': '' });
    change({ ...report('first'), ...changeset('@x/core') });
  });

  afterEach(() => rmSync(repository, { recursive: true, force: true }));

  test('is told, whether it is committed or not, and also after other commits', () => {
    expect(toldOf(watched, repository)).toEqual({ why: null });
    change(report('second'), false);
    expect(toldOf(watched, repository)).toEqual(why(/in this working copy/));
    change({});
    expect(toldOf(watched, repository)).toEqual(why(/in [0-9a-f]+/));
    change({ 'src.ts': 'more' });
    expect(toldOf(watched, repository)).toEqual(why(/in [0-9a-f]+/));
  });

  test('is told of a new report too', () => {
    change({ 'packages/core/api/bots.api.md': 'new' }, false);
    expect(toldOf(watched, repository)).toEqual(why(/in this working copy/));
  });

  test('is mended by a changeset that names the package, and by no other', () => {
    change(report('second'));
    change({ '.changeset/two.md': '---\n"@x/other": minor\n---\n\n"@x/core": is only mentioned.\n' });
    expect(toldOf(watched, repository)).toEqual(why(/in [0-9a-f]+/));
    change({ '.changeset/three.md': "---\n'@x/core': patch\n---\n\nWords.\n" }, false);
    expect(toldOf(watched, repository)).toEqual({ why: null });
    change({});
    expect(toldOf(watched, repository)).toEqual({ why: null });
  });

  test('is not mended by a changeset that gives the package no new version', () => {
    change({ ...report('second'), '.changeset/two.md': '---\n"@x/core": none\n---\n\nWords.\n' });
    expect(toldOf(watched, repository)).toEqual(why(/in [0-9a-f]+/));
    change({ '.changeset/two.md': '---\n"@x/core": none\n"@x/other": major\n---\n\nWords.\n' });
    expect(toldOf(watched, repository)).toEqual(why(/in [0-9a-f]+/));
  });

  test('is not hidden by a later change that came with one; a changeset that comes alone speaks for both', () => {
    change(report('second'));
    const untold = toldOf(watched, repository);
    change({ ...report('third'), '.changeset/two.md': '---\n"@x/core": minor\n---\n\nWords.\n' });
    expect(untold).toEqual(why(/in [0-9a-f]+/));
    expect(toldOf(watched, repository)).toEqual(untold);
    change(report('fourth'), false);
    expect(toldOf(watched, repository)).toEqual(untold);
    change(report('third'), false);
    change({ '.changeset/two.md': '---\n"@x/core": minor\n---\n\nMore words.\n' }, false);
    expect(toldOf(watched, repository)).toEqual({ why: null });
    change({});
    expect(toldOf(watched, repository)).toEqual({ why: null });
  });

  test('is not mended by a changeset that is deleted again', () => {
    change({ ...report('second'), '.changeset/two.md': '---\n"@x/core": minor\n---\n\nWords.\n' });
    rmSync(join(repository, '.changeset/two.md'));
    expect(toldOf(watched, repository)).toEqual(why(/in [0-9a-f]+/));
  });

  test('is told while a release is made, and what changes afterwards anew', () => {
    rmSync(join(repository, '.changeset'), { recursive: true });
    change(version('1.1.0'), false);
    expect(toldOf(watched, repository)).toEqual({ why: null });
    change({});
    change(report('second'));
    expect(toldOf(watched, repository)).toEqual(why(/in [0-9a-f]+/));
  });

  test('is mended by saying more in an old one', () => {
    change(report('second'));
    change({ '.changeset/one.md': '---\n"@x/core": major\n---\n\nOther words.\n' });
    expect(toldOf(watched, repository)).toEqual({ why: null });
  });

  test('is told once released: a changeset that has been used up leaves a new version behind', () => {
    change({ ...report('second'), '.changeset/two.md': '---\n"@x/core": minor\n---\n\nWords.\n' });
    rmSync(join(repository, '.changeset'), { recursive: true });
    change({ 'src.ts': 'no release' });
    expect(toldOf(watched, repository)).toEqual(why(/in [0-9a-f]+/));
    change(version('1.1.0'));
    expect(toldOf(watched, repository)).toEqual({ why: null });
  });

  test('cannot be seen where the history has been cut off', () => {
    change(report('second'));
    const shallow = mkdtempSync(join(tmpdir(), 'quayside-shallow-'));
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${repository}`, shallow], { stdio: 'ignore' });
    expect(toldOf(watched, shallow)).toEqual({ unseen: 'the history is cut off before the last release' });
    rmSync(join(shallow, '.git'), { recursive: true });
    expect(toldOf(watched, shallow)).toEqual({ unseen: 'there is no history here' });
    rmSync(shallow, { recursive: true });
  });
});
