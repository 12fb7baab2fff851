// Builds the packages in the order of their dependencies and skips each whose inputs are those of its last build.
// Writes to standard error only.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';

const sharedInputs = ['tsconfig.base.json', 'scripts/tsup.ts', 'pnpm-lock.yaml'].map((file) => join(root, file));
const isTest = (file) => /\.test(-d)?\.ts$/.test(file);

function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

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
  const hash = createHash('sha256');
  const own = ['package.json', 'tsup.config.ts', 'tsconfig.build.json'].map((file) => join(pkg.folder, file));
  const sources = filesBelow(join(pkg.folder, 'src')).filter((file) => !isTest(file));
  for (const file of [...sharedInputs, ...own, ...sources.sort()]) {
    // Lengths keep one file's end apart from the next one's beginning.
    const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  for (const need of pkg.needs) hash.update(`${need}\0${stamps.get(need)}\0`);
  return hash.digest('hex');
}

/** Builds what is out of date; gives 0, or the exit code of the first build that failed. */
export function build() {
  const stamps = new Map();
  for (const pkg of inOrder(readPackages())) {
    const stamp = stampOf(pkg, stamps);
    stamps.set(pkg.name, stamp);
    const stampFile = join(pkg.folder, 'dist', '.stamp');
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue;
    process.stderr.write(`Building ${pkg.name} …\n`);
    // A stamp there never outlives the build that it stands for, nor a file the source that it was made of.
    rmSync(join(pkg.folder, 'dist'), { recursive: true, force: true });
    const code = run('tsup', ['--silent'], { cwd: pkg.folder, stdout: 'stderr' });
    if (code !== 0) return code;
    writeFileSync(stampFile, stamp);
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = build();
