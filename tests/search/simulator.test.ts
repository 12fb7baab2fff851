import { createEngine, Fault, openRandom, seedRandom } from '@quayside/core';
import { createSimulator } from '@quayside/core/bots';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import { toy2 } from '../toy-2/game.ts';

const engine = createEngine(toy);
const { match, events } = engine.create({ seats: 3, seed: 'simulator', algorithm: 'xoroshiro128plus' });
const simulate = (options = {}) => createSimulator(engine, match, options);
const random = openRandom(seedRandom('simulator', 'xoroshiro128plus'));

/** As code without types calls it. */
const untyped = (value: unknown): never => value as never;
const parsed = () => JSON.parse(JSON.stringify(match)) as typeof match;

describe('what a seat may know, in place', () => {
  test('stays what that seat may know, whoever is looked at besides', () => {
    const simulator = simulate();
    const own = simulator.view(0);
    const hand = JSON.stringify(own.hand);
    simulator.legal(1);
    simulator.view(2);
    expect([own.seat, JSON.stringify(own.hand)]).toEqual([0, hand]);
    expect(() => Object.assign(own, { seat: 1 })).toThrow(TypeError);
    expect(simulator.view(0)).toBe(own);
  });

  test('goes along with the match, and says how it came out', () => {
    const four = createEngine(connectFour);
    const simulator = createSimulator(four, four.create({ seats: 2, seed: 'any' }).match);
    const view = simulator.view(0);
    for (const column of [0, 1, 0, 1, 0, 1, 0]) {
      expect(view.outcome).toBeNull();
      simulator.step(simulator.awaited()[0] ?? 0, column);
    }
    expect(view.outcome).toEqual(four.view(simulator.match(), 0).outcome);
    expect(view.outcome?.winners).toEqual([0]);
  });
});

describe('a simulator is made of a match, and goes on from one', () => {
  const strange: [what: string, value: unknown][] = [
    ['nothing', undefined],
    ['a phase that there is not', { ...parsed(), phase: 'nope' }],
    ['a save', engine.save(match)],
    ['a view', engine.view(match, 0)],
    ['a match of other rules', createEngine(toy2).create({ seats: 3, seed: 'other' }).match],
    ['a match of another game', createEngine(connectFour).create({ seats: 2, seed: 'other' }).match],
    ['another simulator', simulate()],
  ];

  test.each(strange)('not of %s', (_, value) => {
    expect(() => createSimulator(engine, untyped(value))).toThrow(Fault);
    const simulator = simulate();
    expect(() => simulator.load(untyped(value))).toThrow(Fault);
    expect(simulator.hash()).toBe(engine.hash(match));
  });

  test('also of one that was parsed', () => {
    expect(createSimulator(engine, parsed()).hash()).toBe(engine.hash(match));
  });

  test('imagines from views that the engine makes, and copies from simulators', () => {
    const simulator = simulate();
    const views = [undefined, simulator.view(0), createEngine(toy2).view(createEngine(toy2).create({ seats: 3, seed: 'other' }).match, 0)];
    for (const view of views)
      expect(() => simulator.imagine(untyped(view), random)).toThrow(
        expect.objectContaining({ code: 'not-a-view', api: 'simulator.imagine(view, random)' }),
      );
    for (const other of [undefined, null, {}, 3, match]) expect(() => simulator.copyFrom(untyped(other))).toThrow(/copyFrom/);
    simulator.imagine(engine.view(match, 0), random);
    expect(engine.view(simulator.match(), 0)).toEqual(engine.view(match, 0));
  });
});

test('who listens hears of a new match what a host would', () => {
  const listening = simulate({ listen: true });
  listening.step(0, listening.legal(0)[0] ?? 0);
  listening.reset('simulator');
  expect(listening.hash()).toBe(engine.hash(match));
  expect(listening.events()).toEqual(events);
  const deaf = simulate();
  deaf.reset('simulator');
  expect(deaf.events()).toEqual([]);
  expect(() => deaf.reset(untyped(5))).toThrow(/a text/);
});
