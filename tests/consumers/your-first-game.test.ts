import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/new-game/run.ts';
import { root } from '../../scripts/sources.ts';
import { type Consumer, consumerIn, install, installPacked, openConsumer, printed } from '../support/consumer.ts';

// The road of a third party: the template as it lies in examples/, in a folder outside this repository; and a game that was made of it under another name, in a folder within, where
// `npm run new-game` makes one unless told. Both with the packed packages installed by npm.

let template: Consumer;
let made: Consumer;

beforeAll(async () => {
  template = openConsumer('examples/your-first-game');
  await installPacked(template, ['@quayside/core', '@quayside/testkit']);
  made = consumerIn(join(mkdtempSync(join(root, 'temp', 'new-game-')), 'tide-pool'));
  const argv = ['tide-pool', '--into', made.folder, '--tarballs', join(template.folder, 'tarballs')];
  expect(run(argv, { stdout: { write: () => {} }, stderr: process.stderr })).toBe(0);
  await install(made, []);
});

afterAll(() => {
  template.close();
  rmSync(dirname(made.folder), { recursive: true, force: true });
});

const projects = () => [template, made];

test('the tests of both are green, and there are some of every law, rule and golden match', async () => {
  for (const project of projects()) {
    const stdout = await printed(project, 'npm', 'test');
    expect(stdout).toMatch(/Test Files +3 passed \(3\)/);
    expect(stdout).toMatch(/Tests +34 passed \(34\)/);
  }
});

test('a rule that is broken turns them red, and the example of that rule says so', async () => {
  const file = join(made.folder, 'src/rules.ts');
  const text = readFileSync(file, 'utf8');
  const broken = text.replace('.length === 1', '.length > 0');
  expect(broken).not.toBe(text);
  writeFileSync(file, broken);
  const { code, stdout, stderr } = await made.run('npm', ['test']);
  expect(code).not.toBe(0);
  expect(stdout).toContain('TP.5 TP.8 equal highest bids cost nothing');
  expect(stderr).toContain('"TP.10 equal points and ropes, a shared victory" goes otherwise now: step ');
});

test('what they build is a package that plays, under its own name', async () => {
  await printed(template, 'npm', 'run', 'build');
  const play = `
    import { createEngine } from '@quayside/core';
    import { yourFirstGame } from 'your-first-game';
    const engine = createEngine(yourFirstGame);
    let { match } = engine.create({ seats: 4, seed: 'built' });
    for (let [seat] = engine.awaited(match); seat !== undefined; [seat] = engine.awaited(match))
      match = engine.apply(match, seat, engine.autopilot(engine.view(match, seat))).match;
    console.log(JSON.stringify([match.game, engine.outcome(match).reasons]));
  `;
  expect(JSON.parse(await printed(template, 'node', '--input-type=module', '-e', play))).toEqual(['your-first-game', ['last-day']]);
});
