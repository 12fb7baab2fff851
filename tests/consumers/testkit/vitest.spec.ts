import * as fs from 'node:fs';
import { createEngine } from '@quayside/core';
import { readGoldens, scenario } from '@quayside/testkit';
import { conformanceSuite, goldenSuite, scenarioSuite } from '@quayside/testkit/vitest';
import { connectFour } from '@quayside-examples/connect-four';
import { expect, test } from 'vitest';

// With GAME=wrong, the words of an action name a column that nobody fills in.
const words = { ...connectFour.words, drop: '{seat} drops a disc into column {colunm}' };
const game = process.env.GAME === 'wrong' ? { ...connectFour, words } : connectFour;
const engine = createEngine(game);
const full = { 'ends.board-full': 'one random match in three hundred' };

conformanceSuite(game, { unreachable: full });

scenarioSuite(game, {
  built: scenario(game, { seats: ['red', 'yellow'] }).then((expect) => expect.awaits('red')),
  'data.json': JSON.parse(fs.readFileSync('data.json', 'utf8')),
});

goldenSuite(game, readGoldens(engine, fs, 'golden'), { unreachable: { ...full, 'victory.shared': 'only on a full board' } });

test('matchers', () => {
  const { match } = engine.create({ seats: 2, seed: 'any' });
  const played = engine.apply(match, 0, { type: 'drop', column: 3 });
  expect(played).toBeAccepted({ engine, match });
  expect(played).not.toBeRejected();
  expect(engine.apply(match, 1, { type: 'drop', column: 3 })).toBeRejected('not-awaited', 'C4.1');
  expect(match).not.toHaveSameHashAs(played.ok && played.match);
  expect(engine).toReplay(engine.startTranscript({ seats: 2, seed: 'any' }, match));
  expect(() => expect(engine.apply(match, 1, { type: 'drop', column: 3 })).toBeAccepted({ engine, match })).toThrow(
    /^expected to be accepted, but was refused with not-awaited \(C4\.1\) .*\nPosition:\n/,
  );
});
