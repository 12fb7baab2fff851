import * as fs from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@quayside/core';
import { conformanceTests, scenario, writeGoldens } from '@quayside/testkit';
import { connectFour } from '@quayside-examples/connect-four';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readText, root } from '../../scripts/sources.ts';
import { type Consumer, installPacked, openConsumer, printed } from '../support/consumer.ts';
import { type Reported, readJsonReport, readTap } from '../support/reported.ts';

// The testkit as its users have it: packed, installed by npm into a project outside this repository, and run there on the example game by each runner that
// the guide names. The tests of that project are in tests/consumers/testkit.

const engine = createEngine(connectFour);
let project: Consumer;

beforeAll(async () => {
  project = openConsumer('tests/consumers/testkit');
  const isSource = (path: string) => !path.endsWith('.test.ts');
  fs.cpSync(join(root, 'examples/connect-four/src'), join(project.folder, 'connect-four/src'), { recursive: true, filter: isSource });
  const told = scenario(engine, { seats: ['red', 'yellow'] })
    .when('red')
    .does({ type: 'drop', column: 3 })
    .then((expect) => expect.awaits('yellow'));
  fs.writeFileSync(join(project.folder, 'data.json'), JSON.stringify(told));
  writeGoldens(engine, fs, join(project.folder, 'golden'), {
    four: { title: 'four in a row', setup: { seats: 2, seed: 'four' }, chooser: 'four' },
  });
  await installPacked(project, ['@quayside/core', '@quayside/testkit']);
  await Promise.all(['tsconfig.json', 'tsconfig.cjs.json'].map((file) => printed(project, 'tsc', '-p', `connect-four/${file}`)));
  fs.writeFileSync(join(project.folder, 'connect-four/cjs/package.json'), '{ "type": "commonjs" }\n');
});

afterAll(() => project.close());

interface Runner {
  readonly call: readonly [string, ...string[]];
  /** Reads its report. */
  readonly read: (text: string) => Reported;
  /** The tests that its file has beside those of the kit. */
  readonly own: readonly string[];
}

const RUNNERS: Readonly<Record<string, Runner>> = {
  vitest: { call: ['vitest', 'run', '--reporter=json', 'vitest.spec.ts'], read: readJsonReport, own: ['matchers'] },
  'node:test with import': {
    call: ['node', '--test', '--test-reporter=tap', 'node.spec.mjs'],
    read: readTap,
    own: ['assertions', 'both packages are those of this project'],
  },
  'node:test with require': {
    call: ['node', '--test', '--test-reporter=tap', 'node.spec.cjs'],
    read: readTap,
    own: ['assertions', 'both packages are the CommonJS builds of this project'],
  },
  jest: { call: ['jest', '--json', '--transform={}', 'jest.spec.cjs'], read: readJsonReport, own: ['matchers'] },
};

const laws = conformanceTests(connectFour).map(({ name }) => name);
const others = ['built', 'data.json', 'four', 'together they show all that golden matches have to'];

describe.each(Object.entries(RUNNERS))('under %s', (_, { call: [command, ...args], read, own }) => {
  test('every law, scenario and golden match of the example game is a test that passes', async () => {
    const { code, stdout, stderr } = await project.run(command, args);
    expect({ ...read(stdout), code }, stderr).toEqual({ passed: [...laws, ...others, ...own], failed: {}, code: 0 });
  });

  test('a game that is wrong fails the test of the law that it breaks, with a replay', async () => {
    const { code, stdout } = await project.run(command, args, { GAME: 'wrong' });
    const { passed, failed } = read(stdout);
    expect(Object.keys(failed)).toEqual(['words-for-all']);
    expect(failed['words-for-all']).toContain('connect-four breaks game (words-for-all) at step 1: the words of an action have a hole');
    expect(failed['words-for-all']).toContain("import { wordsForAll, walkRecord } from '@quayside/testkit';");
    expect(passed).toHaveLength(laws.length + others.length + own.length - 1);
    expect(code).not.toBe(0);
  });
});

test('the example of the guide runs under Jest as it stands', async () => {
  const [, example = ''] = /^```js\n(.*?)^```/ms.exec(readText('docs/testing.md')) ?? [];
  fs.writeFileSync(join(project.folder, 'guide.spec.cjs'), example);
  const { code, stdout, stderr } = await project.run('jest', ['--json', '--transform={}', 'guide.spec.cjs']);
  expect({ ...readJsonReport(stdout), code }, stderr).toEqual({
    passed: [...laws, 'C4.1 a seat that is not awaited is refused'],
    failed: {},
    code: 0,
  });
});

test('the types of both doors are found, and those of the matchers', async () => {
  const { code, stdout } = await project.run('tsc', ['-p', '.']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
});
