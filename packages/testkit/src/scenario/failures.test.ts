import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, test } from 'vitest';
import { toy } from '../../../../tests/toy/game.ts';
import { scenario } from './scenario.ts';
import { ScenarioFailed } from './scenario-failed.ts';

const engine = createEngine(connectFour);
const game = () => scenario(engine, { seats: ['red', 'yellow'], projections: { height: ({ table }) => table.heights[3] ?? 0 } });
const drop = (column: number) => ({ type: 'drop', column }) as const;

/** What a scenario fails with. */
function failureOf(told: { run(): unknown }): ScenarioFailed {
  try {
    told.run();
  } catch (error) {
    if (error instanceof ScenarioFailed) return error;
    throw error;
  }
  throw new Error('the scenario did not fail');
}

test('a refused action prints position, action, code and rule', () => {
  const failed = failureOf(game().when('red').does(drop(3)).when('yellow').does(drop(3), drop(2)));
  expect(failed).toMatchObject({ name: 'ScenarioFailed', game: 'connect-four', step: 2, code: 'not-awaited', rule: 'C4.1' });
  expect(failed.message).toMatchInlineSnapshot(`
    "connect-four, step 2 (yellow does): yellow may not do this: not-awaited (C4.1) “It is not for this seat to act now. (C4.1)”
    Position:
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . O . . .
      . . . X . . .
      red to drop
    Action: yellow drops a disc into column 3 {"type":"drop","column":2}
    Code: not-awaited, rule: C4.1"
  `);
});

test('a wrong value prints the first difference, the position after the action, and the action', () => {
  const failed = failureOf(
    game()
      .when('red')
      .does(drop(3))
      .then((expect) => expect.state('table.heights', [0, 0, 0, 0, 1, 0, 0])),
  );
  expect(failed.message).toMatchInlineSnapshot(`
    "connect-four, step 1 (expects state): table.heights should be otherwise
    Position:
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . X . . .
      yellow to drop
    Action: red drops a disc into column 4 {"type":"drop","column":3}
    First difference: table.heights.3: expected 0, got 1"
  `);
});

describe.each<[string, () => { run(): unknown }, string, (string | undefined)?]>([
  [
    'a projection that changed otherwise',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .then((expect) => expect.height('red', +2)),
    'the height of red should change by +2',
    'expected 2, got 1 (it was 0)',
  ],
  [
    'a projection that is otherwise',
    () => game().then((expect) => expect.height('red', { is: 2 })),
    'the height of red should be otherwise',
    'expected 2, got 0',
  ],
  [
    'a change from something else',
    () => game().then((expect) => expect.changes('table.dropped', 1, 2)),
    'table.dropped before should be otherwise',
    'table.dropped: expected 1, got 0',
  ],
  [
    'a change to something else',
    () => game().then((expect) => expect.changes('table.dropped', 0, 2)),
    'table.dropped should be otherwise',
    'table.dropped: expected 2, got 0',
  ],
  [
    'a change elsewhere',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .then((expect) => expect.changedOnly('table.heights', 'table.dropped')),
    'nothing but table.heights, table.dropped should change',
    'table.columns.3.0: was "empty", is "first"',
  ],
  [
    'a change at all',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .then((expect) => expect.changedOnly()),
    'nothing should change',
    'table.columns.3.0: was "empty", is "first"',
  ],
  [
    'no change where one is named',
    () => game().then((expect) => expect.changedOnly('table.winner')),
    'table.winner should change, and did not',
  ],
  [
    'something else to see',
    () => game().then((expect) => expect.sees('yellow', 'awaited', [1])),
    'what yellow sees at awaited should be otherwise',
    'awaited.0: expected 1, got 0',
  ],
  [
    'nothing to see',
    () => game().then((expect) => expect.sees(null, 'table.winner')),
    'what the spectator sees at table.winner should be there, and is null',
  ],
  ['something to see', () => game().then((expect) => expect.doesNotSee('red', 'hand')), 'red should not see at hand anything, and sees {}'],
  [
    'the value that should not be seen',
    () => game().then((expect) => expect.doesNotSee('red', 'table.dropped', 0)),
    'red should not see at table.dropped 0',
  ],
  [
    'a predicate',
    () => game().then((expect) => expect.sees('red', (view) => view.step > 0)),
    'red should see that (view) => view.step > 0',
  ],
  [
    'an action that is legal',
    () => game().then((expect) => expect.notLegal('red', drop(0))),
    'red should not be allowed to do this, but is',
  ],
  [
    'an action that is not legal',
    () => game().then((expect) => expect.legal('yellow', drop(0))),
    'yellow should be allowed to do this, but: not-awaited (C4.1) “It is not for this seat to act now. (C4.1)”',
  ],
  [
    'another action that is legal',
    () => game().then((expect) => expect.onlyLegal('red', drop(0), drop(1))),
    'red should be allowed to do nothing else, but is: red drops a disc into column 3 {"type":"drop","column":2}',
  ],
  [
    'an action that is allowed',
    () => game().then((expect) => expect.rejects('red', drop(0), 'column-full', 'C4.2')),
    'red should be refused with column-full (C4.2), but is allowed to do this',
  ],
  [
    'another reason to refuse',
    () => game().then((expect) => expect.rejects('yellow', drop(0), 'column-full', 'C4.2')),
    'yellow should be refused with column-full (C4.2), but was with not-awaited (C4.1) “It is not for this seat to act now. (C4.1)”',
    'expected column-full (C4.2), got not-awaited (C4.1) {"phase":"dropping"}',
  ],
  [
    'another reason of the same code',
    () => game().then((expect) => expect.rejects('yellow', drop(0), 'not-awaited', 'C4.1', { phase: 'over' })),
    'yellow should be refused with not-awaited (C4.1), for another reason',
    'data.phase: expected "over", got "dropping"',
  ],
  [
    'another event',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .then((expect) => expect.event({ type: 'dropped', column: 2 })),
    'there is no event {"column":2,"type":"dropped"}',
    'column: expected 2, got 3',
  ],
  [
    'no event',
    () => game().then((expect) => expect.event({ type: 'match-over' })),
    'there is no event {"type":"match-over"} among nothing',
  ],
  [
    'events in another order',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .when('yellow')
        .does(drop(2))
        .then((expect) => expect.event({ type: 'dropped', column: 2 }, { type: 'dropped', column: 3 })),
    'there is no event {"column":3,"type":"dropped"} among nothing',
  ],
  [
    'an event that should not be',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .then((expect) => expect.noEvent('dropped')),
    'there should be no dropped, but there is {"column":3,"row":0,"seat":0,"type":"dropped"}',
  ],
  [
    'nothing to hear',
    () => game().then((expect) => expect.hears(null, { type: 'dropped' })),
    'the spectator should hear of it, but there is no event {"type":"dropped"} among nothing',
  ],
  [
    'something to hear',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .then((expect) => expect.doesNotHear('yellow', { type: 'dropped' })),
    'yellow should not hear of {"column":3,"row":0,"seat":0,"type":"dropped"}',
  ],
  [
    'something else that was learnt',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .then((expect) => expect.learnt(null)),
    'what was learnt should be otherwise',
    'expected null, got "boundary"',
  ],
  [
    'another answer to undo',
    () =>
      game()
        .when('red')
        .does(drop(3))
        .then((expect) => expect.undo('yellow', 'nothing-to-undo').undo('red', 'allowed')),
    'the undo of red should be answered otherwise',
    'expected allowed, got boundary',
  ],
  ['nothing to learn by', () => game().then((expect) => expect.learnt(null)), 'nothing has been done that something could be learnt by'],
  ['other seats', () => game().then((expect) => expect.awaits()), 'other seats should be awaited', 'expected nobody, got red'],
  [
    'another phase',
    () => game().then((expect) => expect.phase('over')),
    'the phase should be otherwise',
    'expected "over", got "dropping"',
  ],
  [
    'a match that goes on',
    () => game().then((expect) => expect.outcome({ winners: [0] })),
    'the match should be over, and is in the phase dropping',
  ],
])('%s', (_, told, problem, difference) => {
  test('fails, and says what differs', () => {
    const failed = failureOf(told());
    expect(failed.problem).toBe(problem);
    expect(failed.difference).toBe(difference);
    expect(failed.position).toContain('. . . . . . .');
  });
});

test('a bad position is refused at the path of the first fault', () => {
  const failed = failureOf(game().given(({ table }) => Object.assign(table.columns[2] ?? [], { 1: 'third' })));
  expect(failed.message).toMatchInlineSnapshot(`
    "connect-four, the position: it is refused: That is not a match of this game (state.table.columns.2.1: expected "empty" or "first" or "second").
    Code: bad-match, rule: none"
  `);
  const broken = failureOf(game().patched({ table: { dropped: 3 } }));
  expect(broken).toMatchObject({ where: 'the position', code: 'bad-match', rule: null });
  expect(broken.message).toContain('(state: breaks the invariant');
});

describe('scripted chance', () => {
  const diving = () =>
    scenario(toy, { seats: ['anna', 'ben'] }).given(
      ({ table }) => {
        for (const place of table.seats) place.kept = true;
        table.round = 1;
      },
      { phase: 'diving' },
    );

  test('a change in what is hidden is a change', () => {
    const dived = diving()
      .when('anna')
      .does({ type: 'dive' })
      .then((expect) => expect.changedOnly('table', 'hands.anna'));
    expect(failureOf(dived)).toMatchObject({
      problem: 'nothing but table, hands.anna should change',
      difference: expect.stringMatching(/^hidden\.deck\.\d+: was \d, is nothing$/),
    });
  });

  test.each([
    [
      'missing altogether',
      () => diving().when('anna').does({ type: 'wade' }),
      'a draw is made from the stream "dice", which the scenario does not script: list its results, or give the scenario a seed',
    ],
    [
      'missing',
      () => diving().draws('dice').when('anna').does({ type: 'wade' }),
      'one more draw is made from the stream "dice" than the scenario scripts: expected a result for int("dice", 6), none left after 0',
    ],
    [
      'out of range',
      () => diving().draws('dice', 6).when('anna').does({ type: 'wade' }),
      'a scripted draw of the stream "dice" is out of range: expected a result in 0 … 5, got 6',
    ],
    [
      'left over',
      () => diving().draws('dice', 1, 2, 3).draws('deck', 0).when('anna').does({ type: 'wade' }),
      'scripted draws were not made: 1 of the stream "deck", 2 of the stream "dice"',
    ],
    ['no result', () => diving().draws('dice', 0.5), 'scriptedRandom({ "dice": … }): expected integers in 0 … 2^32-1, got 0.5.'],
  ])('a draw that is %s fails the scenario, and names the stream', (_, told, problem) => {
    expect(failureOf(told()).problem).toContain(problem);
  });
});

test('rules that throw fail the scenario, with what they threw as the cause', () => {
  const bad = {
    ...connectFour,
    ends: [
      {
        reason: 'x',
        rule: 'X.1',
        finish: 'now' as const,
        when: ({ step }: { readonly step: number }) => {
          if (step === 0) return false;
          throw new Error('oh');
        },
      },
    ],
  };
  const failed = failureOf(
    scenario(bad, { seats: ['red', 'yellow'] })
      .when('red')
      .does(drop(0)),
  );
  expect(failed.problem).toBe('the rules throw Error: oh');
  expect(failed.cause).toEqual(new Error('oh'));
});

test('a describer that throws hides nothing', () => {
  const dumb = {
    ...connectFour,
    describe: {
      ...connectFour.describe,
      position: () => {
        throw new Error('no words');
      },
    },
  };
  const failed = failureOf(scenario(dumb, { seats: ['red', 'yellow'] }).then((expect) => expect.phase('over')));
  expect(failed.position).toBe('(no words: Error: no words)');
});
