import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { foldersIn, readText, root } from './sources.ts';

/** A door of a published package. */
export interface PackageDoor {
  /** Name of the package, such as `@quayside/core`. */
  readonly package: string;
  /** Its folder, from the root of the repository. */
  readonly folder: string;
  /** Name of the door: `index`, `bots`. */
  readonly door: string;
  /** What its users import: `@quayside/core/bots`. */
  readonly specifier: string;
  /** Its source, from the root of the repository. */
  readonly source: string;
  /** The built file that the manifest names for `import`, from the root of the repository: what a stranger's program gets. */
  readonly built: string;
}

/** The parts of a manifest that are of use here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Target>>;
}

/** Where a door leads: to one form for all who ask, or to one for each kind of module. */
type Target = string | { readonly default?: string; readonly import?: { readonly default: string } };

/** The published packages, by folder from the root of the repository. */
export function readPackages(): ReadonlyMap<string, Manifest> {
  const folders = foldersIn('packages').map((name) => `packages/${name}`);
  const found = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  return new Map(found.map((folder) => [folder, JSON.parse(readText(`${folder}/package.json`)) as Manifest]));
}

/** Every door of every package, as the manifests list them. */
export function readDoors(): readonly PackageDoor[] {
  return [...readPackages()].flatMap(([folder, manifest]) =>
    builtBySpecifier(manifest).map(([specifier, built]) => {
      const door = specifier.slice(manifest.name.length + 1) || 'index';
      return { package: manifest.name, folder, door, specifier, source: `${folder}/src/${door}.ts`, built: posix.join(folder, built) };
    }),
  );
}

/** What a manifest opens to others, and to which file in its own folder. */
export function builtBySpecifier({ name, exports }: Manifest): readonly (readonly [specifier: string, built: string])[] {
  return Object.entries(exports).flatMap(([path, target]) => (path === './package.json' ? [] : [[name + path.slice(1), builtOf(target)]]));
}

function builtOf(target: Target): string {
  const file = typeof target === 'string' ? target : (target.import?.default ?? target.default);
  if (file === undefined) throw new Error(`no form for import: ${JSON.stringify(target)}`);
  return file;
}
