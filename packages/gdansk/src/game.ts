import type { Game } from '@quayside/core/sdk';
import { actions, type GdanskAction } from './actions/all.ts';
import { autopilot } from './autopilot.ts';
import { bound } from './bound.ts';
import { checkOptions } from './check-options.ts';
import { checkContent } from './content/check.ts';
import { reconstructed } from './content/reconstructed.ts';
import { describe } from './describe.ts';
import { determinize } from './determinize.ts';
import { ends } from './ends.ts';
import { invariants } from './invariants.ts';
import { type GdanskTypes, kit } from './kit.ts';
import { meta } from './meta.ts';
import { observation } from './observation.ts';
import { defaultOptions } from './options.ts';
import { acting } from './phases/acting.ts';
import { opening } from './phases/opening.ts';
import { passing } from './phases/passing.ts';
import { placement } from './phases/placement.ts';
import { rolling } from './phases/rolling.ts';
import { ranking, score } from './scoring.ts';
import { setup } from './setup.ts';
import { shown } from './shown.ts';
import { words } from './words.ts';

/** Port Gdańsk: the table of contents of its rulebook. */
export const gdansk: Game<GdanskTypes, GdanskAction> = kit.game({
  meta,
  contents: [reconstructed],
  defaultOptions,
  checkOptions,
  checkContent,
  setup,
  actions,
  phases: { placement, opening, rolling, acting, passing },
  first: 'placement',
  ends,
  score,
  ranking,
  shown,
  describe,
  words,
  determinize,
  autopilot,
  invariants,
  bound,
  observation,
});
