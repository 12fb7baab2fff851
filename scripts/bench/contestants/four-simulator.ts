// Connect Four in the simulator.
import { createEngine } from '@quayside/core';
import { createSimulator } from '@quayside/core/bots';
import { connectFour } from '@quayside-examples/connect-four';
import { chooser } from '../chooser.ts';
import { measure } from '../contestant.ts';
import { matchSum, type Played } from '../four-checksum.ts';

const engine = createEngine(connectFour);
const { match } = engine.create({ seats: 2, seed: 'bench', algorithm: 'xoroshiro128plus' });
const start = createSimulator(engine, match);
const simulator = start.clone();
const legal: number[] = [];

function play(choose: (below: number) => number): Played {
  simulator.copyFrom(start);
  let plies = 0;
  for (let seat = simulator.awaited()[0]; seat !== undefined; seat = simulator.awaited()[0]) {
    simulator.legal(seat, legal);
    simulator.step(seat, legal[choose(legal.length)] as number);
    plies += 1;
  }
  return { plies, winner: simulator.state().table.winner };
}

const choose = chooser(7);
measure({ checksum: () => matchSum(play), work: () => play(choose).plies });
