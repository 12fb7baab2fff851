import { GOODS, reconstructed } from '@quayside/gdansk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Style, working } from '../support/drivers.ts';
import { engine } from '../support/engine.ts';
import { type GdanskEvent, type GdanskRunner, playOut } from '../support/play.ts';

const styles = fc.record({ hr: fc.boolean(), port: fc.boolean(), cubes: fc.boolean(), whims: fc.constantFrom(0, 1, 4) });
const setups = fc.record({ seats: fc.integer({ min: 2, max: 4 }), seed: fc.string({ maxLength: 8 }), style: styles });

interface Start {
  readonly seats: number;
  readonly seed: string;
  readonly style: Style;
}
type Watch = (events: readonly GdanskEvent[], simulator: GdanskRunner) => void;

/** Plays matches by drivers and looks at what happened after every action; `look` is made anew for each match. */
function inPlay(
  look: (start: Start) => Watch,
  { numRuns = 15, roundCap = 30, ...only }: Partial<Start> & { numRuns?: number; roundCap?: number } = {},
) {
  fc.assert(
    fc.property(setups, (drawn) => {
      const start = { ...drawn, ...only };
      const watch = look(start);
      const { match } = engine.create({ seats: start.seats, seed: start.seed, options: { roundCap } });
      playOut(match, start.seed, working(start.style), (simulator) => {
        const events = simulator.events().map(({ event }) => event);
        watch(events, simulator);
      });
    }),
    { numRuns },
  );
}

describe('in play', () => {
  test('GD.A1 GD.C6: cubes are neither made nor lost, and the events account for every hold', () => {
    inPlay(({ seats }) => {
      const holds = Array.from({ length: seats }, () => new Map<string, number>());
      const add = (seat: number, good: string, count: number) => holds[seat]?.set(good, (holds[seat]?.get(good) ?? 0) + count);
      return (events, simulator) => {
        for (const event of events) {
          if (event.type === 'loaded') add(event.seat, event.good, 1);
          if (event.type === 'loaded' && event.discarded !== null) add(event.seat, event.discarded, -1);
          if (event.type === 'unloaded') add(event.seat, event.good, -1);
          if (event.type === 'order-executed') for (const good of GOODS) add(event.seat, good, -event.paid[good]);
        }
        const { table } = simulator.state();
        for (const [index, good] of GOODS.entries()) {
          const held = table.seats.map(({ cargo }) => cargo[good]);
          expect(held).toEqual(holds.map((hold) => hold.get(good) ?? 0));
          expect(table.zone[good] + held.reduce((sum, count) => sum + count, 0)).toBe(reconstructed.goods[index]?.supply);
        }
      };
    });
  });

  test('GD.F14: the events account for every point on the track', () => {
    inPlay(({ seats }) => {
      const scores = Array.from({ length: seats }, () => 0);
      return (events, simulator) => {
        for (const event of events) {
          if (event.type !== 'order-executed' && event.type !== 'influence-scored' && event.type !== 'unloaded') continue;
          scores[event.seat] = (scores[event.seat] ?? 0) + event.points;
        }
        expect(simulator.state().table.seats.map(({ score }) => score)).toEqual(scores);
      };
    });
  });

  test('GD.F5 GD.F6: influence pays two for each marker that lay in the sector before, to all but the one who executes', () => {
    inPlay(() => {
      let before: readonly (readonly number[])[] = reconstructed.quays.map(() => []);
      return (events, simulator) => {
        const order = events.find((event) => event.type === 'order-executed');
        const paid = events.flatMap((event) => (event.type === 'influence-scored' ? [[event.seat, event.points]] : []));
        const color = order === undefined ? undefined : reconstructed.quays[order.quay - 1]?.color;
        const inSector = before.filter((_, index) => reconstructed.quays[index]?.color === color).flat();
        const seats = simulator.state().table.seats.map((_, seat) => seat);
        const due = seats.map((seat) => [seat, 2 * inSector.filter((marker) => marker === seat).length]);
        expect(paid).toEqual(due.filter(([seat, points]) => seat !== order?.seat && points !== 0));
        before = simulator.state().table.quays.map(({ markers }) => [...markers]);
      };
    });
  });

  test('GD.B9 GD.B11 GD.R33: no dice action, no additional action twice a turn, and not both loading and unloading', () => {
    inPlay(() => {
      let done: string[] = [];
      return (events) => {
        for (const { type } of events) {
          if (type === 'turn-began') done = [];
          const kind = { 'markers-swapped': 'hr', 'ship-served': 'ship', 'order-executed': 'order', recruited: 'recruit' }[type as string];
          if (kind !== undefined) {
            expect(done).not.toContain(kind);
            done.push(kind);
          }
          if ((type === 'loaded' || type === 'moved' || type === 'unloaded') && done.at(-1) !== type) {
            expect(done).not.toContain(type);
            done.push(type);
          }
          expect(done).not.toEqual(expect.arrayContaining(['loaded', 'unloaded']));
        }
      };
    });
  });

  test('GD.B10 GD.R3: no dice action comes after an additional one that came after a dice action', () => {
    const dice = ['loaded', 'moved', 'unloaded', 'recruited'];
    const additional = ['markers-swapped', 'ship-served', 'order-executed'];
    inPlay(() => {
      let told = '';
      return (events) => {
        for (const event of events) {
          if (event.type === 'turn-began') told = '';
          if (dice.includes(event.type)) told += 'd';
          if (additional.includes(event.type) || (event.type === 'marker-placed' && event.by === 'hr')) told += 'a';
          expect(told).toMatch(/^a*d*a*$/);
        }
      };
    });
  });

  test('GD.B3 GD.B5: three rolls a turn at most, and the first of all dice', () => {
    inPlay(() => {
      let rolls = 0;
      return (events) => {
        for (const event of events) {
          if (event.type === 'turn-began') rolls = 0;
          if (event.type !== 'rolled') continue;
          rolls += 1;
          expect(event.rerolled.length === 0).toBe(rolls === 1);
          expect(rolls).toBeLessThanOrEqual(3);
        }
      };
    });
  });

  test('GD.F12 GD.R38 GD.V14 GD.V18: Central Port comes out with the ninth order, of two players with the sixth', () => {
    const opened = new Set<number>();
    inPlay(({ seats }) => {
      let orders = 0;
      return (events) => {
        orders += events.filter(({ type }) => type === 'order-executed').length;
        if (!events.some(({ type }) => type === 'central-port-opened')) return;
        expect(orders).toBe(seats === 2 ? 6 : 9);
        opened.add(seats);
      };
    });
    expect([...opened].sort()).toEqual([2, 3, 4]);
  });

  test('GD.K2 GD.R61: all have had equally many turns at the end, and no round begins once an end has come', () => {
    inPlay(({ seats }) => {
      const turns = Array.from({ length: seats }, () => 0);
      let roundOfTheEnd: number | null = null;
      return (events, simulator) => {
        for (const event of events) {
          if (event.type === 'turn-began') {
            expect(roundOfTheEnd ?? event.round).toBe(event.round);
            turns[event.seat] = (turns[event.seat] ?? 0) + 1;
          }
          if (event.type === 'end-triggered') roundOfTheEnd ??= simulator.state().table.round;
        }
        if (simulator.isOver()) expect(new Set(turns).size).toBe(1);
      };
    });
  });

  test('GD.R67: whatever is done, somebody can act until the end, which comes within the bound', () => {
    fc.assert(
      fc.property(setups, fc.integer({ min: 1, max: 5 }), ({ seats, seed }, roundCap) => {
        const { match } = engine.create({ seats, seed, options: { roundCap } });
        const { options, content } = engine.context(match);
        const over = playOut(match, seed, (_, legal, random) => random.pick('any', legal));
        expect(over.step).toBeLessThanOrEqual(engine.game.bound(options, content) as number);
        expect(over.state.table.round).toBe(roundCap);
      }),
      { numRuns: 20 },
    );
  });
});

describe('drivers', () => {
  const reasonsOf = (seats: number, style: Style) =>
    [0, 1, 2].map(
      (seed) => playOut(engine.create({ seats, seed: `drive ${seed}` }).match, `drive ${seed}`, working(style)).ending?.reasons[0],
    );

  test('GD.K1 GD.R37: four seats that work each its own sector leave no order; HR ends by markers, plain work by points', () => {
    expect(new Set(reasonsOf(4, { sector: true }))).toEqual(new Set(['orders-gone']));
    expect(new Set(reasonsOf(3, { hr: true }))).toEqual(new Set(['markers-placed']));
    expect(new Set(reasonsOf(2, {}))).toEqual(new Set(['score-reached']));
    expect(new Set(reasonsOf(3, { port: true }))).toEqual(new Set(['score-reached']));
  });
});

test('GD.R52 GD.R55: the same seed gives the same match, another one another', () => {
  const hashes = ['x', 'x', 'y'].map((seed) =>
    engine.hash(playOut(engine.create({ seats: 3, seed, options: { roundCap: 5 } }).match, 'same', working({ whims: 2 }))),
  );
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[0]).not.toBe(hashes[2]);
});
