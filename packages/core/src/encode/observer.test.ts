import { type ConnectFourAction, type ConnectFourTypes, connectFour } from '@quayside-examples/connect-four';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../engine/engine.ts';
import type { Game } from '../game/game.ts';
import { createObserver, type ObserverOptions } from './observer.ts';

const engine = createEngine(connectFour);

function viewAfter(seat: number, ...columns: readonly number[]) {
  let { match } = engine.create({ seats: 2, seed: 'any' });
  for (const column of columns) {
    const applied = engine.apply(match, engine.awaited(match)[0], { type: 'drop', column });
    if (applied.ok) match = applied.match;
  }
  return engine.view(match, seat);
}

/** Options as code without types gives them. */
const untyped = (options: object): ObserverOptions => ({ seats: 2, ...options });

/** What of an observation is not zero, by name. */
function told(options: Partial<ObserverOptions>, ...[view]: [ReturnType<typeof viewAfter>]) {
  const observer = createObserver(connectFour, { seats: 2, ...options });
  const numbers = observer.observe(view);
  const shown = observer.fields.map(({ name, from, length }) => [name, [...numbers.slice(from, from + length)]] as const);
  return Object.fromEntries(shown.filter(([, values]) => values.some((value) => value !== 0)));
}

describe('createObserver', () => {
  test('tells what a seat sees, by the names of its parts', () => {
    const { seat, phase, awaited, ...rest } = told({ scale: 'raw' }, viewAfter(1, 3));
    expect({ seat, phase, awaited }).toEqual({ seat: [0, 1], phase: [1, 0], awaited: [0, 1] });
    expect(rest).toMatchObject({
      'table.columns.3.0': [0, 1, 0],
      'table.columns.3.1': [1, 0, 0],
      'table.heights.3': [1],
      'table.dropped': [1],
    });
    expect(Object.keys(rest).filter((name) => name.startsWith('table.heights'))).toEqual(['table.heights.3']);
  });

  test('tells seats from the own one, if asked, and keeps which seat that is', () => {
    const over = viewAfter(1, 0, 1, 0, 1, 0, 1, 0);
    const winner = ({ 'table.winner?': is, 'table.winner': who, seat, ending }: ReturnType<typeof told>) => ({ is, who, seat, ending });
    expect(winner(told({}, over))).toMatchObject({ is: [1], who: [1, 0], seat: [0, 1] });
    expect(winner(told({ seatOrder: 'own-first' }, over))).toMatchObject({ is: [1], who: [0, 1], seat: [0, 1] });
    expect(told({}, over)).toMatchObject({ phase: [0, 1], 'ending?': [1], 'ending.reasons': [1, 0], 'ending.finish': [1, 0, 0] });
  });

  test('describes itself as data', () => {
    const observer = createObserver(connectFour, { seats: 2 });
    expect(JSON.parse(JSON.stringify(observer))).toMatchObject({
      game: 'connect-four',
      rules: '1.0.0',
      seats: 2,
      seatOrder: 'by-seat',
      scale: 'unit',
      size: observer.size,
      fields: expect.arrayContaining([
        { name: 'seat', from: 0, length: 2, kind: 'one-hot', lo: 0, hi: 1, values: [0, 1] },
        expect.objectContaining({ name: 'table.dropped', kind: 'number', lo: 0, hi: 42 }),
      ]),
    });
    expect(Object.isFrozen(observer.fields[0])).toBe(true);
  });

  test('writes where it is told, over whatever was there', () => {
    const observer = createObserver(connectFour, { seats: 2 });
    const into = new Float32Array(observer.size).fill(7);
    const view = viewAfter(0, 2);
    expect(observer.observe(view, into)).toBe(into);
    expect(into).toEqual(observer.observe(view));
  });

  test('tells the step only where a hint says how far it can come', () => {
    const observer = createObserver(connectFour, { seats: 2, observation: { saturate: { step: 42 } } });
    const field = observer.fields.find(({ name }) => name === 'step');
    expect(observer.observe(viewAfter(0, 1, 2, 3))[field?.from ?? -1]).toBeCloseTo(3 / 42);
    expect(createObserver(connectFour, { seats: 2 }).fields.map(({ name }) => name)).not.toContain('step');
  });

  test.each<[string, string, string, () => unknown]>([
    ['too many seats', 'bad-seats', '3', () => createObserver(connectFour, { seats: 3 })],
    ['half a seat', 'bad-seats', '1.5', () => createObserver(connectFour, { seats: 1.5 })],
    [
      'a path that leads nowhere',
      'unknown-observation-path',
      'table.seats.*.score, table.winer',
      () => createObserver(connectFour, { seats: 2, observation: { saturate: { 'table.seats.*.score': 9 }, names: ['table.winer'] } }),
    ],
    [
      'an order of seats that there is not',
      'bad-observer',
      'ownFirst',
      () => createObserver(connectFour, untyped({ seatOrder: 'ownFirst' })),
    ],
    ['a scale that there is not', 'bad-observer', 'Raw', () => createObserver(connectFour, untyped({ scale: 'Raw' }))],
    ['hints of another kind', 'bad-observer', 'saturated', () => createObserver(connectFour, untyped({ observation: { saturated: {} } }))],
    ...[Number.NaN, '7', -1, [5, 1], [1, 1]].map((bound): [string, string, string, () => unknown] => [
      `a saturation at ${bound}`,
      'bad-observer',
      `saturate.step: ${JSON.stringify(bound)}`,
      () => createObserver(connectFour, untyped({ observation: { saturate: { step: bound } } })),
    ]),
    ['seats that are no number', 'bad-seats', '"2"', () => createObserver(connectFour, untyped({ seats: '2' }))],
    [
      'the view of a spectator',
      'strange-view',
      '{"game":"connect-four","rules":"1.0.0","seat":null,"seats":2}',
      () => createObserver(connectFour, { seats: 2 }).observe(engine.view(engine.create({ seats: 2, seed: 'any' }).match, null)),
    ],
    [
      'the view of other rules',
      'strange-view',
      '{"game":"connect-four","rules":"1.0.0","seat":0,"seats":2}',
      () => createObserver({ ...connectFour, meta: { ...connectFour.meta, rules: '2.0.0' } }, { seats: 2 }).observe(viewAfter(0)),
    ],
    [
      'an array of another length',
      'wrong-observation',
      '3',
      () => createObserver(connectFour, { seats: 2 }).observe(viewAfter(0), new Float32Array(3)),
    ],
  ])('refuses %s', (_, code, received, make) => {
    expect(make).toThrow(expect.objectContaining({ name: 'Fault', code, received }));
  });

  test('names all that has no bound at once', async () => {
    const z = await import('zod/mini');
    const table = z.strictObject({ score: z.int(), seats: z.array(z.strictObject({ name: z.string() })) });
    const game = { ...connectFour, observation: {}, spec: { ...connectFour.spec, table } } as Game<ConnectFourTypes, ConnectFourAction>;
    expect(() => createObserver(game, { seats: 2 })).toThrow(
      expect.objectContaining({
        code: 'unbounded-observation',
        received: 'table.score (a number without a bound), table.seats.*.name (a string), table.seats (an array of any length)',
      }),
    );
  });
});
