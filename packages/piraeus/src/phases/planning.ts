import { at } from '@quayside/core/sdk';
import { plan } from '../actions/plan.ts';
import { kit } from '../kit.ts';
import { greekRow } from '../rules/market.ts';
import { moveByPlans } from '../rules/prices.ts';
import { seatsThat } from '../rules/seats.ts';

/** PI.C1: all seats plan in secret; revealed together, the plans move the prices of the Greek goods (PI.C2 to PI.C4). */
export const planning = kit.simultaneous({
  rule: 'PI.C1',
  awaiting: ({ table }) => seatsThat(table, ({ plan }) => plan === null),
  actions: [plan],
  to: ['offering'],
  reveal({ table }, commits, { content, emit }) {
    for (const { seat, action } of commits) at(table.seats, seat).plan = action.as;
    table.bids = [];
    const plans = commits.map(({ action }) => action.as);
    emit({ type: 'plans-revealed', plans });
    const from = { ...table.prices };
    moveByPlans(table.prices, greekRow(table), plans, content.price);
    emit({ type: 'prices-moved', cause: 'plans', from, to: table.prices });
  },
});
