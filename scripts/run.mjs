import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command found in node_modules/.bin or on PATH and gives its exit code.
 * `stdout: 'stderr'` keeps standard output free for the one thing that the caller wants to print there; `'if-it-fails'` writes to standard error what the command had to
 * say, if it fails.
 */
export function run(command, args, { cwd = root, stdout = 'inherit', env = {} } = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const result = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: path },
    stdio: ['inherit', { inherit: 'inherit', stderr: 2, 'if-it-fails': 'pipe' }[stdout], 'inherit'],
    // npx and the links in .bin are .cmd files on Windows.
    shell: process.platform === 'win32',
  });
  if (result.stdout && result.status !== 0) process.stderr.write(result.stdout);
  if (result.error) process.stderr.write(`${command}: ${result.error.message}\n`);
  return result.status ?? 1;
}
