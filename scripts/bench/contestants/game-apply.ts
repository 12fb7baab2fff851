// One action on the host's path: a new immutable match, what happened, and what was learnt. The choice is made beforehand.
import { measure } from '../contestant.ts';
import { openWalk, walkSum } from '../game-walk.ts';

const walk = openWalk();
const { engine } = walk;
// Checked once by the engine, as a host's matches are.
const turns = walk.positions.flatMap((position) => {
  const loaded = engine.load(JSON.parse(JSON.stringify(position)));
  if (!loaded.ok) throw new Error(loaded.rejection.code);
  const [seat] = engine.awaited(loaded.match);
  if (seat === undefined) return [];
  const actions = engine.legal(engine.view(loaded.match, seat));
  return [{ match: loaded.match, seat, action: actions[actions.length >> 1] }];
});
let next = 0;

measure({
  checksum: () => walkSum(walk),
  work() {
    const { match, seat, action } = turns[next++ % turns.length] ?? fail();
    if (!engine.apply(match, seat, action).ok) fail();
    return 1;
  },
});

function fail(): never {
  throw new Error('the action is refused');
}
