const assert = require('node:assert/strict');
const fs = require('node:fs');
const test = require('node:test');
const { createEngine } = require('@quayside/core');
const { assertRejected, conformanceTests, goldenTests, readGoldens, scenario, scenarioTests } = require('@quayside/testkit');
const { connectFour } = require('@quayside-examples/connect-four');

// With GAME=wrong, the words of an action name a column that nobody fills in.
const words = { ...connectFour.words, drop: '{seat} drops a disc into column {colunm}' };
const game = process.env.GAME === 'wrong' ? { ...connectFour, words } : connectFour;
const engine = createEngine(game);
const full = { 'ends.board-full': 'one random match in three hundred' };

const tests = [
  ...conformanceTests(game, { unreachable: full }),
  ...scenarioTests(game, {
    built: scenario(game, { seats: ['red', 'yellow'] }).then((expect) => expect.awaits('red')),
    'data.json': JSON.parse(fs.readFileSync('data.json', 'utf8')),
  }),
  ...goldenTests(game, readGoldens(engine, fs, 'golden'), { unreachable: { ...full, 'victory.shared': 'only on a full board' } }),
];
for (const { name, run } of tests) test(name, run);

test('assertions', () => {
  const { match } = engine.create({ seats: 2, seed: 'any' });
  assertRejected(engine.apply(match, 1, { type: 'drop', column: 3 }), 'not-awaited', 'C4.1');
  assert.throws(() => assertRejected(engine.apply(match, 0, { type: 'drop', column: 3 }), 'not-awaited', 'C4.1'), /but got acceptance/);
});

test('both packages are the CommonJS builds of this project', () => {
  const loaded = Object.keys(require.cache).filter((file) => file.includes('@quayside'));
  assert.ok(loaded.length > 1);
  assert.deepEqual(
    loaded.filter((file) => !file.startsWith(__dirname) || !file.endsWith('.cjs')),
    [],
  );
});
