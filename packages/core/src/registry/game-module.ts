import { contractFlaw } from '../game/contract.ts';
import type { AnyGame } from '../game/game.ts';
import { Fault } from '../model/fault.ts';
import type { Json } from '../model/json.ts';
import { sameJson } from '../model/same.ts';
import { brief, foundAt, toldAs } from '../model/told.ts';
import { type Manifest, manifestFlaw, manifestWith } from './manifest.ts';

/** A game as a host registers it: what it says about itself, and how to get it once it is needed. */
export interface GameModule {
  /** What the host knows before the game is loaded; the game has to be as it says. */
  readonly manifest: Manifest;
  /** Gives the game of the manifest: at once, or by a dynamic import. Called when the game is first asked for, and again after it has failed. */
  load(): AnyGame | Promise<AnyGame>;
}

/** What a module is called in messages. */
export function nameOf({ id, rules }: { readonly id: string; readonly rules: string }): string {
  return `${id} ${rules}`;
}

/** Refuses, by a fault that names it, a module whose manifest is none, or one for another contract. */
export function checkModule(module: GameModule, index: number): void {
  const flaw = manifestFlaw(module.manifest);
  if (flaw !== undefined) {
    throw new Fault({
      code: 'bad-manifest',
      api: ['createRegistry', `modules[${index}]`, 'manifest', ...flaw.path].join('.'),
      ...toldAs(flaw.problem, 'a manifest as `manifestOf` makes it', () => brief(foundAt(module.manifest, flaw.path))),
      remedy: 'Make it anew with `manifestOf` of @quayside/core/schema.',
    });
  }
  const misfit = contractFlaw(module.manifest.engine);
  if (misfit === undefined) return;
  throw new Fault({
    code: 'incompatible-module',
    api: 'createRegistry',
    expected: 'modules that this engine can play',
    received: `${nameOf(module.manifest)}: ${misfit}`,
    remedy: 'Install a version of that game that goes with this engine, or leave it out.',
  });
}

/** Loads the game of a module. Refuses, by fault, one that is not the game of the manifest; its options are not compared. */
export async function loadGame(module: GameModule): Promise<AnyGame> {
  const game: AnyGame = await module.load();
  const received = typeof game?.meta === 'object' ? differing(module.manifest, manifestWith(game, module.manifest.options)) : 'no game';
  if (received === undefined) return game;
  throw new Fault({
    code: 'wrong-module',
    api: `load of ${nameOf(module.manifest)}`,
    expected: 'the game of the manifest',
    received,
    remedy: 'Return the game itself, and make the manifest anew with `manifestOf` when the game changes.',
  });
}

/** The first part in which a manifest differs from that of the game that was loaded. */
function differing(manifest: Manifest, loaded: Manifest): string | undefined {
  const part = (Object.keys(loaded) as (keyof Manifest)[]).find((key) => !sameJson(manifest[key] as Json, loaded[key] as Json));
  return part && `a game whose ${part} is ${JSON.stringify(loaded[part])}, not ${JSON.stringify(manifest[part])}`;
}
