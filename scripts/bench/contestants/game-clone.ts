// One clone of a simulator: the state, the chance, and what else a match holds.
import { createSimulator } from '@quayside/core/bots';
import { measure } from '../contestant.ts';
import { openWalk, walkSum } from '../game-walk.ts';

const walk = openWalk();
const simulators = walk.positions.map((match) => createSimulator(walk.engine, match));
let next = 0;

measure({
  checksum: () => walkSum(walk),
  work() {
    simulators[next++ % simulators.length]?.clone();
    return 1;
  },
});
