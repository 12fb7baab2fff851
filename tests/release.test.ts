import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPackages } from '../scripts/doors.ts';
import type { ReleaseLine } from '../scripts/release/check.ts';
import { contentProblems } from '../scripts/release/contents.ts';
import { attwProblems, publintProblems } from '../scripts/release/lint.ts';
import { type Manifest, metadataProblems } from '../scripts/release/manifest.ts';
import { changelogsIn, linkedIn, nextVersions, published } from '../scripts/release/next-versions.ts';
import { nextMajor, raisedPeers } from '../scripts/release/raise-peers.ts';
import { rangeProblems, sharedProblems, untestedProblems } from '../scripts/release/ranges.ts';
import { checkCopy, run } from '../scripts/release/run.ts';
import { openScratch, toolsIn } from '../scripts/release/scratch.ts';
import { changelogProblems, parseChangeset, type Versioned, versionProblems } from '../scripts/release/version.ts';
import { readText, root } from '../scripts/sources.ts';
import { recorded } from './support/recorded.ts';

// What would be published, from the packages as they are built now.
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'ignore' });
});

test('a release could be made now: versions, changelogs, metadata, contents, ranges, publint, attw', () => {
  const { checks, versions } = checkCopy();
  expect(checks.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(Object.keys(versions)).toEqual(['@quayside/core', '@quayside/gdansk', '@quayside/piraeus', '@quayside/testkit']);
});

const manifest = JSON.parse(readText('packages/core/package.json')) as Manifest;

describe('metadata', () => {
  test.each<[Partial<Manifest>, string]>([
    [{ keywords: ['one'] }, 'has fewer than three keywords'],
    [{ homepage: 'https://example.org' }, 'has no homepage that leads to its folder'],
    [{ bugs: {} }, 'says not where bugs are told'],
    [{ repository: { url: 'git+https://example.org/x.git', directory: 'packages/other' } }, 'says not which repository it comes from'],
    [{ publishConfig: { access: 'public' } }, 'is not published for all, with provenance'],
    [{ sideEffects: ['./dist/index.js'] }, 'says wrongly what loading it does'],
    [{ engines: { node: '>=18' } }, 'says not which Node it needs'],
    [{ private: true }, 'is private'],
  ])('%j is told', (wrong, problem) => {
    expect(metadataProblems({ ...manifest, ...wrong }, 'packages/core')).toEqual([`@quayside/core ${problem}`]);
  });
});

test.each([...readPackages().keys()])('%s says in its README which resolutions of modules find its types', (folder) => {
  expect(readText(`${folder}/README.md`)).toMatch(/`node16`, `nodenext` or `bundler`; `node10`.* is not supported/);
});

test('a bundler keeps the bare import of the door that registers matchers', () => {
  const { outputFiles } = buildSync({
    stdin: { contents: "import './packages/testkit/dist/vitest.js';", resolveDir: root },
    bundle: true,
    format: 'esm',
    external: ['vitest', '@quayside/*'],
    write: false,
  });
  expect(outputFiles[0]?.text).toContain('expect.extend(');
});

describe('contents', () => {
  const map = (...sources: string[]) =>
    JSON.stringify({ sources, sourcesContent: sources.map((source) => (source.startsWith('.') ? '' : null)) });
  const FILES: Readonly<Record<string, string>> = {
    'README.md': '',
    LICENSE: '',
    'CHANGELOG.md': '',
    'package.json': '',
    'dist/index.js': '//# sourceMappingURL=index.js.map\n',
    'dist/index.js.map': map('index.js', '../src/index.ts'),
    'dist/index.d.ts': '',
  };
  const door = { name: 'x', version: '1.0.0', exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } } };
  const problems = (files: Readonly<Record<string, string | undefined>>, said: Partial<Manifest> = {}) => {
    const entries = Object.entries({ ...FILES, ...files }).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return contentProblems({ manifest: { ...door, ...said }, files: new Map(entries) });
  };

  test('nothing is wrong with what is there', () => {
    expect(problems({})).toEqual([]);
  });

  test('what a door leads to by way of others may be there, with its maps: declarations by the names of their scripts', () => {
    const files = {
      'dist/index.js': "import { a } from './chunk.js';\nexport const b = () => import('./late.js');\n//# sourceMappingURL=index.js.map\n",
      'dist/chunk.js': '//# sourceMappingURL=chunk.js.map\n',
      'dist/chunk.js.map': map('../src/chunk.ts'),
      'dist/late.js': '//# sourceMappingURL=late.js.map\n',
      'dist/late.js.map': map('../src/late.ts'),
      'dist/index.cjs': "const chunk = require('./chunk.cjs');\n//# sourceMappingURL=index.cjs.map\n",
      'dist/index.cjs.map': map('../src/index.ts'),
      'dist/chunk.cjs': '//# sourceMappingURL=chunk.cjs.map\n',
      'dist/chunk.cjs.map': map('../src/chunk.ts'),
      'dist/index.d.ts': "export { A } from './a.js';\nexport type B = import('./b.js').B;\n",
      'dist/a.d.ts': '',
      'dist/b.d.ts': '',
      'dist/index.d.cts': "export { A } from './a.cjs';\n",
      'dist/a.d.cts': '',
    };
    const cjs = { types: './dist/index.d.cts', default: './dist/index.cjs' };
    expect(problems(files, { exports: { '.': { import: door.exports['.'], require: cjs } } })).toEqual([]);
    expect(problems({ ...files, 'dist/index.d.ts': '' })).toEqual(
      ['index.cjs', 'index.cjs.map', 'chunk.cjs', 'chunk.cjs.map', 'a.d.ts', 'b.d.ts', 'index.d.cts', 'a.d.cts'].map(
        (name) => `x holds dist/${name}, to which no door leads`,
      ),
    );
  });

  test('a licence is packed if the manifest names it', () => {
    expect(problems({ 'LICENSE.secret': '' })).toEqual(['x holds LICENSE.secret, to which no door leads']);
    expect(problems({ 'LICENSE.other': '' }, { files: ['dist', 'LICENSE.other'] })).toEqual([]);
    expect(problems({}, { files: ['dist', 'LICENSE.other'] })).toEqual(['x lacks LICENSE.other']);
  });

  test('an effect of a file that is not packed is told', () => {
    expect(problems({}, { sideEffects: ['./dist/index.js'] })).toEqual([]);
    expect(problems({}, { sideEffects: ['./src/index.ts'] })).toEqual(['x says what loading src/index.ts does, which is not there']);
  });

  test.each<[Readonly<Record<string, string | undefined>>, readonly string[]]>([
    [{ 'CHANGELOG.md': undefined }, ['x lacks CHANGELOG.md']],
    [{ 'src/index.ts': '' }, ['x holds src/index.ts, to which no door leads']],
    [{ 'dist/.stamp': '' }, ['x holds dist/.stamp, to which no door leads']],
    [{ 'dist/leftover.d.ts': '' }, ['x holds dist/leftover.d.ts, to which no door leads']],
    [{ 'dist/orphan.js.map': '' }, ['x holds dist/orphan.js.map, to which no door leads']],
    [{ 'dist/index.d.ts': undefined }, ['x opens a door to dist/index.d.ts, which is not there']],
    [{ 'dist/index.js.map': undefined }, ['x has no source map of dist/index.js']],
    [{ 'dist/index.js': '' }, ['x holds dist/index.js.map, to which no door leads', 'x has no source map of dist/index.js']],
    [{ 'dist/index.js.map': map('/home/me/index.js') }, ['x has no source map of dist/index.js']],
    [{ 'dist/index.js.map': JSON.stringify({ sources: ['../src/index.ts'] }) }, ['x has no source map of dist/index.js']],
  ])('%j is told', (files, told) => {
    expect(problems(files)).toEqual(told);
  });

  test('a range that only a workspace understands is told', () => {
    expect(problems({}, { dependencies: { y: 'workspace:^' } })).toEqual(['x has a manifest that only this workspace understands']);
  });
});

test('ranges in which packages could not be installed together are told', () => {
  const core = { name: 'core', version: '0.2.0' };
  const game = (range: string) => ({ name: 'game', version: '1.0.0', peerDependencies: { core: range, zod: '^4.0.0' } });
  expect(rangeProblems([core, game('>=0.1.0 <1.0.0')])).toEqual([]);
  expect(rangeProblems([core, game('^0.1.0')])).toEqual(['game asks for core ^0.1.0, and would be published beside 0.2.0']);
  expect(rangeProblems([core, game('workspace:^')])).toEqual(['game asks for core workspace:^, which is no range']);
});

test.each([
  ['0.2.0', '>=0.2.0', '1.0.0'],
  ['1.0.0', '>=1.0.0', '2.0.0'],
  ['1.0.0', '>=1.0.0 <3.0.0', '2.0.0'],
])('a game beside core %s with the range %s, which takes %s as well, is told', (version, range, next) => {
  const game = (peer: string) => ({ name: 'game', version: '1.0.0', peerDependencies: { core: peer, vitest: '>=4.0.0' } });
  const core = { name: 'core', version };
  expect(rangeProblems([core, game(range)])).toEqual([`game asks for core ${range}, which has no end below ${next}`]);
  expect(rangeProblems([core, game(`>=${version} <${next}`)])).toEqual([]);
});

test('a dependency that packages ask for in two ranges is told; a peer of this repository has a range of its own', () => {
  const core = { name: 'core', version: '0.2.0', dependencies: { zod: '^4.6.7', noble: '^2.0.0' } };
  const game = (range: string) => ({ name: 'game', version: '0.1.0', peerDependencies: { core: '>=0.1.0 <1.0.0', zod: range } });
  const other = { name: 'other', version: '0.1.0', peerDependencies: { core: '>=0.2.0 <1.0.0' } };
  expect(sharedProblems([core, game('^4.6.7'), other])).toEqual([]);
  expect(sharedProblems([core, game('^4.0.0'), other])).toEqual(['game asks for zod ^4.0.0, and core for ^4.6.7']);
});

test('a major version of a peer moves the end of a range to the next one, and is in it', () => {
  // As changesets leave it, where the version is out of the range.
  const game = { name: 'game', version: '1.0.0', peerDependencies: { core: 'workspace:>=1.0.0', zod: '>=4.0.0' } };
  const raised = JSON.parse(raisedPeers(JSON.stringify(game, null, 2), new Map([['core', '1.0.0']])));
  expect(raised.peerDependencies).toEqual({ core: 'workspace:>=1.0.0 <2.0.0', zod: '>=4.0.0' });
});

test('what is published takes no older package than it was tested with', () => {
  const core = { name: 'core', version: '0.2.0' };
  const game = { name: 'game', version: '0.3.0', peerDependencies: { core: 'workspace:>=0.1.0 <1.0.0', zod: '>=4.0.0' } };
  const packed = { ...game, peerDependencies: { core: '>=0.1.0 <1.0.0', zod: '>=4.0.0' } };
  expect(untestedProblems([core, packed], new Set(['game']))).toEqual(['game takes core 0.1.0, and was tested with 0.2.0']);
  // One that is not published again takes what it took.
  expect(untestedProblems([core, packed], new Set(['core']))).toEqual([]);
  const raised = JSON.parse(raisedPeers(JSON.stringify(game, null, 2), new Map([['core', '0.2.0']])));
  expect(raised).toEqual({ ...game, peerDependencies: { core: 'workspace:>=0.2.0 <1.0.0', zod: '>=4.0.0' } });
});

describe('versions', () => {
  const changeset = (name: string, bump: string, words = 'Words.') => parseChangeset(`---\n"${name}": ${bump}\n---\n\n${words}\n`);
  const versioned = (before: string, after: string, changelog = `# x\n\n## ${after}\n\n- Words.\n`): Versioned => ({
    name: 'x',
    before,
    after,
    changelog,
  });

  test.each<[Versioned, string, readonly string[]]>([
    [versioned('0.1.0', '0.2.0'), 'minor', []],
    [versioned('0.1.0', '1.0.0'), 'minor', ['x goes from 0.1.0 to 1.0.0, and no changeset says more than minor']],
    [versioned('0.1.0', '0.1.0'), 'patch', ['x stays as it is, and a changeset names it']],
    [versioned('0.2.0', '0.1.0'), 'minor', ['x goes back from 0.2.0 to 0.1.0']],
    [versioned('0.1.0', '0.1.1', '## 0.1.0\n\n- Words.\n'), 'patch', ['x has a changelog that does not begin with 0.1.1']],
    [versioned('0.1.0', '0.1.1', '## 0.1.1\n'), 'patch', ['x has not told: Words.']],
  ])('%j after a %s change', (after, bump, problems) => {
    expect(versionProblems([after], [changeset('x', bump)], [])).toEqual(problems);
  });

  test('a package that is linked goes along', () => {
    const along = versioned('0.1.0', '0.2.0', '## 0.2.0\n');
    expect(versionProblems([along], [changeset('y', 'minor')], [['x', 'y']])).toEqual([]);
    expect(versionProblems([along], [changeset('y', 'minor')], [])).toHaveLength(1);
  });

  describe('a peer that leaves the range in which it was asked for', () => {
    const core = { name: 'core', before: '0.1.0', after: '1.0.0', changelog: '## 1.0.0\n\nWords.\n' };
    const game = (after: string, range: string) => ({ ...versioned('0.1.0', after), changelog: `## ${after}\n`, peers: { core: range } });
    const problems = (...packages: readonly Versioned[]) => versionProblems(packages, [changeset('core', 'major')], []);

    test('makes a major step of the package that asks, and of no other', () => {
      expect(problems(core, game('1.0.0', '>=0.1.0 <1.0.0'))).toEqual([]);
      expect(problems(core, game('1.0.0', '>=0.1.0 <2.0.0'))).toEqual(['x goes from 0.1.0 to 1.0.0, and no changeset says more than none']);
    });

    test('allows no greater step', () => {
      expect(problems(core, game('2.0.0', '>=0.1.0 <1.0.0'))).toEqual([
        'x goes from 0.1.0 to 2.0.0, and no changeset says more than major',
      ]);
    });
  });

  test('a package that is linked goes on from the highest version of those that are', () => {
    const higher = { ...versioned('0.3.0', '0.3.1'), name: 'y' };
    expect(versionProblems([versioned('0.1.0', '0.3.1'), higher], [changeset('y', 'patch')], [['x', 'y']])).toEqual([]);
  });

  test('a version without its changelog is told, also that of a package that was never released', () => {
    expect(changelogProblems({ name: 'x', before: '0.0.0', changelog: '# x\n\n## 0.0.0\n\nNot released.\n' })).toEqual([]);
    expect(changelogProblems({ name: 'x', before: '0.1.0', changelog: '# x\n\n## 0.1.0\n\n## 0.0.0\n' })).toEqual([]);
    expect(changelogProblems({ name: 'x', before: '0.0.0', changelog: '' })).toEqual([
      'x is 0.0.0, and its changelog does not begin with that',
    ]);
    expect(changelogProblems({ name: 'x', before: '0.1.0', changelog: '# x\n\n## 0.0.0\n' })).toEqual([
      'x is 0.1.0, and its changelog does not begin with that',
    ]);
  });

  test('what is no changeset is refused', () => {
    expect(() => parseChangeset('# Words')).toThrow('this is no changeset');
    expect(() => parseChangeset('---\n"x": huge\n---\n\nWords.\n')).toThrow('a changeset says ""x": huge"');
  });
});

test('a major version of core can be released: its games and the testkit go along, and take it until the next', () => {
  const scratch = openScratch();
  try {
    writeFileSync(join(scratch.folder, '.changeset', 'major.md'), '---\n"@quayside/core": major\n---\n\nAnother contract.\n');
    const changelogs = changelogsIn(scratch);
    const { manifests, versioned, changesets } = nextVersions(scratch);
    const ranges = manifests.map((each) => ({ ...each, peerDependencies: published(each.peerDependencies ?? {}) }));
    const [core, ...others] = ranges as [Manifest, ...Manifest[]];
    expect(versionProblems(versioned, changesets, linkedIn(scratch))).toEqual([]);
    expect(rangeProblems(ranges)).toEqual([]);
    // What changelogs held stands below the title and the news.
    for (const [index, { changelog }] of versioned.entries()) expect(changelog).toContain(changelogs[index]?.replace(/^# .*\n/, ''));
    for (const { peerDependencies } of others)
      expect(peerDependencies?.['@quayside/core']).toBe(`>=${core.version} <${nextMajor(core.version)}`);
  } finally {
    scratch.close();
  }
});

test('publint and attw are heard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-wrong-'));
  const tools = toolsIn(folder);
  try {
    // Types of an ES module, a script of CommonJS, and a door to nothing.
    const wrong = {
      name: 'wrong',
      version: '1.0.0',
      main: './index.cjs',
      exports: { '.': { types: './index.d.mts', default: './index.cjs' }, './x': './x.js' },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(wrong));
    writeFileSync(join(folder, 'index.cjs'), 'exports.one = 1;\n');
    writeFileSync(join(folder, 'index.d.mts'), 'export const one: 1;\n');
    tools.run('npm', 'pack', '--silent');
    const tarball = join(folder, 'wrong-1.0.0.tgz');
    expect(publintProblems(tarball, tools)).toEqual([expect.stringContaining('x.js')]);
    expect(attwProblems(tarball, { ...wrong, exports: { '.': { require: '' } } }, tools)).toEqual([
      expect.stringContaining('Masquerading as ESM'),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the command tells what stands against a release, with exit code 1; bad arguments with 2', () => {
  const line: ReleaseLine = {
    versions: { x: '0.1.0' },
    checks: [
      { name: 'metadata', problems: ['x is private'] },
      { name: 'attw', problems: [] },
    ],
  };
  const called = (...argv: string[]) => {
    const { streams, written } = recorded();
    return { code: run(argv, streams, () => line), ...written };
  };
  expect(called('--json')).toEqual({ code: 1, out: `${JSON.stringify(line)}\n`, err: '' });
  expect(called()).toEqual({ code: 1, out: 'FAILS  metadata\n       x is private\nholds  attw\nx 0.1.0\n', err: '' });
  expect(called('--fast')).toEqual({ code: 2, out: '', err: "release:check: Unknown option '--fast'\n" });
});
