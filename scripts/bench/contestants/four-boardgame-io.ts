// The same rules of Connect Four on boardgame.io's client, without a network.
import { makesFour } from '../../../examples/connect-four/src/lines.ts';
import { Client, INVALID_MOVE } from '../boardgame-io.ts';
import { chooser } from '../chooser.ts';
import { measure } from '../contestant.ts';
import { matchSum, type Played } from '../four-checksum.ts';

interface Table {
  columns: ('empty' | 'first' | 'second')[][];
  heights: number[];
  dropped: number;
  winner: number | null;
}

const game = {
  setup: (): Table => ({
    columns: Array.from({ length: 7 }, () => Array.from({ length: 6 }, () => 'empty' as const)),
    heights: Array.from({ length: 7 }, () => 0),
    dropped: 0,
    winner: null,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, ctx }: { G: Table; ctx: { currentPlayer: string } }, column: number) {
      const row = G.heights[column] ?? 6;
      if (row === 6) return INVALID_MOVE;
      const seat = Number(ctx.currentPlayer);
      (G.columns[column] as string[])[row] = seat === 0 ? 'first' : 'second';
      G.heights[column] = row + 1;
      G.dropped += 1;
      if (makesFour(G.columns, column, row)) G.winner = seat;
      return undefined;
    },
  },
  endIf: ({ G }: { G: Table }) => (G.winner !== null || G.dropped === 42 ? { winner: G.winner } : undefined),
};

function play(choose: (below: number) => number): Played {
  const client = Client<Table>({ game, numPlayers: 2, debug: false });
  client.start();
  let plies = 0;
  for (let state = client.getState(); state !== null && state.ctx.gameover === undefined; state = client.getState()) {
    const open = state.G.heights.flatMap((height, column) => (height < 6 ? [column] : []));
    client.moves.drop?.(open[choose(open.length)] ?? 0);
    plies += 1;
  }
  const winner = client.getState()?.G.winner ?? null;
  client.stop();
  return { plies, winner };
}

const choose = chooser(7);
measure({ checksum: () => matchSum(play), work: () => play(choose).plies });
