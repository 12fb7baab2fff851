import { GOODS, type Good, GREEK_ROW, type Prices } from '@quayside/piraeus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engine, type PiraeusMatch } from '../support/engine.ts';
import { type PiraeusEvent, type PiraeusRunner, play, randomMatch, type Step } from '../support/play.ts';
import { position } from '../support/position.ts';

const setups = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  seed: fc.string({ maxLength: 8 }),
  placementOrder: fc.constantFrom('any' as const, 'rotating' as const),
  content: fc.constantFrom('reconstructed-1', 'flat-2222'),
});
type Setup = typeof setups extends fc.Arbitrary<infer T> ? T : never;

const create = ({ seats, seed, placementOrder, content }: Setup): PiraeusMatch =>
  engine.create({ seats, seed, content, options: { placementOrder, twoPlayers: true } }).match;

/** Plays whole matches at random and looks after every action; `look` is made anew for each match. */
function inRandomPlay(look: (start: PiraeusMatch) => (simulator: PiraeusRunner, events: readonly PiraeusEvent[]) => void, numRuns = 12) {
  fc.assert(
    fc.property(setups, (setup) => {
      const start = create(setup);
      const watch = look(start);
      randomMatch(start, setup.seed, (simulator) =>
        watch(
          simulator,
          simulator.events().map(({ event }) => event),
        ),
      );
    }),
    { numRuns },
  );
}

interface Today {
  readonly row: readonly Good[];
  readonly sellers: number;
  readonly offered: readonly Good[];
}

/** Where the text of the rules moves the prices to, each good in one direction. */
function moved({ cause, from }: { cause: 'plans' | 'offers'; from: Prices }, { row, sellers, offered }: Today, seats: number): Prices {
  const steps = (good: Good): number => {
    const cards = (cause === 'plans' ? row : offered).filter((other) => other === good).length;
    if (cause === 'offers') return cards > 0 ? -cards : sellers;
    if (cards > 0) return 2 * sellers > seats ? -cards : cards;
    return 2 * sellers === seats ? -1 : 0;
  };
  return Object.fromEntries(GOODS.map((good) => [good, Math.min(9, Math.max(1, from[good] + steps(good)))])) as Prices;
}

describe('in random play', () => {
  test('PI.D4: prices stay within 1 and 9', () => {
    inRandomPlay(() => (simulator) => {
      for (const good of GOODS) {
        const price = simulator.state().table.prices[good];
        expect(price >= 1 && price <= 9).toBe(true);
      }
    });
  });

  test('PI.Q19 PI.Q40: prices move twice a day at most, each time as the plans or the offers say, and stay until the next', () => {
    inRandomPlay((start) => {
      let today: Today = { row: start.state.table.market.flatMap((card) => (card === null ? [] : [card.good])), sellers: 0, offered: [] };
      let prices: Readonly<Prices> = start.state.table.prices;
      return (simulator, events) => {
        for (const event of events) {
          if (event.type === 'day-began') today = { row: event.row, sellers: 0, offered: [] };
          if (event.type === 'plans-revealed') today = { ...today, sellers: event.plans.filter((plan) => plan === 'seller').length };
          if (event.type === 'offers-revealed')
            today = { ...today, offered: event.offers.flatMap(({ cards }) => cards.map(({ good }) => good)) };
          if (event.type !== 'prices-moved') continue;
          expect(event.from).toEqual(prices);
          expect(event.to).toEqual(moved(event, today, start.options.seats));
          prices = { ...event.to };
        }
        expect(simulator.state().table.prices).toEqual(prices);
      };
    });
  });

  test('PI.E6 PI.F1 PI.Q39: money moves for cards alone, and the events account for every drachma', () => {
    inRandomPlay((start) => {
      const money = start.state.table.seats.map((seat) => seat.money);
      const pay = (seat: number | null, amount: number) => {
        if (seat !== null) money[seat] = (money[seat] ?? 0) + amount;
      };
      return (simulator, events) => {
        for (const event of events) {
          if (event.type === 'card-bought') {
            pay(event.seat, -event.price);
            pay(event.owner, event.price);
          }
          if (event.type === 'sold-to-locals') pay(event.seat, event.price);
        }
        expect(simulator.state().table.seats.map((seat) => seat.money)).toEqual(money);
        expect(Math.min(...money)).toBeGreaterThanOrEqual(0);
      };
    });
  });

  test('PI.A2 PI.A3 PI.Q42: no card is made or lost: those sold to the locals are out, all others are somewhere', () => {
    inRandomPlay((start) => {
      let gone = 0;
      const all = 8 * start.options.seats + 18;
      return (simulator, events) => {
        gone += events.filter(({ type }) => type === 'sold-to-locals').length;
        const { table, hands, hidden } = simulator.state();
        const inHands = hands.reduce((sum, { cards }) => sum + GOODS.reduce((own, good) => own + cards[good], 0), 0);
        const onTable = table.market.filter((card) => card !== null).length + table.seats.flatMap(({ bought }) => bought).length;
        expect(inHands + onTable + hidden.deck.length + gone).toBe(all);
      };
    });
  });

  test('PI.E9: nobody buys more than three cards a day, nor any while selling', () => {
    inRandomPlay((start) => {
      let before = start.state.table.seats.map(() => 0);
      return (simulator, events) => {
        const { seats } = simulator.state().table;
        for (const event of events) if (event.type === 'card-bought') expect(seats[event.seat]?.plan ?? 'buyer').toBe('buyer');
        if (!events.some(({ type }) => type === 'day-ended')) return;
        const now = seats.map(({ bought }) => bought.length);
        for (const [seat, count] of now.entries()) expect(count - (before[seat] ?? 0)).toBeLessThanOrEqual(3);
        before = now;
      };
    });
  });

  test('PI.F4: whatever is done, the match ends within its bound, and everybody always has something to do', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const start = create(setup);
        const { options, content } = engine.context(start);
        const end = randomMatch(start, setup.seed, (simulator) => {
          for (const seat of simulator.awaited()) expect(simulator.legal(seat).length).toBeGreaterThan(0);
        });
        expect(end.match.step).toBeLessThanOrEqual(engine.game.bound(options, content) as number);
        expect(end.match.ending?.reasons).toEqual(['last-day']);
      }),
      { numRuns: 25 },
    );
  });

  test('PI.Q26: as long as anybody moves whenever they may, a round still ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 6 }), fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }), (seats, choices) => {
        const start = position({ seats, phase: 'placing', plans: 'b'.repeat(seats), money: Array.from({ length: seats }, () => 50) });
        let match = start;
        let moves = 0;
        while (match.phase === 'placing' || match.phase === 'moving') {
          if (match.state.table.round > 1) break;
          const [seat = -1] = engine.awaited(match);
          const legal = engine.legal(engine.view(match, seat)).filter(({ type }) => type === 'place' || type === 'move');
          const wanted = (choices[moves % choices.length] ?? 0) % Math.max(1, legal.length);
          match = play(match, [seat, legal[wanted] ?? { type: 'stay' }]).match;
          moves += 1;
        }
        expect(moves).toBeLessThanOrEqual(seats * GREEK_ROW * 2);
      }),
    );
  });
});

describe('the same again', () => {
  test('PI.A3 PI.Q3: the same seed gives the same match, another one another', () => {
    const setup = { seats: 4, placementOrder: 'any', content: 'reconstructed-1' } as const;
    const twice = ['x', 'x', 'y'].map((seed) => engine.hash(randomMatch(create({ ...setup, seed }), 'same').match));
    expect(twice[0]).toBe(twice[1]);
    expect(twice[0]).not.toBe(twice[2]);
  });

  test('PI.C1 PI.D1 PI.E7: in which order commits arrive does not matter', () => {
    const phases = [
      position(),
      position({ phase: 'offering', plans: 'ssss' }),
      position({ phase: 'bidding', plans: 'bbbb', row: ['furs', 'food'], tokens: { 0: [1, 0], 1: [2, 3] } }),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...phases),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (start, order, choices) => {
          const pick = (seat: number, nth: number) => {
            const legal = engine.legal(engine.view(start, seat));
            return legal[(choices[nth] ?? 0) % legal.length] ?? { type: 'pass' as const };
          };
          const step = (seat: number): Step => [seat, pick(seat, seat)];
          const expected = play(start, step(0), step(1), step(2), step(3));
          // All but the last change their minds as well.
          const early = order.slice(0, -1).map((seat): Step => [seat, pick(seat, 4 + seat)]);
          const { match, events } = play(start, ...early, ...order.map(step));
          expect(engine.hash(match)).toBe(engine.hash(expected.match));
          expect(events).toEqual(expected.events);
        },
      ),
      { numRuns: 60 },
    );
  });
});
