import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import { scenarioTests } from './scenario-tests.ts';

const engine = createEngine(connectFour);
const start = scenario(engine, { seats: ['red', 'yellow'], projections: { discs: ({ table }) => table.dropped } });
const good = start
  .when('red')
  .does({ type: 'drop', column: 3 })
  .then((expect) => expect.discs('red', 1));
const bad = start.then((expect) => expect.awaits('yellow'));

describe('scenarioTests', () => {
  it('has a test per scenario, built or as data, under its name', () => {
    const tests = scenarioTests(
      connectFour,
      { built: good, data: JSON.parse(JSON.stringify(good)) },
      { projections: { discs: ({ table }) => table.dropped } },
    );
    expect(tests.map(({ name, run }) => [name, run()])).toEqual([
      ['built', undefined],
      ['data', undefined],
    ]);
  });

  it.each([
    ['built', bad],
    ['data', JSON.parse(JSON.stringify(bad))],
  ])('one that does not come out as told throws: %s', (_, each) => {
    expect(() => scenarioTests(engine, { each })[0]?.run()).toThrow(expect.objectContaining({ name: 'ScenarioFailed', step: 0 }));
  });

  it.each([[null], [{ default: {} }], ['text']])('what is no scenario fails: %j', (each) => {
    expect(() => scenarioTests(engine, { each })[0]?.run()).toThrow('expected the format quayside-scenario/1');
  });

  it('a table of none is refused', () => {
    expect(() => scenarioTests(engine, {})).toThrow('scenarioTests was given nothing to test');
  });
});
