import type { Flaw, MatchOptions } from '@quayside/core/sdk';
import type { PiraeusTypes } from './kit.ts';
import { MOST_SEATS } from './vocabulary.ts';

/** Says what well-formed options get wrong: PI.Q1 seats, PI.Q3 nations, PI.Q51 ages. */
export function checkOptions({ seats, nations, ages, twoPlayers }: MatchOptions<PiraeusTypes>): Flaw | undefined {
  const least = twoPlayers ? 2 : 3;
  if (seats < least || seats > MOST_SEATS) {
    const hint = twoPlayers ? '' : ' (two only with the option twoPlayers)';
    return { path: ['seats'], rule: 'PI.Q1', problem: `expected ${least} to ${MOST_SEATS} seats${hint}` };
  }
  if (nations !== null && (nations.length !== seats || new Set(nations).size !== seats)) {
    return { path: ['nations'], rule: 'PI.Q3', problem: `expected ${seats} different nations, one per seat` };
  }
  if (ages !== null && (ages.length !== seats || new Set(ages).size !== seats || ages.some((seat) => seat >= seats))) {
    return { path: ['ages'], rule: 'PI.Q51', problem: `expected each of the seats 0 to ${seats - 1} once, the youngest first` };
  }
  return undefined;
}
