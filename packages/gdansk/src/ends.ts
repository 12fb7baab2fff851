import type { Context, End, Immutable } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';
import { lastOfRound } from './rules/turn.ts';
import type { Table } from './state.ts';

/** A condition for the end that the table alone decides, so that it can be asked of a match that is over as well. */
interface TableEnd extends Omit<End<GdanskTypes>, 'when'> {
  when(asked: Context<GdanskTypes> & { readonly table: Immutable<Table> }): boolean;
}

/**
 * GD.K1: three conditions, each of which ends the match with the round (GD.K2). They are asked after each action (GD.R60), latch (GD.R59), and are kept in this order. Influence
 * counts for whoever scores it (GD.R31), hidden ships do not (GD.R63), and any way to place the last marker does (GD.R46). Whoever's turn it was has no other (GD.R61).
 */
export const ends: readonly TableEnd[] = [
  {
    reason: 'score-reached',
    rule: 'GD.K2',
    when: ({ table, content }) => table.seats.some(({ score }) => score >= content.limits.endScore),
    finish: 'round',
  },
  { reason: 'markers-placed', rule: 'GD.K2', when: ({ table }) => table.seats.some(({ stock }) => stock === 0), finish: 'round' },
  { reason: 'orders-gone', rule: 'GD.K2', when: ({ table }) => table.quays.every(({ order }) => order === null), finish: 'round' },
  // GD.R67: after so many rounds, whatever else holds.
  {
    reason: 'round-cap',
    rule: 'GD.R67',
    when: ({ table, options }) =>
      options.roundCap !== null && table.round >= options.roundCap && table.turn.over && lastOfRound(table, options.seats),
    finish: 'round',
  },
];
