/**
 * The schema door of `@quayside/core`: what a game looks like from outside, as JSON Schema (draft 2020-12), manifests and fingerprints. Apart from the host door, since
 * what makes JSON Schema weighs more than a client should load.
 *
 * @packageDocumentation
 */

export type { JsonObject } from './model/json.ts';
export type { GameModule } from './registry/game-module.ts';
export type { Manifest } from './registry/manifest.ts';
export { actionSchema } from './schema/action-schema.ts';
export { contentSchema } from './schema/content-schema.ts';
export { eventsSchema } from './schema/events-schema.ts';
export { FINGERPRINT_FORMAT, type Fingerprint, fingerprint } from './schema/fingerprint.ts';
export { manifestOf, moduleOf } from './schema/manifest-of.ts';
export { optionsSchema } from './schema/options-schema.ts';
export { viewSchema } from './schema/view-schema.ts';
