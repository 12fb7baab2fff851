// Packs packages of this repository as they would be published: `node scripts/pack.mjs FOLDER [@quayside/name …]`, all of them if none is named. Builds first.
// Writes one line of JSON to standard output, the tarball of each package by its name.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { root, run } from './run.mjs';

function manifests() {
  const files = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'package.json'));
  return files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

/** Packs packages by name into a folder; gives their tarballs by name. Throws for a name that there is not, and for a build or a packing that fails. */
export function pack(folder, names = manifests().map(({ name }) => name)) {
  const into = resolve(folder);
  const packed = names.map((name) => {
    const manifest = manifests().find((each) => each.name === name);
    if (manifest === undefined)
      throw new Error(
        `there is no package ${name}: there are ${manifests()
          .map((each) => each.name)
          .join(', ')}`,
      );
    return [name, join(into, `${name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`)];
  });
  if (build() !== 0) throw new Error('the build failed: nothing was packed');
  mkdirSync(into, { recursive: true });
  // By pnpm, which puts versions where the manifests say `workspace:`.
  const filters = names.map((name) => `--filter=${name}`);
  const code = run('pnpm', ['--recursive', ...filters, 'pack', '--pack-destination', into], { stdout: 'if-it-fails' });
  if (code !== 0) throw new Error('pnpm could not pack');
  return Object.fromEntries(packed);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, ...names] = process.argv.slice(2);
  if (folder === undefined) {
    process.stderr.write('pack: name a folder for the tarballs\n');
    process.exitCode = 2;
  } else {
    process.stdout.write(`${JSON.stringify(pack(folder, names.length === 0 ? undefined : names))}\n`);
  }
}
