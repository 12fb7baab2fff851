import type { Immutable } from '@quayside/core/sdk';
import { kit } from '../kit.ts';
import { returnTokens } from '../rules/tokens.ts';
import type { Table } from '../state.ts';

/** PI.E1, PI.E9: begins each of the three deal rounds, whatever happened in the one before (PI.Q31); without buyers there is none (PI.Q11). */
export const dealing = kit.automatic({
  rule: 'PI.E1',
  to: ['placing', 'dusk'],
  enter({ table }, { emit }) {
    returnTokens(table);
    if (!hasBuyers(table)) return;
    table.round += 1;
    emit({ type: 'round-began', round: table.round });
  },
  next: ({ table }) => (hasBuyers(table) ? 'placing' : 'dusk'),
});

function hasBuyers({ seats }: Immutable<Table>): boolean {
  return seats.some(({ plan }) => plan === 'buyer');
}
