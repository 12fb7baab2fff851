import type { End } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';

/** PI.B1, PI.F4: the fair ends with its eighth day, which has a phase 5 like any other (PI.Q41). */
export const ends: readonly End<PiraeusTypes>[] = [
  { reason: 'last-day', rule: 'PI.F4', when: ({ table, content }) => table.day > content.days.value, finish: 'now' },
];
