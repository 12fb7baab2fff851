import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
}

/** The parts of a manifest that are of use here. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The published packages, by folder from the root of the repository. */
export function readPackages(): ReadonlyMap<string, Manifest> {
  const folders = foldersIn('packages').map((name) => `packages/${name}`);
  const found = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  return new Map(found.map((folder) => [folder, JSON.parse(readText(`${folder}/package.json`)) as Manifest]));
}

/** Every door of every package, as the manifests list them. */
export function readDoors(): readonly PackageDoor[] {
  return [...readPackages()].flatMap(([folder, { name, exports }]) =>
    Object.keys(exports)
      .filter((path) => path !== './package.json')
      .map((path) => ({
        package: name,
        folder,
        door: path === '.' ? 'index' : path.slice(2),
        specifier: name + path.slice(1),
      })),
  );
}
