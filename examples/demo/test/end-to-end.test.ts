import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Called, call } from './support.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The program itself, against the sources: what `npm run demo` runs against the built packages. */
function spawnDemo(...argv: string[]): Promise<Called> {
  const args = ['--import', 'tsx', 'examples/demo/src/main.ts', ...argv];
  const env = { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.paths.json' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: root, env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

test('another process prints the same bytes and ends with the same code', async () => {
  const [played, refused] = await Promise.all([spawnDemo('--json'), spawnDemo('--game', 'gdansk', '--seats', '9')]);
  expect(played).toEqual(call('--json'));
  expect(refused).toEqual(call('--game', 'gdansk', '--seats', '9'));
});
