import { createEngine } from '@quayside/core';
import { describe, expect, test } from 'vitest';
import { toy } from '../../../../tests/toy/game.ts';
import { runScenario } from './run-scenario.ts';
import { scenario } from './scenario.ts';
import { shuffleDraws } from './shuffle-draws.ts';

const engine = createEngine(toy);
const cards = toy.contents[0]?.cards ?? [];
const seats = ['anna', 'ben'] as const;
/** Anna is dealt 6 and 5, Ben 1 and 4. */
const deck = shuffleDraws(cards, [6, 5, 1, 4]);
const dealt = () => scenario(engine, { seats, deals: { deck } });

describe('scripted draws of the creation', () => {
  test('deal what they say, and then actions have to be scripted as well', () => {
    const { match } = dealt()
      .then((expect) => expect.state('hands.anna.cards', [5, 6]).sees('ben', 'hand.cards', [1, 4]).noEvent('tide'))
      .when('anna')
      .does({ type: 'keep', index: 0 })
      .draws('dice', 2)
      .when('ben')
      .does({ type: 'keep', index: 1 })
      .then((expect) => expect.event({ type: 'tide', tide: 3 }))
      .run();
    expect(match.state.table.open).toEqual([6, 1]);
  });

  test('with a seed, chance goes on from there', () => {
    const seeded = (seed: string) =>
      scenario(engine, { seats, seed, deals: { deck } })
        .when('anna')
        .does({ type: 'keep', index: 0 })
        .when('ben')
        .does({ type: 'keep', index: 1 })
        .run().match;
    expect(engine.hash(seeded('one'))).toBe(engine.hash(seeded('one')));
    expect(seeded('one').random.key).not.toBe(seeded('two').random.key);
    expect(seeded('two').state.hands).toEqual([{ cards: [5] }, { cards: [4] }]);
  });

  test.each<[string, Record<string, number[]>, string]>([
    ['left over', { deck: [...deck, 0, 0], dice: [3] }, 'scripted draws were not made: 2 of the stream "deck", 1 of the stream "dice"'],
    ['missing', { deck: deck.slice(1) }, 'one more draw is made from the stream "deck" than the scenario scripts'],
    [
      'missing altogether',
      { dice: [1] },
      'a draw is made from the stream "deck", which the scenario does not script: list its results, or script none of the creation',
    ],
    [
      'out of range',
      { deck: [99, ...deck.slice(1)] },
      'a scripted draw of the stream "deck" is out of range: expected a result in 0 … 15, got 99',
    ],
    ['no draw', { deck: [0.5] }, 'no draw of the stream "deck" gives 0.5'],
  ])('fail the scenario if one is %s', (_, deals, problem) => {
    const failed = expect.objectContaining({ name: 'ScenarioFailed', where: 'the creation of the match' });
    expect(() => scenario(engine, { seats, deals })).toThrow(failed);
    expect(() => scenario(engine, { seats, deals })).toThrow(problem);
    const data = { ...dealt().toJSON(), deals };
    expect(() => runScenario(engine, data)).toThrow(problem);
  });
});

describe('as data', () => {
  const over = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

  test('the draws are written down beside the position, and lead to it again', () => {
    const told = dealt().when('anna').does({ type: 'keep', index: 0 });
    const data = over(told.toJSON());
    expect(data.deals).toEqual({ deck });
    expect(engine.hash(runScenario(engine, data).match)).toBe(engine.hash(told.run().match));
  });

  test('a position that the draws do not lead to is refused, with the difference', () => {
    const data = { ...dealt().toJSON(), deals: { deck: shuffleDraws(cards, [1, 1]) } };
    expect(() => runScenario(engine, data)).toThrow(
      expect.objectContaining({
        problem: 'a new match with these draws is another',
        difference: 'state.hands.0.cards.0: expected 1, got 5',
      }),
    );
    expect(() => runScenario(engine, { ...data, deals: { deck: 'no' } as never })).toThrow('expected seats, chance, deals and steps');
  });

  test('a position that was changed afterwards stands alone', () => {
    const { match } = dealt().run();
    for (const changed of [dealt().patched({ table: { tide: 2 } }), dealt().given(() => {}), dealt().given(match)])
      expect(changed.toJSON()).not.toHaveProperty('deals');
  });
});

describe('shuffleDraws', () => {
  test('puts some on top, and leaves the others as they were', () => {
    const order = (top: readonly number[]) => {
      const { match } = scenario(engine, { seats, deals: { deck: shuffleDraws(cards, top) } }).run();
      return [...match.state.hands.flatMap((hand) => hand.cards), ...match.state.hidden.deck];
    };
    expect(order([])).toEqual(cards);
    expect(order([4, 6, 5, 6, 2])).toEqual([4, 6, 5, 6, 2, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5]);
  });

  test('has to find what goes on top', () => {
    expect(shuffleDraws([], [])).toEqual([]);
    expect(() => shuffleDraws([1, 2], [1, 1])).toThrow('1 cannot be on top: there is none, or not as many');
  });
});
