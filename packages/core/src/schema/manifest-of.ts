import type { AnyGame } from '../game/game.ts';
import type { GameModule } from '../registry/game-module.ts';
import { type Manifest, manifestWith } from '../registry/manifest.ts';
import { optionsSchema } from './options-schema.ts';

/**
 * What a host can know of a game without loading it. Write it to a file when the host is built, and the game itself can be loaded when somebody plays it. Refuses, by the fault
 * `no-json-schema`, a game whose options JSON cannot say.
 *
 * @example
 * ```ts
 * import { manifestOf } from '@quayside/core/schema';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const { id, rules, seats } = manifestOf(connectFour);
 * console.log(id, rules, seats); // connect-four 1.0.0 { min: 2, max: 2 }
 * ```
 */
export function manifestOf(game: AnyGame): Manifest {
  return manifestWith(game, optionsSchema(game));
}

/** A game that is at hand, as a module for `createRegistry`: its manifest, and a `load` that gives the game itself. Refuses what `manifestOf` refuses. */
export function moduleOf(game: AnyGame): GameModule {
  return Object.freeze({ manifest: manifestOf(game), load: () => game });
}
