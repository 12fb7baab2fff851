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

describe('the files in the guide run as they stand', () => {
  const blocks = readText('docs/testing.md').matchAll(/^```\w+.*\n\/\/ (test\/\S+)\n([\s\S]*?)^```/gm);
  const files = [...blocks].map(([, file = '', text = '']) => [file, text] as const);
  const refused = 'C4.1 a seat that is not awaited is refused';

  /** By file, what runs it, and the titles of its tests. */
  const SHOWN: Readonly<Record<string, Pick<Runner, 'call' | 'read'> & { readonly tests: readonly string[] }>> = {
    'test/connect-four.test.ts': {
      call: ['vitest', 'run', '--reporter=json', 'test/connect-four.test.ts'],
      read: readJsonReport,
      tests: [...laws, 'C4.1 the seats drop in turn', 'four', 'together they show all that golden matches have to'],
    },
    'test/matchers.test.ts': {
      call: ['vitest', 'run', '--reporter=json', 'test/matchers.test.ts'],
      read: readJsonReport,
      tests: [refused],
    },
    'test/connect-four.test.mjs': {
      call: ['node', '--test', '--test-reporter=tap', 'test/connect-four.test.mjs'],
      read: readTap,
      tests: [...laws, 'four', 'together they show all that golden matches have to', refused],
    },
    // The project is one of ES modules.
    'test/connect-four.test.js': {
      call: ['jest', '--json', '--transform={}', 'test/connect-four.test.cjs'],
      read: readJsonReport,
      tests: [...laws, refused],
    },
  };

  beforeAll(() => {
    fs.cpSync(join(project.folder, 'golden'), join(project.folder, 'test/golden'), { recursive: true });
  });

  test('these are all of them', () => {
    expect(files.map(([file]) => file)).toEqual(Object.keys(SHOWN));
  });

  test.each(files)('%s', async (file, text) => {
    const {
      call: [command, ...args],
      read,
      tests,
    } = SHOWN[file] as (typeof SHOWN)[string];
    fs.writeFileSync(join(project.folder, file.replace(/\.js$/, '.cjs')), text);
    const { code, stdout, stderr } = await project.run(command, args);
    expect({ ...read(stdout), code }, stderr).toEqual({ passed: tests, failed: {}, code: 0 });
  });
});

test('the types of both doors are found, and those of the matchers', async () => {
  const { code, stdout } = await project.run('tsc', ['-p', '.']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
});
