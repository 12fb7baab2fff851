import { createEngine } from '@quayside/core';
import { conformanceSuite, goldenSuite, scenarioSuite } from '@quayside/testkit/vitest';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { playGolden } from '../golden/record.ts';
import { scenario } from '../scenario/scenario.ts';

const engine = createEngine(connectFour);
const { match } = engine.create({ seats: 2, seed: 'any' });
const drop = { type: 'drop', column: 3 } as const;
const golden = playGolden(engine, { title: 'four in a row', setup: { seats: 2, seed: 'golden' }, chooser: 'golden' });

// The suites, as they are used: vitest reports each of their tests.
conformanceSuite(engine, { maxSteps: 10, scouts: 1000 });
scenarioSuite(connectFour, {
  'C4.1: the first seat begins': scenario(engine, { seats: ['red', 'yellow'] }).then((expect) => expect.awaits('red')),
});
goldenSuite(engine, { golden }, { unreachable: { 'ends.board-full': 'takes long', 'victory.shared': 'only on a full board' } });

describe('the matchers', () => {
  it('are registered by the door', () => {
    expect(engine.apply(match, 0, drop)).toBeAccepted({ engine, match });
    expect(engine.apply(match, 1, drop)).toBeRejected('not-awaited', 'C4.1');
    expect(engine.apply(match, 1, drop)).not.toBeRejected('column-full');
    expect(engine).toReplay(golden);
    expect(match).toHaveSameHashAs(engine.create({ seats: 2, seed: 'any' }).match);
    expect(match).not.toHaveSameHashAs(engine.create({ seats: 2, seed: 'other' }).match);
  });

  it('fail with what they have to say', () => {
    expect(() => expect(engine.apply(match, 1, drop)).toBeAccepted()).toThrow(
      'expected to be accepted, but was refused with not-awaited (C4.1)',
    );
    expect(() => expect(engine.apply(match, 1, drop)).not.toBeRejected('not-awaited')).toThrow(
      'expected not to be refused with not-awaited, but was',
    );
    expect(() => expect(engine).not.toReplay(golden)).toThrow('expected connect-four 1.0.0 not to play the match');
  });

  it('can stand within other expectations', () => {
    expect({ answer: engine.apply(match, 0, drop) }).toEqual({ answer: expect.toBeAccepted() });
  });
});

describe('the suites', () => {
  it('refuse to be empty', () => {
    expect(() => scenarioSuite(engine, {})).toThrow('scenarioTests was given nothing to test');
    expect(() => goldenSuite(engine, {})).toThrow('goldenTests was given nothing to test');
  });
});
