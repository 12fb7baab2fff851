// Installs the dependencies when they are missing or the lockfile has changed, with nothing but Node and npm at hand.
// Writes to standard error only. Node built-ins only: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';

const stampFile = join(root, 'node_modules', '.bootstrap');

function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/** Gives the exit code of the installation; 0 also when there was nothing to do. */
export function bootstrap() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readOr(join(root, file), ''));
  const stamp = hash.digest('hex');
  if (readOr(stampFile, '') === stamp) return 0;

  // By npx rather than corepack, which newer versions of Node do not bring along.
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  process.stderr.write(`Installing dependencies with ${packageManager} …\n`);
  const code = run('npx', ['--yes', '--prefer-offline', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], {
    stdout: 'stderr',
  });
  if (code !== 0) return code;
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = bootstrap();
