import type { Game } from '@quayside/core/sdk';
import { actions, type PiraeusAction } from './actions/all.ts';
import { autopilot } from './autopilot.ts';
import { bound } from './bound.ts';
import { checkOptions } from './check-options.ts';
import { checkContent } from './content/check.ts';
import { flat } from './content/flat.ts';
import { reconstructed } from './content/reconstructed.ts';
import { describe } from './describe.ts';
import { determinize } from './determinize.ts';
import { ends } from './ends.ts';
import { invariants } from './invariants.ts';
import { kit, type PiraeusTypes } from './kit.ts';
import { meta } from './meta.ts';
import { observation } from './observation.ts';
import { defaultOptions } from './options.ts';
import { bidding } from './phases/bidding.ts';
import { dawn } from './phases/dawn.ts';
import { dealing } from './phases/dealing.ts';
import { dusk } from './phases/dusk.ts';
import { moving } from './phases/moving.ts';
import { offering } from './phases/offering.ts';
import { placing } from './phases/placing.ts';
import { planning } from './phases/planning.ts';
import { settling } from './phases/settling.ts';
import { ranking, score } from './scoring.ts';
import { setup } from './setup.ts';
import { shown } from './shown.ts';
import { words } from './words.ts';

/** Port of Piraeus: the table of contents of its rulebook. */
export const piraeus: Game<PiraeusTypes, PiraeusAction> = kit.game({
  meta,
  contents: [reconstructed, flat],
  defaultOptions,
  checkOptions,
  checkContent,
  setup,
  actions,
  // PI.B1: eight days of five phases. Phase 4 takes five of ours.
  phases: { dawn, planning, offering, dealing, placing, moving, settling, bidding, dusk },
  first: 'dawn',
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
