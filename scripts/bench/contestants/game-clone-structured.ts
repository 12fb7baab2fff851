// One `structuredClone` of a state, content excluded: what the other figures are compared with.
import { measure } from '../contestant.ts';
import { openWalk, walkSum } from '../game-walk.ts';

const walk = openWalk();
const states = walk.positions.map(({ state }) => state);
let next = 0;

measure({
  checksum: () => walkSum(walk),
  work() {
    structuredClone(states[next++ % states.length]);
    return 1;
  },
});
