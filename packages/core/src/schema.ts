/**
 * The schema door of `@quayside/core`: what a game looks like from outside, as JSON Schema (draft 2020-12), manifests and fingerprints. Apart from the host door, since
 * what makes JSON Schema weighs more than a client should load.
 *
 * Examples that import `@quayside-examples/connect-four` use the example game of the repository (`examples/connect-four`), which is there to be read, not to be installed.
 *
 * @packageDocumentation
 */

export type { Action, AnyActionOf, Refusal } from './game/action.ts';
export type { Describer, Telling, Words } from './game/describe.ts';
export type { End, Finished, Invariant, Rung, Standing } from './game/ending.ts';
export type { AnyGame, Bound, Determinization, Flaw, Game, GameMeta, GameParts, KitSpec, Stage } from './game/game.ts';
export type { Leaving } from './game/leaving.ts';
export type { Board, View } from './game/match.ts';
export type { FrozenJson, FrozenObject, MatchParts, Migration } from './game/migration.ts';
export type { Numbering } from './game/numbering.ts';
export type { ObservationHints } from './game/observation.ts';
export type { Closes, Commit, Phase, PhaseBase, UnopenedPolicy } from './game/phase.ts';
export type { ActionEffects, Context, Effects, RuleBoard, RuleView } from './game/rule-view.ts';
export type { Audience, DeclaredEvent } from './model/event.ts';
export type { AnyAction, ContentRef, GameTypes, MatchOptions, State } from './model/game-types.ts';
export type { Flat, Immutable } from './model/immutable.ts';
export type { Json, JsonObject } from './model/json.ts';
export type { Ending, Finish, Outcome, Score, SharedRanks } from './model/outcome.ts';
export type { Presence } from './model/presence.ts';
export type { Rejection } from './model/rejection.ts';
export type { Seat, Viewer } from './model/seat.ts';
export type { Tagged } from './model/tagged.ts';
export type { Random } from './random/random.ts';
export type { GameModule } from './registry/game-module.ts';
export type { Manifest } from './registry/manifest.ts';
export { actionSchema } from './schema/action-schema.ts';
export { contentSchema } from './schema/content-schema.ts';
export { eventsSchema } from './schema/events-schema.ts';
export { FINGERPRINT_FORMAT, type Fingerprint, fingerprint } from './schema/fingerprint.ts';
export { manifestOf, moduleOf } from './schema/manifest-of.ts';
export { optionsSchema } from './schema/options-schema.ts';
export { viewSchema } from './schema/view-schema.ts';
