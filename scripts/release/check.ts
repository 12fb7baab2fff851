import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createEngine } from '@quayside/core';
import { gdansk } from '@quayside/gdansk';
import { piraeus } from '@quayside/piraeus';
import { readPackages } from '../doors.ts';
import { contentProblems, type Packed } from './contents.ts';
import { attwProblems, publintProblems } from './lint.ts';
import { type Manifest, metadataProblems } from './manifest.ts';
import { changelogsIn, linkedIn, nextVersions } from './next-versions.ts';
import { rangeProblems, sharedProblems, untestedProblems } from './ranges.ts';
import type { Scratch } from './scratch.ts';
import { changelogProblems, type Versioned, versionProblems } from './version.ts';

/** One thing that a release needs, and what stands against it. */
export interface Check {
  readonly name: string;
  readonly problems: readonly string[];
}

/** What would be released, and whether it may. */
export interface ReleaseLine {
  /** The versions that packages would be published with. */
  readonly versions: Readonly<Record<string, string>>;
  readonly checks: readonly Check[];
}

/** Versions a copy of the repository, packs it, and looks at what would be published. The packages must have been built. */
export function checkRelease(scratch: Scratch): ReleaseLine {
  const changelogs = changelogsIn(scratch);
  const { manifests: after, versioned, changesets, touched } = nextVersions(scratch);
  const folders = [...readPackages().keys()];
  const packed = pack(scratch);
  return {
    versions: Object.fromEntries(after.map(({ name, version: now }) => [name, now])),
    checks: [
      {
        name: 'changelogs as they are',
        problems: versioned.flatMap((each, index) => changelogProblems({ ...each, changelog: changelogs[index] ?? '' })),
      },
      { name: 'changeset version', problems: [...versionProblems(versioned, changesets, linkedIn(scratch)), ...touchedProblems(touched)] },
      { name: 'metadata', problems: after.flatMap((manifest, index) => metadataProblems(manifest, folders[index] as string)) },
      { name: 'packed contents', problems: packed.flatMap(contentProblems) },
      { name: 'ranges between packages', problems: rangesOf(packed, versioned) },
      { name: 'contract of the games', problems: contractProblems() },
      { name: 'publint', problems: packed.flatMap(({ tarball }) => publintProblems(tarball, scratch)) },
      { name: 'attw', problems: packed.flatMap(({ tarball, manifest }) => attwProblems(tarball, manifest, scratch)) },
    ],
  };
}

/** Of all packages, whether they can be installed together and share what they depend upon; of those with a new version, whether they ask for none that they were not tested with. */
function rangesOf(packed: readonly Packed[], versioned: readonly Versioned[]): readonly string[] {
  const manifests = packed.map(({ manifest }) => manifest);
  const fresh = new Set(versioned.filter(({ before, after }) => before !== after).map(({ name }) => name));
  return [...rangeProblems(manifests), ...untestedProblems(manifests, fresh), ...sharedProblems(manifests)];
}

/** Changesets are used up; manifests and changelogs of packages are written; nothing else is, the lock file and private packages least of all. */
const touchedProblems = (touched: readonly string[]): readonly string[] =>
  touched
    .filter((path) => !/^\.changeset\/[\w-]+\.md$|^packages\/\w+\/(package\.json|CHANGELOG\.md)$/.test(path))
    .map((path) => `changeset version has changed ${path}`);

/** An engine refuses a game that was written for another contract. */
function contractProblems(): readonly string[] {
  return [() => createEngine(gdansk), () => createEngine(piraeus)].flatMap((make) => {
    try {
      make();
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
}

function pack(scratch: Scratch): readonly (Packed & { readonly tarball: string })[] {
  const tarballs = join(scratch.folder, 'temp', 'tarballs');
  scratch.run('pnpm', '--recursive', '--filter=./packages/*', 'pack', '--pack-destination', tarballs);
  return readdirSync(tarballs).map((name) => {
    const folder = join(scratch.folder, 'temp', name.replace(/\.tgz$/, ''));
    mkdirSync(folder, { recursive: true });
    scratch.run('tar', '--extract', '--gzip', '--strip-components=1', '--file', join(tarballs, name), '--directory', folder);
    const files = new Map(pathsIn(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    return { tarball: join(tarballs, name), manifest: JSON.parse(files.get('package.json') ?? '') as Manifest, files };
  });
}

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
