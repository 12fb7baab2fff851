import { type Applied, createEngine, type GameEvent, type Match } from '@quayside/core';
import { type GdanskAction, type GdanskTypes, type Good, type GoodCounts, gdansk, type Size } from '@quayside/gdansk';
import { describe, expectTypeOf, it } from 'vitest';

const engine = createEngine(gdansk);

describe('the types of Port Gdańsk', () => {
  it('a player can send these actions and no other', () => {
    expectTypeOf<GdanskAction>().toEqualTypeOf<
      | { type: 'place-meeple'; location: number }
      | { type: 'roll' }
      | { type: 'reroll'; dice: (0 | 1 | 2)[] }
      | { type: 'recruit' }
      | { type: 'load'; good: Good; discard?: Good }
      | { type: 'move'; to: number }
      | { type: 'unload'; good: Good }
      | { type: 'put-aside'; good: Good }
      | { type: 'execute-order'; quay: number }
      | { type: 'swap-markers'; own: number; other: number; theirs: number }
      | { type: 'place-marker'; quay: number }
      | { type: 'serve'; size: Size }
      | { type: 'end-turn' }
    >();
  });

  it('a wrong action does not compile', () => {
    // @ts-expect-error no such type
    const pass: GdanskAction = { type: 'pass' };
    // @ts-expect-error no such good
    const amber: GdanskAction = { type: 'load', good: 'amber' };
    // @ts-expect-error no such die
    const fourth: GdanskAction = { type: 'reroll', dice: [3] };
    // @ts-expect-error the good is missing
    const unload: GdanskAction = { type: 'unload' };
    // @ts-expect-error no such size
    const huge: GdanskAction = { type: 'serve', size: 'huge' };
    // @ts-expect-error nothing goes with a roll
    const roll: GdanskAction = { type: 'roll', dice: [1] };
    void [pass, amber, fourth, unload, huge, roll];
  });

  it('an engine gives typed actions, views and events', () => {
    const { match } = engine.create({ seats: 3, seed: 'types' });
    const view = engine.view(match, 0);
    expectTypeOf(view.table.seats[0]?.cargo).toEqualTypeOf<Readonly<GoodCounts> | undefined>();
    expectTypeOf(view.hand?.ships).toEqualTypeOf<readonly number[] | undefined>();
    expectTypeOf(view.shown.topToken).toEqualTypeOf<number | null>();
    expectTypeOf(engine.legal(view)[0]?.type).toEqualTypeOf<GdanskAction['type'] | undefined>();
    expectTypeOf(match).toExtend<Match<GdanskTypes>>();
    expectTypeOf(engine.apply(match, 0, {})).toExtend<Applied<GdanskTypes, GdanskAction & { type: string }>>();
    expectTypeOf<Extract<GameEvent<GdanskTypes>, { type: 'loaded' }>['discarded']>().toEqualTypeOf<Good | null>();
  });

  it('options are those of the game, and a wrong one does not compile', () => {
    engine.create({ seats: 2, seed: 'types', options: { firstSeat: 1, removedColor: 'brown', roundCap: 10 } });
    // @ts-expect-error green is never removed
    engine.create({ seats: 2, seed: 'types', options: { removedColor: 'green' } });
    // @ts-expect-error a seat is a number
    engine.create({ seats: 2, seed: 'types', options: { firstSeat: 'any' } });
    // @ts-expect-error no such option
    engine.create({ seats: 2, seed: 'types', options: { promo: true } });
  });

  it('a rejection has one of the declared codes', () => {
    expectTypeOf<'dice-over' | 'dice-used' | 'two-on-a-quay' | 'bonus-needed'>().toExtend<GdanskTypes['rejections']>();
    expectTypeOf<'no-such-code'>().not.toExtend<GdanskTypes['rejections']>();
  });
});
