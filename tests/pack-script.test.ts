import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/sources.ts';

/** What the command writes, and its exit code. */
function called(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/pack.mjs'), ...argv], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('--help tells how it is called, and packs nothing', () => {
  const { code, out, err } = called('--help');
  expect([code, err]).toEqual([0, '']);
  for (const word of ['<folder>', '@quayside/name', '--help']) expect(out).toContain(`\n  ${word} `);
  expect(existsSync(join(root, '--help'))).toBe(false);
});

test.each([
  [[], 'pack: name a folder for the tarballs; --help tells more\n'],
  [['--out', 'tarballs'], "pack: Unknown option '--out'\n"],
  [['tarballs', '@quayside/cor'], /^pack: there is no package @quayside\/cor: there are @quayside\/core, .*\n$/],
])('bad arguments %j are told in one line, with exit code 2, and nothing is built', (argv, message) => {
  const { code, out, err } = called(...argv);
  expect([code, out]).toEqual([2, '']);
  if (typeof message === 'string') expect(err).toBe(message);
  else expect(err).toMatch(message);
});
