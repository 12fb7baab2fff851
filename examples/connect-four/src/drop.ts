import { at, int } from '@quayside/core/sdk';
import * as z from 'zod/mini';
import { CELLS, kit } from './kit.ts';
import { makesFour } from './lines.ts';

/** C4.2: a seat drops a disc into a column that has room. */
export const drop = kit.action({
  type: 'drop',
  rule: 'C4.2',
  input: z.strictObject({ column: int(0, 6) }),
  check(view, { column }) {
    return view.table.heights[column] === 6 ? kit.reject('column-full', { column }) : undefined;
  },
  apply({ table }, { column }, { seat, emit }) {
    const row = at(table.heights, column);
    at(table.columns, column)[row] = at(CELLS, seat + 1);
    table.heights[column] = row + 1;
    table.dropped += 1;
    if (makesFour(table.columns, column, row)) table.winner = seat;
    emit({ type: 'dropped', seat, column, row });
  },
});
