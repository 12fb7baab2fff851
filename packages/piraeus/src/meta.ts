import type { GameMeta } from '@quayside/core/sdk';

/** Who this game is. Matches are bound to the id and the rules version. */
export const meta: GameMeta = {
  id: 'piraeus',
  name: 'Port of Piraeus',
  rules: '1.0.0',
  // PI.Q1: three to six; two only by option, which `checkOptions` sees to.
  seats: { min: 2, max: 6 },
  engine: '^1.0.0',
  edition: 'Port of Piraeus Rulebook, with rulings where it is silent',
  stage: 'beta',
};
