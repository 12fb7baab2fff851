import { expect, test } from 'vitest';
import { KINDS, type Kind } from '../../scripts/consumers/kinds.ts';
import { hash } from '../../scripts/consumers/project/matches.ts';
import { run } from '../../scripts/consumers/run.ts';
import { tryKinds } from '../../scripts/consumers/try-kinds.ts';
import { recorded } from '../support/recorded.ts';

// Three of the consumers; `npm run consumers` plays in all of them.

const TRIED = ['node, import', 'node, require', 'typescript, nodenext, cts'];

/** One that never gets as far as playing, but for what it is said to print. */
const lying = (name: string, kind: Partial<Kind>): Kind => ({ ...(KINDS[0] as Kind), name, ...kind });

async function called(kinds: readonly Kind[], ...argv: string[]) {
  const { streams, written } = recorded();
  const code = await run(argv, streams, kinds);
  return { code, ...written };
}

test('strangers come to the hash that the sources come to', async () => {
  const told: string[] = [];
  const lines = await tryKinds(
    KINDS.filter(({ name }) => TRIED.includes(name)),
    hash,
    ({ name }) => told.push(name),
  );
  expect(lines).toEqual(TRIED.map((name) => ({ name, hash, holds: true })));
  expect(told).toEqual(TRIED);
});

test('one that differs, one that fails and one that cannot be tried are told apart; the exit code is 1', async () => {
  const fails = () => Promise.reject(new Error('no such door'));
  const needs = { 'consumer-of-nothing': 'file:./not-there.tgz' };
  const kinds = [
    lying('differs', { play: async () => 'another hash' }),
    lying('fails', { play: fails }),
    lying('is not here', { missing: 'no Chromium', play: fails }),
    lying('a runtime that cannot be installed', { needs, optional: true }),
    lying('a library that cannot be installed', { needs }),
  ];
  const { code, out, err } = await called(kinds, '--json');
  expect([code, err]).toEqual([1, '']);
  expect(JSON.parse(out)).toEqual({
    hash,
    consumers: [
      { name: 'differs', hash: 'another hash', holds: false },
      { name: 'fails', hash: null, holds: false, why: 'no such door' },
      { name: 'is not here', hash: null, holds: null, why: 'no Chromium' },
      { name: 'a runtime that cannot be installed', hash: null, holds: null, why: expect.stringContaining('npm could not install') },
      { name: 'a library that cannot be installed', hash: null, holds: false, why: expect.stringContaining('npm could not install') },
    ],
  });
});

test('bad arguments are told in one line, with exit code 2', async () => {
  expect(await called([], '--fast')).toEqual({ code: 2, out: '', err: "consumers: Unknown option '--fast'\n" });
});
