import { type Applied, createEngine, type GameEvent, type Match } from '@quayside/core';
import { type Good, type GoodCounts, type PiraeusAction, type PiraeusTypes, type Plan, piraeus } from '@quayside/piraeus';
import { describe, expectTypeOf, it } from 'vitest';

const engine = createEngine(piraeus);

describe('the types of Port of Piraeus', () => {
  it('a player can send these actions and no other', () => {
    expectTypeOf<PiraeusAction>().toEqualTypeOf<
      | { type: 'plan'; as: Plan }
      | { type: 'offer'; goods: Good[] }
      | { type: 'place'; place: number }
      | { type: 'pass' }
      | { type: 'move'; place: number }
      | { type: 'stay' }
      | { type: 'bid'; amount: number }
    >();
  });

  it('a wrong action does not compile', () => {
    // @ts-expect-error no such type
    const give: PiraeusAction = { type: 'give' };
    // @ts-expect-error no such plan
    const rest: PiraeusAction = { type: 'plan', as: 'neither' };
    // @ts-expect-error no such good
    const amber: PiraeusAction = { type: 'offer', goods: ['amber'] };
    // @ts-expect-error the place is missing
    const place: PiraeusAction = { type: 'place' };
    // @ts-expect-error an amount is a number
    const bid: PiraeusAction = { type: 'bid', amount: '7' };
    // @ts-expect-error nothing goes with a pass
    const pass: PiraeusAction = { type: 'pass', amount: 7 };
    void [give, rest, amber, place, bid, pass];
  });

  it('an engine gives typed actions, views and events', () => {
    const { match } = engine.create({ seats: 3, seed: 'types' });
    const view = engine.view(match, 0);
    expectTypeOf(view.table.seats[0]?.money).toEqualTypeOf<number | undefined>();
    expectTypeOf(view.hand?.cards).toEqualTypeOf<Readonly<GoodCounts> | undefined>();
    expectTypeOf(engine.legal(view)[0]?.type).toEqualTypeOf<PiraeusAction['type'] | undefined>();
    expectTypeOf(match).toExtend<Match<PiraeusTypes>>();
    expectTypeOf(engine.apply(match, 0, {})).toExtend<Applied<PiraeusTypes, PiraeusAction & { type: string }>>();
    expectTypeOf<Extract<GameEvent<PiraeusTypes>, { type: 'card-bought' }>['owner']>().toEqualTypeOf<number | null>();
  });

  it('options are those of the game, and a wrong one does not compile', () => {
    engine.create({ seats: 3, seed: 'types', options: { placementOrder: 'rotating', ages: [0, 1, 2] } });
    // @ts-expect-error no such order
    engine.create({ seats: 3, seed: 'types', options: { placementOrder: 'clockwise' } });
    // @ts-expect-error no such nation
    engine.create({ seats: 3, seed: 'types', options: { nations: ['greeks'] } });
    // @ts-expect-error no such option
    engine.create({ seats: 3, seed: 'types', options: { auctions: true } });
  });

  it('a rejection has one of the declared codes', () => {
    expectTypeOf<PiraeusTypes['rejections']>().toEqualTypeOf<
      'not-in-hand' | 'too-many' | 'bought-goods' | 'no-card' | 'cannot-pay' | 'same-card' | 'already-left' | 'bid-too-low' | 'bid-too-high'
    >();
  });
});
