import { type AnyAction, type Applied, createEngine, type Match } from '@quayside/core';
import { type PiraeusAction, type PiraeusTypes, piraeus } from '@quayside/piraeus';

/** The engine that all tests of this folder share; tests that register content make one of their own. */
export const engine = createEngine(piraeus);

export type PiraeusMatch = Match<PiraeusTypes, PiraeusAction & AnyAction>;
export type PiraeusApplied = Applied<PiraeusTypes, PiraeusAction & AnyAction>;
