import * as z from 'zod/mini';
import { kit } from '../kit.ts';
import { PLANS } from '../vocabulary.ts';

/** PI.C1: in secret, to buy or to sell today. Any seat may do either, without cards or money too (PI.Q12); nobody abstains (PI.Q13). */
export const plan = kit.sealed({
  type: 'plan',
  rule: 'PI.C1',
  input: z.strictObject({ as: z.enum(PLANS) }),
});
