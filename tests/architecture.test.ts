import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foldersIn, isTest, readSources, readText, root, type SourceFile } from '../scripts/sources.ts';
import {
  escapingImports,
  foreignImports,
  importCycles,
  importsInto,
  innerBarrels,
  layerProblems,
  longFiles,
  packageOf,
  starExports,
  wordsFound,
} from './support/architecture.ts';
import { type Build, type Door, doorsOf, expectedExports, type Manifest } from './support/doors.ts';
import { unexported, workOnLoad } from './support/third-party.ts';

const sourceOf = (name: string): string => `packages/${name}/src`;
const sources = (name: string): readonly SourceFile[] => readSources(sourceOf(name)).filter(({ path }) => !isTest(path));
const manifestOf = (name: string): Manifest => JSON.parse(readText(`packages/${name}/package.json`)) as Manifest;
const builtDoors = async (name: string): Promise<readonly Door[]> => {
  const config = (await import(join(root, 'packages', name, 'tsup.config.ts'))) as { default: readonly Build[] };
  return doorsOf(config.default);
};

const packages = foldersIn('packages').filter((name) => existsSync(join(root, 'packages', name, 'package.json')));
const games = packages.filter((name) => ['piraeus', 'gdansk'].includes(name));

test('there is something to check', () => {
  expect(packages).toEqual(expect.arrayContaining(['core', 'piraeus', 'testkit']));
});

describe('core', () => {
  test('imports flow downhill', () => {
    const order = [
      'model',
      'codec',
      'random',
      'primitives',
      'game',
      'engine',
      'slices',
      'extensions',
      'session',
      'trust',
      'registry',
      'schema',
      'encode',
      'sim',
      'search',
    ];
    const layers = { source: sourceOf('core'), order, doors: ['index.ts', 'sdk.ts', 'bots.ts', 'schema.ts'] };
    expect(layerProblems(sources('core'), layers)).toEqual([]);
  });

  test('its extensions could be a third party’s, and load nothing that is not asked for', () => {
    const extensions = sources('core').filter(({ path }) => path.startsWith(`${sourceOf('core')}/extensions/`));
    const doors = sources('core').filter(({ path }) => ['index.ts', 'sdk.ts'].some((door) => path === `${sourceOf('core')}/${door}`));
    expect([extensions.length > 0, unexported(extensions, doors), workOnLoad(extensions)]).toEqual([true, [], []]);
  });
});

describe.each(['core', 'testkit'])('%s', (name) => {
  test('names no game', () => {
    expect(wordsFound(sources(name), /piraeus|gda[nń]sk/)).toEqual([]);
  });
});

describe('testkit', () => {
  const isForVitest = (path: string) => path === `${sourceOf('testkit')}/vitest.ts` || path.startsWith(`${sourceOf('testkit')}/vitest/`);

  test('imports nothing but the doors of core; its door for vitest also that', () => {
    const doors = ['@quayside/core', '@quayside/core/sdk', '@quayside/core/bots', '@quayside/core/schema'];
    const isAllowed = (specifier: string, path: string) => doors.includes(specifier) || (specifier === 'vitest' && isForVitest(path));
    expect(foreignImports(sources('testkit'), isAllowed)).toEqual([]);
  });

  test('knows no test runner but behind that door, and asks for none', () => {
    const others = sources('testkit').filter(({ path }) => !isForVitest(path));
    expect(importsInto(others, `${sourceOf('testkit')}/vitest`)).toEqual([]);
    expect(manifestOf('testkit').peerDependenciesMeta).toEqual({ vitest: { optional: true } });
  });
});

describe.each(games)('%s', (name) => {
  test("imports nothing but the author's door and zod; its bots also the door of bots", () => {
    const isBot = (path: string) => path === `${sourceOf(name)}/bots.ts` || path.startsWith(`${sourceOf(name)}/bots/`);
    const isAllowed = (specifier: string, path: string) =>
      ['@quayside/core/sdk', 'zod', 'zod/mini'].includes(specifier) || (specifier === '@quayside/core/bots' && isBot(path));
    expect(foreignImports(sources(name), isAllowed)).toEqual([]);
  });
});

describe.each(packages)('package %s', (name) => {
  test('no file imports itself, by whatever way round', () => {
    expect(importCycles(sources(name))).toEqual([]);
  });

  test('relative imports stay within the package', () => {
    expect(escapingImports(sources(name), sourceOf(name))).toEqual([]);
  });

  test('has no inner barrels', () => {
    expect(innerBarrels(sources(name), sourceOf(name))).toEqual([]);
  });

  test('exports nothing by a star', () => {
    expect(starExports(sources(name))).toEqual([]);
  });

  test('declares every package that it imports', () => {
    const { dependencies, peerDependencies } = manifestOf(name);
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    expect(foreignImports(sources(name), (specifier) => declared.includes(packageOf(specifier)))).toEqual([]);
  });

  test('opens the doors that it builds and no other', async () => {
    const doors = await builtDoors(name);
    expect(manifestOf(name).exports).toEqual(expectedExports(doors));
    for (const door of doors) expect(door.source).toBe(`src/${door.name}.ts`);
  });

  test('has no file of more than 400 lines, but for pure data', () => {
    const code = sources(name).filter(({ path }) => !path.includes('/content/'));
    expect(longFiles(code, 400)).toEqual([]);
  });
});
