/**
 * The simulation door of `@quayside/core`: matches that are changed in place, by numbers, for bots and for laws.
 *
 * @packageDocumentation
 */
export { eventFlaw } from './engine/event-flaw.ts';
export { addByCheck, legalIds } from './engine/legality.ts';
export { sameJson } from './model/same.ts';
export { createRunner, type Runner } from './sim/runner.ts';
export { findShared, type Path, type SharedObject } from './sim/tree.ts';
