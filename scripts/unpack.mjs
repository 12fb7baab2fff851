// Installs the packages of this repository into `temp/node_modules` from their tarballs, as they would be published, without a network: examples of guides and doc comments run
// on them. Builds and packs first. Their dependencies, and those alone that a manifest names, are links to the ones that are installed here.
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pack } from './pack.mjs';
import { root, run } from './run.mjs';

const temp = join(root, 'temp');

/** Gives 0, or 1 if something failed, which it tells. */
export function unpack() {
  try {
    const tarballs = Object.entries(pack(join(temp, 'tarballs')));
    rmSync(join(temp, 'node_modules'), { recursive: true, force: true });
    for (const [name, tarball] of tarballs) install(tarball, join(temp, 'node_modules', name));
    return 0;
  } catch (error) {
    process.stderr.write(`unpack: ${error.message}\n`);
    return 1;
  }
}

function install(tarball, folder) {
  mkdirSync(folder, { recursive: true });
  const options = ['--extract', '--gzip', '--strip-components=1', '--file', tarball, '--directory', folder];
  if (run('tar', options) !== 0) throw new Error(`tar could not extract ${tarball}`);
  const { repository, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, repository.directory, 'node_modules', name)), link, 'junction');
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = unpack();
