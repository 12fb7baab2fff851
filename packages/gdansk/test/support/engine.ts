import { type AnyAction, type Applied, createEngine, type Match } from '@quayside/core';
import { type GdanskAction, type GdanskTypes, gdansk } from '@quayside/gdansk';

/** The engine that all tests of this folder share; tests that register content make one of their own. */
export const engine = createEngine(gdansk);

export type GdanskMatch = Match<GdanskTypes, GdanskAction & AnyAction>;
export type GdanskApplied = Applied<GdanskTypes, GdanskAction & AnyAction>;
