// Packs packages of this repository as they would be published: `node scripts/pack.mjs FOLDER [@quayside/name …]`, all of them if none is named. Builds first.
// Writes one line of JSON to standard output, the tarball of each package by its name.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { root, run } from './run.mjs';

function manifests() {
  const files = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'package.json'));
  return files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

/** Why names cannot all be packed, in words; `undefined` if they can. */
function unknownAmong(names) {
  const known = manifests().map(({ name }) => name);
  const stranger = names.find((name) => !known.includes(name));
  return stranger === undefined ? undefined : `there is no package ${stranger}: there are ${known.join(', ')}`;
}

/** Packs packages by name into a folder; gives their tarballs by name. Throws for a name that there is not, and for a build or a packing that fails. */
export function pack(folder, names = manifests().map(({ name }) => name)) {
  const into = resolve(folder);
  const unknown = unknownAmong(names);
  if (unknown !== undefined) throw new Error(unknown);
  if (bootstrap() !== 0 || build() !== 0) throw new Error('the build failed: nothing was packed');
  mkdirSync(into, { recursive: true });
  // By pnpm, which puts versions where the manifests say `workspace:`.
  const filters = names.map((name) => `--filter=${name}`);
  const code = run('pnpm', ['--recursive', ...filters, 'pack', '--pack-destination', into], { stdout: 'if-it-fails' });
  if (code !== 0) throw new Error('pnpm could not pack');
  const chosen = manifests().filter(({ name }) => names.includes(name));
  return Object.fromEntries(
    chosen.map(({ name, version }) => [name, join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)]),
  );
}

const HELP = `Builds packages of this repository and packs them as they would be published.

  node scripts/pack.mjs <folder> [@quayside/name …]

  <folder>        where the tarballs are written; it is made if there is none
  @quayside/name  pack these packages; without one, all
  --help          print this

Prints one line of JSON: the tarball of each package by its name. Exit codes: 0 done, 2 wrong arguments, 1 a build or a packing that failed.
`;

/** What the command line asks for; `wrong` says in words what is wrong with it. */
function readArguments(argv) {
  try {
    const { values, positionals } = parseArgs({ args: argv, options: { help: { type: 'boolean' } }, allowPositionals: true });
    if (values.help) return { help: true };
    const [folder, ...names] = positionals;
    if (folder === undefined) return { wrong: 'name a folder for the tarballs; --help tells more' };
    const wrong = unknownAmong(names);
    return wrong === undefined ? { folder, names: names.length === 0 ? undefined : names } : { wrong };
  } catch (error) {
    // Node adds advice after the first sentence.
    return { wrong: error.message.split(/\n|\. /)[0] };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { help, wrong, folder, names } = readArguments(process.argv.slice(2));
  if (help) process.stdout.write(HELP);
  else if (wrong === undefined) process.stdout.write(`${JSON.stringify(pack(folder, names))}\n`);
  else {
    process.stderr.write(`pack: ${wrong}\n`);
    process.exitCode = 2;
  }
}
