import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtBySpecifier, type Manifest, readPackages } from './doors.ts';
import { root } from './sources.ts';

/** Where `scripts/unpack.mjs` installs the packages. */
const installed = join(root, 'temp', 'node_modules');

/** Every door of every package, as a bundler's alias for the file that the packed manifest names. Throws for one that is not there. */
export function packedDoors(): readonly { readonly find: RegExp; readonly replacement: string }[] {
  return [...readPackages().values()].flatMap(({ name }) =>
    builtBySpecifier(readManifest(name)).map(([specifier, built]) => ({
      find: new RegExp(`^${specifier}$`),
      replacement: there(name, built),
    })),
  );
}

const readManifest = (name: string): Manifest => JSON.parse(readFileSync(there(name, 'package.json'), 'utf8'));

function there(name: string, file: string): string {
  const path = join(installed, name, file);
  if (!existsSync(path)) throw new Error(`${path} is not there: npm test and npm run docs:check pack the packages and install them`);
  return path;
}
