import { withinBound } from './bound.ts';
import { choicesAreChecks } from './choices.ts';
import { commitOrder } from './commit-order.ts';
import { determinism } from './determinism.ts';
import { eventsAreDeclared } from './events.ts';
import { inPlaceEqualsHost } from './in-place.ts';
import { invariantsHold } from './invariants.ts';
import { knowledgeIsKept } from './knowledge.ts';
import type { Law } from './law.ts';
import { seatsMayLeave } from './leaving.ts';
import { purity } from './purity.ts';
import { refusalChangesNothing } from './refusal.ts';
import { transcriptReplays } from './replay.ts';
import { saveAndLoad } from './save-and-load.ts';
import { totality } from './totality.ts';
import { stateIsTree } from './tree.ts';
import { twins } from './twins.ts';
import { viewDecides } from './view-decides.ts';
import { wordsForAll } from './words.ts';

/** Every law: first the one without which most others are broken too, then in the order of the promises. */
export const ALL_LAWS: readonly Law[] = Object.freeze([
  invariantsHold,
  totality,
  refusalChangesNothing,
  purity,
  determinism,
  saveAndLoad,
  viewDecides,
  knowledgeIsKept,
  twins,
  choicesAreChecks,
  commitOrder,
  inPlaceEqualsHost,
  stateIsTree,
  transcriptReplays,
  seatsMayLeave,
  withinBound,
  eventsAreDeclared,
  wordsForAll,
]);
