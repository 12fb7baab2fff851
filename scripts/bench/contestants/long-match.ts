// A match of 50,000 actions on the host's path: what the last thousand cost in units of the first thousand. And a million steps in place: how much the heap has
// grown from the first hundred thousand to the end, in bytes.
import { type AnyAction, createEngine, type Engine, type GameTypes } from '@quayside/core';
import { createSimulator } from '@quayside/core/bots';
import { gdansk } from '@quayside/gdansk';
import { chooser } from '../chooser.ts';

const ACTIONS = 50_000;
const STEPS = 1_000_000;
const engine = createEngine(gdansk) as unknown as Engine<GameTypes, AnyAction>;
const start = engine.create({ seats: 2, seed: 'long', algorithm: 'xoroshiro128plus' }).match;

/** Random Port Gdańsk goes on for ever: nobody executes orders, or hardly. It begins anew where it ends all the same. */
function lastAgainstFirst(): number {
  const choose = chooser(3);
  let match = start;
  const times: number[] = [];
  for (let thousand = 0; thousand < ACTIONS / 1000; thousand += 1) {
    const began = performance.now();
    for (let action = 0; action < 1000; action += 1) {
      const [seat] = engine.awaited(match);
      if (seat === undefined) throw new Error(`the match is over after ${match.step} steps`);
      const id = quiet(match.step, engine.legal(engine.view(match, seat)), choose);
      const applied = engine.apply(match, seat, id);
      if (!applied.ok) throw new Error(applied.rejection.code);
      match = applied.match;
    }
    times.push(performance.now() - began);
  }
  // The first thousand warm up; the best of three at either end, since what the machine does besides only adds.
  return Math.min(...times.slice(-3)) / Math.min(...times.slice(1, 4));
}

/** Any action but those that bring the end nearer. */
function quiet(_: number, actions: readonly AnyAction[], choose: (below: number) => number): AnyAction {
  const idle = actions.filter(({ type }) => type !== 'execute-order' && type !== 'unload' && type !== 'place-marker');
  const from = idle.length === 0 ? actions : idle;
  return from[choose(from.length)] as AnyAction;
}

function growth(): number {
  const simulator = createSimulator(engine, start);
  const begin = simulator.clone();
  const choose = chooser(3);
  const legal: number[] = [];
  let early = 0;
  for (let step = 0; step < STEPS; step += 1) {
    if (step === STEPS / 10) early = heap();
    const [seat] = simulator.awaited();
    if (seat === undefined || step % 2000 === 0) {
      simulator.copyFrom(begin);
      continue;
    }
    simulator.legal(seat, legal);
    simulator.step(seat, legal[choose(legal.length)] as number);
  }
  return heap() - early;
}

function heap(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

console.log(JSON.stringify({ lastAgainstFirst: lastAgainstFirst(), growth: growth() }));
