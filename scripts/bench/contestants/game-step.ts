// One step in place: what is legal, a choice, and the action.
import { measure } from '../contestant.ts';
import { openWalk, walkSum } from '../game-walk.ts';

const walk = openWalk();

measure({
  checksum: () => walkSum(walk),
  work() {
    for (let step = 0; step < 100; step += 1) walk.step();
    return 100;
  },
});
