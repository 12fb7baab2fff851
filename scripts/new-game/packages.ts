import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BadArguments } from '../command-line.ts';
import { readPackages } from '../doors.ts';

/** The packages of this repository that a game is made and tested with. */
const WANTED = ['@quayside/core', '@quayside/testkit'] as const;

/** By package, what a game asks npm for: a range of versions, or a tarball. */
export type Wanted = Readonly<Record<string, string>>;

/** The versions that stand in this repository now, and what fits them. */
export function byVersion(): Wanted {
  const versions = new Map([...readPackages().values()].map(({ name, version }) => [name, version]));
  return Object.fromEntries(WANTED.map((name) => [name, `^${versions.get(name)}`]));
}

/** The tarballs in a folder, as a game in another folder names them. Throws {@link BadArguments} where there is not one of each. */
export function byTarball(tarballs: string, game: string): Wanted {
  const files = existsSync(tarballs) ? readdirSync(tarballs) : [];
  return Object.fromEntries(
    WANTED.map((name) => [name, `file:${relative(game, join(tarballs, tarballOf(name, files, tarballs))).replaceAll('\\', '/')}`]),
  );
}

function tarballOf(name: string, files: readonly string[], folder: string): string {
  const start = `${name.replace('@', '').replace('/', '-')}-`;
  const found = files.filter((file) => file.startsWith(start) && file.endsWith('.tgz'));
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  throw new BadArguments(
    `${folder} holds ${found.length} tarballs of ${name}, and has to hold one: make them with node scripts/pack.mjs ${folder}`,
  );
}
