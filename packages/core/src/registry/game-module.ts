import { contractFlaw } from '../game/contract.ts';
import type { AnyGame } from '../game/game.ts';
import { Fault } from '../model/fault.ts';
import { isPlainObject, type Json } from '../model/json.ts';
import { sameJson } from '../model/same.ts';
import { brief, foundAt, kindOf, toldAs } from '../model/told.ts';
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

/** Refuses, by a fault that names it, a module whose manifest is none, or one for another contract, and one that cannot be loaded. */
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
  const { manifest, load } = module;
  if (typeof load !== 'function') {
    throw new Fault({
      code: 'bad-module',
      api: `createRegistry.modules[${index}].load`,
      expected: `a function that gives the game ${nameOf(manifest)}`,
      received: kindOf(load),
      remedy: 'Give `() => game`, or `() => import(…)` for one that is loaded when it is needed.',
    });
  }
  const misfit = contractFlaw(manifest.engine);
  if (misfit === undefined) return;
  throw new Fault({
    code: 'incompatible-module',
    api: 'createRegistry',
    expected: 'modules that this engine can play',
    received: `${nameOf(manifest)}: ${misfit}`,
    remedy: 'Install a version of that game that goes with this engine, or leave it out.',
  });
}

/** Loads the game of a module. Refuses, by fault, one that is not the game of the manifest; its options are not compared. */
export async function loadGame(module: GameModule): Promise<AnyGame> {
  const game: AnyGame = await module.load();
  const received = isGame(game) ? differing(module.manifest, manifestWith(game, module.manifest.options)) : 'no game';
  if (received === undefined) return game;
  throw new Fault({
    code: 'wrong-module',
    api: `load of ${nameOf(module.manifest)}`,
    expected: 'the game of the manifest',
    received,
    remedy: 'Return the game itself, and make the manifest anew with `manifestOf` when the game changes.',
  });
}

/** Whether something that was loaded has the parts of a game; a module that gives its exports instead of the game has none of them. */
function isGame(loaded: unknown): boolean {
  const { meta, actions, contents, phases, numbering, migrations = [] } = (loaded ?? {}) as Readonly<Record<string, unknown>>;
  const parts = [meta, isPlainObject(meta) ? meta.seats : undefined, phases, numbering];
  return (
    parts.every(isPlainObject) && [actions, contents, migrations].every(Array.isArray) && (migrations as unknown[]).every(isPlainObject)
  );
}

/** The first part in which a manifest differs from that of the game that was loaded. */
function differing(manifest: Manifest, loaded: Manifest): string | undefined {
  const part = (Object.keys(loaded) as (keyof Manifest)[]).find((key) => !sameJson(manifest[key] as Json, loaded[key] as Json));
  return part && `a game whose ${part} is ${JSON.stringify(loaded[part])}, not ${JSON.stringify(manifest[part])}`;
}
