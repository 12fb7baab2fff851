// Connect Four on the host's path: immutable matches.
import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { chooser } from '../chooser.ts';
import { measure } from '../contestant.ts';
import { matchSum, type Played } from '../four-checksum.ts';

const engine = createEngine(connectFour);
const { match: start } = engine.create({ seats: 2, seed: 'bench' });

function play(choose: (below: number) => number): Played {
  let match = start;
  let plies = 0;
  for (let seat = engine.awaited(match)[0]; seat !== undefined; seat = engine.awaited(match)[0]) {
    // The players ask the board, as those of the other library do, which has no question for what is legal.
    const open = match.state.table.heights.flatMap((height, column) => (height < 6 ? [column] : []));
    const applied = engine.apply(match, seat, { type: 'drop', column: open[choose(open.length)] });
    if (!applied.ok) throw new Error(applied.rejection.code);
    match = applied.match;
    plies += 1;
  }
  return { plies, winner: match.state.table.winner };
}

const choose = chooser(7);
measure({ checksum: () => matchSum(play), work: () => play(choose).plies });
