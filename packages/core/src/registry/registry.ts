import { dataRejection } from '../engine/create.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import type { Migrated } from '../engine/migrate.ts';
import { inSave, type OpenedSave, openSave, SAVE_FORMAT } from '../engine/save.ts';
import type { Match } from '../game/match.ts';
import { flawAt } from '../game/schema-flaw.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import { copyPlain } from '../model/copy-plain.ts';
import { Fault } from '../model/fault.ts';
import { deepFreeze } from '../model/freeze.ts';
import { type Refused, refused } from '../model/rejection.ts';
import { chooseRules, versionsOf } from './choose-rules.ts';
import { checkModule, type GameModule, loadGame, nameOf } from './game-module.ts';
import type { Manifest } from './manifest.ts';

/** An engine of whatever game: for hosts that treat all games alike. */
// biome-ignore lint/suspicious/noExplicitAny: the types of a game are used both ways, so only `any` admits every engine
export type AnyEngine = Engine<any, any>;

/** A match that goes on, and the engine of the rules that it goes on under. */
export interface Opened {
  readonly ok: true;
  /** The one to play on with: that of `registry.engine` for these rules. */
  readonly engine: AnyEngine;
  /** A valid match under the rules of that engine. */
  // biome-ignore lint/suspicious/noExplicitAny: as in `AnyEngine`
  readonly match: Match<any, any>;
  /** Which steps it took from which version; `null` if it goes on under its own rules. */
  readonly migrated: {
    /** The rules version of the save. */
    readonly from: string;
    /** The rules version that it goes on under. */
    readonly to: string;
    /** The numbers of the steps, in the order in which they were taken. */
    readonly steps: readonly number[];
  } | null;
}

/** The games of a host, several rules versions of a game side by side. */
export interface Registry {
  /** What is registered, in the order in which it was. */
  manifests(): readonly Manifest[];
  /**
   * The engine of a game and rules version, the newest unless one is named; the same object each time, so content that a host brings is registered
   * with it once. Rejects with a fault if there is none (`not-registered`), and if what the module loads is another game than its manifest says (`wrong-module`).
   */
  engine(id: string, rules?: string): Promise<AnyEngine>;
  /**
   * Reads a save or a bare match from untrusted JSON, of whatever registered game. It goes on under its own rules if they are registered, else it is migrated to the nearest
   * newer version that there is a way to. With `migrate` it is brought to the newest version that there is a way to. Refuses what `load` and `migrate` of an engine
   * refuse, `unknown-game`, and a version newer than all that are registered (`newer-version`). Rejects with the fault `wrong-module` as `engine` does.
   */
  open(save: unknown, options?: { readonly migrate?: boolean }): Promise<Opened | Refused>;
}

/**
 * Puts the games of a host together. Refuses, by a fault that names the module, what cannot be played here: a malformed manifest (`bad-manifest`), a contract that this engine
 * does not have (`incompatible-module`), a game and rules version that stands there twice (`duplicate-module`).
 *
 * @example
 * ```ts
 * import { createRegistry } from '@quayside/core';
 * import { moduleOf } from '@quayside/core/schema';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const registry = createRegistry([moduleOf(connectFour)]);
 * const engine = await registry.engine('connect-four');
 * const save = engine.save(engine.create({ seats: 2, seed: 'any' }).match);
 * const opened = await registry.open(JSON.parse(JSON.stringify(save)));
 * console.log(opened.ok); // true
 * ```
 */
export function createRegistry(modules: readonly GameModule[]): Registry {
  modules.forEach(checkModule);
  checkTwice(modules);
  // Copies: the host's objects stay its own.
  const manifests = deepFreeze(modules.map(({ manifest }) => copyPlain(manifest)));
  const loaders = modules.map((module) => () => module.load());
  const engines = new Map<Manifest, Promise<AnyEngine>>();

  function engineOf(manifest: Manifest): Promise<AnyEngine> {
    const known = engines.get(manifest);
    if (known !== undefined) return known;
    const load = loaders[manifests.indexOf(manifest)] as GameModule['load'];
    const engine = loadGame({ manifest, load }).then((game) => createEngine(game));
    engines.set(manifest, engine);
    // What has failed may succeed another time, e.g. over a network.
    engine.catch(() => engines.delete(manifest));
    return engine;
  }

  async function engine(id: string, rules?: string): Promise<AnyEngine> {
    const versions = versionsOf(manifests, id);
    const manifest = rules === undefined ? versions.at(-1) : versions.find((version) => version.rules === rules);
    if (manifest === undefined) throw notRegistered(rules === undefined ? id : nameOf({ id, rules }), manifests);
    return engineOf(manifest);
  }

  async function open(value: unknown, { migrate = false }: { readonly migrate?: boolean } = {}): Promise<Opened | Refused> {
    const opened = openSave(value);
    if (!opened.ok) return refused(opened.why);
    const header = headerOf(opened.value);
    const chosen = header.ok ? chooseRules(manifests, header.value, migrate) : header;
    if (!chosen.ok) return refused(inSave(opened.value, chosen.why));
    const its = await engineOf(chosen.value.manifest);
    const save = opened.value.content === undefined ? opened.value.match : { format: SAVE_FORMAT, ...opened.value };
    return chosen.value.migrate ? migrated(its, its.migrate(save)) : loaded(its, its.load(save));
  }

  return Object.freeze({ manifests: () => manifests, engine, open });
}

function loaded(engine: AnyEngine, result: ReturnType<AnyEngine['load']>): Opened | Refused {
  return result.ok ? Object.freeze({ ok: true, engine, match: result.match, migrated: null }) : result;
}

// biome-ignore lint/suspicious/noExplicitAny: as in `AnyEngine`
function migrated(engine: AnyEngine, result: Migrated<any, any> | Refused): Opened | Refused {
  if (!result.ok) return result;
  const { match, from, steps } = result;
  return Object.freeze({ ok: true, engine, match, migrated: Object.freeze({ from, to: engine.game.meta.rules, steps }) });
}

/** Whose match it is, before anybody has looked at the rest. */
function headerOf({ match }: OpenedSave): Checked<{ readonly game: string; readonly rules: string }> {
  const header = match as { readonly game?: unknown; readonly rules?: unknown };
  const { game, rules } = header;
  if (typeof game === 'string' && typeof rules === 'string') return good({ game, rules });
  return bad(dataRejection('bad-match', flawAt([typeof game === 'string' ? 'rules' : 'game'], 'expected string')));
}

function checkTwice(modules: readonly GameModule[]): void {
  const names = modules.map(({ manifest }) => nameOf(manifest));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  throw new Fault({
    code: 'duplicate-module',
    api: 'createRegistry',
    expected: 'each game and rules version once',
    received: `${twice} twice`,
    remedy: 'Leave one of them out; two games need two ids, two versions of the rules two numbers.',
  });
}

function notRegistered(name: string, manifests: readonly Manifest[]): Fault {
  return new Fault({
    code: 'not-registered',
    api: 'registry.engine',
    expected: `one of ${manifests.map(nameOf).join(', ')}`,
    received: name,
    remedy: 'Register it, or ask `registry.manifests` for what there is.',
  });
}
