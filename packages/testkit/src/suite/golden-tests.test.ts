import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { playGolden } from '../golden/record.ts';
import { goldenText } from '../golden/text.ts';
import { goldenTests } from './golden-tests.ts';

const engine = createEngine(connectFour);
const golden = playGolden(engine, { title: 'four in a row', setup: { seats: 2, seed: 'golden' }, chooser: 'golden' });
const unreachable = { 'ends.board-full': 'takes long', 'victory.shared': 'only on a full board' };

describe('goldenTests', () => {
  it('has a test per match, as JSON or as the text of a file, and one for what is missing', () => {
    const tests = goldenTests(connectFour, { json: golden, text: goldenText(golden) }, { unreachable });
    expect(tests.map(({ name, run }) => [name, run()])).toEqual([
      ['json', undefined],
      ['text', undefined],
      ['together they show all that golden matches have to', undefined],
    ]);
  });

  it('a match that goes otherwise throws, with the step', () => {
    const steps = golden.steps.map((step, index) => (index === 2 ? { ...step, hash: '' } : step));
    expect(() => goldenTests(engine, { other: { ...golden, steps } })[0]?.run()).toThrow('"four in a row" goes otherwise now: step 2');
  });

  it('a gap throws', () => {
    expect(() => goldenTests(engine, { golden })[1]?.run()).toThrow('ends.board-full: a match that ends for the reason "board-full"');
  });

  it.each([[null], ['{}'], [{ format: 'x' }]])('what is no golden match fails: %j', (each) => {
    expect(() => goldenTests(engine, { each })[0]?.run()).toThrow('this is no golden match');
  });

  it('a table of none is refused', () => {
    expect(() => goldenTests(engine, {})).toThrow('goldenTests was given nothing to test');
  });
});
