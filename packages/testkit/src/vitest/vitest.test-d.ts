import { createEngine } from '@quayside/core';
import { conformanceSuite, goldenSuite, scenarioSuite } from '@quayside/testkit/vitest';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { toy } from '../../../../tests/toy/game.ts';

const engine = createEngine(connectFour);
const { match } = engine.create({ seats: 2, seed: 'any' });
const answer = engine.apply(match, 0, { type: 'drop', column: 3 });

describe('the types of the matchers', () => {
  it('a rejection is meant by code and rule', () => {
    expectTypeOf(expect(answer).toBeRejected()).toEqualTypeOf<void>();
    expect(answer).toBeRejected('column-full');
    expect(answer).toBeRejected('column-full', 'C4.2');
    expect(answer).not.toBeRejected('bad-action', null);
    expect(answer).toBeRejected(undefined, undefined, { engine });
    // @ts-expect-error a code is a text
    expect(answer).toBeRejected(4);
    // @ts-expect-error so is a rule
    expect(answer).toBeRejected('column-full', 4);
  });

  it('what tells in words is an engine, and a match of its game', () => {
    expect(answer).toBeAccepted({ engine, match, viewer: null });
    // @ts-expect-error a game does not tell
    expect(answer).toBeAccepted({ engine: connectFour });
    // @ts-expect-error this is the match of another game
    expect(answer).toBeAccepted({ engine: createEngine(toy), match });
    // @ts-expect-error without an engine nobody tells
    expect(answer).toBeAccepted({ match });
  });

  it('they can stand within other expectations', () => {
    expect({ answer }).toEqual({ answer: expect.toBeAccepted() });
    expect([engine]).toEqual([expect.toReplay({})]);
    // @ts-expect-error there is no matcher of that name
    expect(answer).toBeRefused();
  });
});

describe('the types of the suites', () => {
  it('a game and its engine do alike', () => {
    conformanceSuite(connectFour);
    conformanceSuite(engine, {
      setups: [{ seats: 2, pick: (view, legal, random) => random.pick('any', legal.slice(view.table.dropped % 2)) }],
    });
    scenarioSuite(engine, {}, { projections: { discs: ({ table }) => table.dropped } });
    goldenSuite(engine, {}, { unreachable: { 'ends.board-full': 'why' }, also: ['events'] });
  });

  it('options are those of the game', () => {
    // @ts-expect-error the state has no such part
    scenarioSuite(engine, {}, { projections: { discs: ({ table }) => table.discs } });
    // @ts-expect-error the reasons are texts
    goldenSuite(engine, {}, { unreachable: { 'ends.board-full': true } });
    // @ts-expect-error there is no such option
    conformanceSuite(engine, { scout: 3 });
  });
});
