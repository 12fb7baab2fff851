import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../doors.ts';
import type { Manifest } from './manifest.ts';
import type { Scratch } from './scratch.ts';
import { type Changeset, parseChangeset, type Versioned } from './version.ts';

/** What changesets have come to in a copy of the repository. */
export interface NextVersions {
  /** The manifests as they are afterwards, by the order of `readPackages`. */
  readonly manifests: readonly Manifest[];
  readonly versioned: readonly Versioned[];
  /** Those that have been used up. */
  readonly changesets: readonly Changeset[];
  /** The files that this has changed. */
  readonly touched: readonly string[];
}

/** Makes the next versions in a copy, as the release does. */
export function nextVersions(scratch: Scratch): NextVersions {
  const before = manifestsIn(scratch);
  const changesets = changesetsIn(scratch);
  scratch.run('tsx', 'scripts/release-version.ts');
  const manifests = manifestsIn(scratch);
  const changelogs = changelogsIn(scratch);
  const versioned = manifests.map(({ name, version }, index): Versioned => {
    const { version: was, peerDependencies = {} } = before[index] as Manifest;
    return { name, before: was, after: version, changelog: changelogs[index] as string, peers: published(peerDependencies) };
  });
  return { manifests, versioned, changesets, touched: touchedIn(scratch) };
}

/** Ranges as a registry gets them, without what is said to the workspace. */
export const published = (ranges: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, range.replace(/^workspace:/, '')]));

/** The changelogs of the packages; an empty text for one that is missing. */
export const changelogsIn = (scratch: Scratch): readonly string[] =>
  [...readPackages().keys()].map((folder) => readIn(scratch, `${folder}/CHANGELOG.md`));

/** The packages that changesets let go on together. */
export const linkedIn = (scratch: Scratch): readonly (readonly string[])[] =>
  (JSON.parse(readIn(scratch, '.changeset/config.json')) as { linked: string[][] }).linked;

const manifestsIn = (scratch: Scratch): readonly Manifest[] =>
  [...readPackages().keys()].map((folder) => JSON.parse(readIn(scratch, `${folder}/package.json`)) as Manifest);

function changesetsIn(scratch: Scratch): readonly Changeset[] {
  const names = readdirSync(join(scratch.folder, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return names.map((name) => parseChangeset(readIn(scratch, `.changeset/${name}`)));
}

const touchedIn = (scratch: Scratch): readonly string[] =>
  scratch
    .run('git', 'status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

const readIn = ({ folder }: Scratch, path: string): string =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
