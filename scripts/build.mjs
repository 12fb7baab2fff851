// Builds the packages in the order of their dependencies and skips each whose inputs are those of its last build, and whose outputs are what that has written.
// Writes to standard error only.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';
import { filesBelow, hashOf, isFresh, writeStamp } from './stamp.mjs';

const sharedInputs = ['tsconfig.base.json', 'scripts/tsup.ts', 'pnpm-lock.yaml'].map((file) => join(root, file));
const isTest = (file) => /\.test(-d)?\.ts$/.test(file);

/** Every package with a source, with the names of the packages of this repository that it builds upon. */
function readPackages() {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  const found = folders.filter((folder) => existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'src')));
  const manifests = found.map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }));
  const names = new Set(manifests.map(({ manifest }) => manifest.name));
  return manifests.map(({ folder, manifest }) => {
    // Development dependencies (the testkit of a game) are for tests, which run on sources.
    const wanted = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    return { folder, name: manifest.name, needs: wanted.filter((name) => names.has(name)) };
  });
}

function inOrder(packages) {
  const ordered = [];
  const visit = (pkg, path) => {
    if (ordered.includes(pkg)) return;
    if (path.includes(pkg.name)) throw new Error(`Packages depend on each other in a ring: ${[...path, pkg.name].join(' -> ')}`);
    for (const need of pkg.needs)
      visit(
        packages.find(({ name }) => name === need),
        [...path, pkg.name],
      );
    ordered.push(pkg);
  };
  for (const pkg of packages) visit(pkg, []);
  return ordered;
}

function stampOf(pkg, stamps) {
  const own = ['package.json', 'tsup.config.ts', 'tsconfig.build.json'].map((file) => join(pkg.folder, file));
  const sources = filesBelow(join(pkg.folder, 'src')).filter((file) => !isTest(file));
  const inputs = [...sharedInputs, ...own, ...sources.sort()];
  return hashOf(root, inputs, ...pkg.needs.map((need) => `${need}\0${stamps.get(need)}\0`));
}

/** Builds what is out of date; gives 0, or the exit code of the first build that failed. */
export function build() {
  const stamps = new Map();
  for (const pkg of inOrder(readPackages())) {
    const stamp = stampOf(pkg, stamps);
    stamps.set(pkg.name, stamp);
    const dist = join(pkg.folder, 'dist');
    if (isFresh(dist, stamp)) continue;
    process.stderr.write(`Building ${pkg.name} …\n`);
    // A stamp there never outlives the build that it stands for, nor a file the source that it was made of.
    rmSync(dist, { recursive: true, force: true });
    const code = run('tsup', ['--silent'], { cwd: pkg.folder, stdout: 'stderr' });
    if (code !== 0) return code;
    writeStamp(dist, stamp);
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = build();
