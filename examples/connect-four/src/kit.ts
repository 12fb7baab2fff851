import { type Flat, gameKit, type Kit } from '@quayside/core/sdk';
import * as z from 'zod/mini';

/** What lies in a cell: nothing, or a disc of a seat. */
export const CELLS = ['empty', 'first', 'second'] as const;
export const Cell = z.enum(CELLS);
export type Cell = z.output<typeof Cell>;

const nothing = z.strictObject({});

const inferred = gameKit({
  table: z.strictObject({
    /** By column, by row from the bottom. */
    columns: z.array(z.array(Cell).check(z.length(6))).check(z.length(7)),
    /** How many discs lie in each column. */
    heights: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.length(7)),
    /** How many discs have been dropped. */
    dropped: z.int().check(z.gte(0), z.lte(42)),
    /** The seat that has four in a row. */
    winner: z.nullable(z.int().check(z.gte(0), z.lte(1))),
  }),
  hand: nothing,
  hidden: nothing,
  shown: nothing,
  options: nothing,
  content: z.strictObject({ id: z.string() }),
  events: { dropped: z.strictObject({ seat: z.int(), column: z.int(), row: z.int() }) },
  rejections: { 'column-full': { rule: 'C4.2' } },
});

export interface ConnectFourTypes extends Flat<typeof inferred.types> {}

/** What the rules of Connect Four are written with. */
export const kit: Kit<ConnectFourTypes> = inferred;
