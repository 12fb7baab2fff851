import type { GameMeta } from '@quayside/core/sdk';

/** Who this game is. Matches are bound to the id and the rules version. */
export const meta: GameMeta = {
  id: 'gdansk',
  name: 'Port Gdańsk',
  rules: '1.0.0',
  seats: { min: 2, max: 4 },
  engine: '^1.0.0',
  edition: 'Port Gdańsk Rulebook, with rulings where it is silent',
  stage: 'beta',
};
