import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the example as a user does, two processes and all, and gives what it prints. */
function run(...argv: string[]): Promise<{ readonly code: number | null; readonly lines: readonly string[]; readonly stderr: string }> {
  const args = ['--import', 'tsx', 'examples/sealed-bids/src/main.ts', ...argv];
  const env = { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.paths.json' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: root, env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, lines: stdout.split('\n'), stderr });
    });
  });
}

/** The match that somebody says to have come to. */
const matchOf = (lines: readonly string[], who: string) =>
  lines
    .flatMap((line) => /^(\w+) +has come to the match ([0-9a-f]{8})/.exec(line)?.slice(1, 3).join() ?? [])
    .find((line) => line.startsWith(who));

test('two honest processes come to the same match, and no bid is on the wire before both are bound', async () => {
  const { code, lines, stderr } = await run();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(lines).toEqual(expect.arrayContaining(['Anna  has the same match as Ben', 'Ben   has the same match as Anna']));
  expect(lines).toContainEqual('Anna  Ben buys Jewelry (Greeks) for 9, paid to the reserve');
  expect(matchOf(lines, 'Anna')?.split(',')[1]).toBe(matchOf(lines, 'Ben')?.split(',')[1]);
  const wire = lines.filter((line) => line.startsWith('wire'));
  expect(wire.map((line) => /commitment|opening/.exec(line)?.[0])).toEqual(['commitment', 'commitment', 'opening', 'opening']);
});

test.each([
  ['other-bid', "Anna  refuses Ben's opening: wrong-opening."],
  ['silence', 'Anna  the time is up'],
  ['copy', "Anna  refuses Ben's commitment: copied-commitment."],
  ['too-much', "Anna  refuses Ben's opening: illegal-opening."],
])('a process that cheats (%s) is caught, and its seat is resolved by policy', async (cheat, caught) => {
  const { code, lines, stderr } = await run(cheat);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(lines.filter((line) => line.startsWith(caught))).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Anna  Ben has not opened: the policy of the phase decides',
      'Anna  Bids for Jewelry (Greeks), place 0: Anna 8, Ben 6',
      'Anna  Anna buys Jewelry (Greeks) for 8, paid to the reserve',
    ]),
  );
});

test('a way to cheat that there is not is refused', async () => {
  expect(await run('bribe')).toMatchObject({ code: 2, stderr: expect.stringContaining('other-bid, silence, copy, too-much') });
});
