import { type Game, phrase, type Sent, seatName } from '@quayside/core/sdk';
import { drop } from './drop.ts';
import { type ConnectFourTypes, kit } from './kit.ts';
import { heightOf, winnerOf } from './lines.ts';

/** C4.1: the seats drop in turn. */
const dropping = kit.phase({
  rule: 'C4.1',
  awaiting: ({ table }) => [table.dropped % 2],
  actions: [drop],
  to: ['dropping'],
  next: () => undefined,
});

export type ConnectFourAction = Sent<typeof drop>;

/** Connect Four on a board of seven columns and six rows. */
export const connectFour: Game<ConnectFourTypes, ConnectFourAction> = kit.game({
  meta: { id: 'connect-four', name: 'Connect Four', rules: '1.0.0', seats: { min: 2, max: 2 }, engine: '^1.0.0' },
  contents: [{ id: 'standard' }],
  defaultOptions: {},
  actions: [drop],
  phases: { dropping },
  first: 'dropping',
  setup: ({ options }) => ({
    table: {
      columns: Array.from({ length: 7 }, () => Array.from({ length: 6 }, () => 'empty' as const)),
      heights: Array.from({ length: 7 }, () => 0),
      dropped: 0,
      winner: null,
    },
    hands: Array.from({ length: options.seats }, () => ({})),
    hidden: {},
  }),
  shown: () => ({}),
  ends: [
    { reason: 'four-in-a-row', rule: 'C4.3', when: ({ table }) => table.winner !== null, finish: 'now' },
    { reason: 'board-full', rule: 'C4.4', when: ({ table }) => table.dropped === 42, finish: 'now' },
  ],
  score: ({ state }, seat) => ({ four: state.table.winner === seat ? 1 : 0 }),
  ranking: [{ name: 'four', rule: 'C4.3', value: (_, __, score) => score.total }],
  determinize: (view) => ({ hidden: {}, hands: Array.from({ length: view.options.seats }, () => ({})) }),
  autopilot: (view): ConnectFourAction => ({ type: 'drop', column: view.table.heights.findIndex((height) => height < 6) }),
  invariants: [
    { name: 'discs', holds: ({ state: { table } }) => table.heights.reduce((sum, height) => sum + height, 0) === table.dropped },
    { name: 'heights', holds: ({ state: { table } }) => table.columns.every((column, x) => heightOf(column) === table.heights[x]) },
    { name: 'winner', holds: ({ state: { table } }) => table.winner === winnerOf(table.columns) },
    { name: 'over', holds: ({ state: { table }, phase }) => phase !== 'over' || table.winner !== null || table.dropped === 42 },
  ],
  bound: () => 42,
  observation: { seats: ['table.winner'] },
  words: {
    drop: '{seat} drops a disc into column {column}',
    'column-full': 'Column {column} is full (C4.2)',
    turn: '{seat} to drop',
    'reason.four-in-a-row': 'four are in a row',
    'reason.board-full': 'the board is full',
    'score.four': 'four in a row',
    'rung.four': 'four in a row',
  },
  describe: {
    action: (seat, { column }, { words }) => phrase(words, 'drop', { seat: seatName(words, seat), column: column + 1 }),
    event: ({ seat, column }, { words }) => phrase(words, 'drop', { seat: seatName(words, seat), column: column + 1 }),
    rejection: ({ code, data }, { words }) => phrase(words, code, { column: Number(data.column) + 1 }),
    position: ({ table, awaited }, { words }) => {
      const rows = [5, 4, 3, 2, 1, 0].map((row) =>
        table.columns.map((column) => ({ empty: '.', first: 'X', second: 'O' })[column[row] ?? 'empty']).join(' '),
      );
      return [...rows, ...awaited.map((seat) => phrase(words, 'turn', { seat: seatName(words, seat) }))].join('\n');
    },
  },
});
