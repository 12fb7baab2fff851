import { compareVersions, isVersion } from '../game/version.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import type { JsonObject } from '../model/json.ts';
import { type DataRejection, makeRejection, type Rejection } from '../model/rejection.ts';
import type { Manifest } from './manifest.ts';

/** Under which rules version a match goes on, and whether it has to be migrated to it. */
export interface ChosenRules {
  readonly manifest: Manifest;
  readonly migrate: boolean;
}

/** The versions of a game among all that is registered, oldest first. */
export function versionsOf(manifests: readonly Manifest[], id: string): Manifest[] {
  return manifests.filter((manifest) => manifest.id === id).sort((one, other) => compareVersions(one.rules, other.rules));
}

/**
 * Chooses the rules for a match of a game and version: its own if they are there, else the nearest newer ones that it can be migrated to; the newest of
 * these in any case if `migrate` is asked for. Refuses a game that is not registered, a version newer than all that are, and one that nothing leads from.
 */
export function chooseRules(
  manifests: readonly Manifest[],
  { game, rules }: { readonly game: string; readonly rules: string },
  migrate: boolean,
): Checked<ChosenRules> {
  const versions = versionsOf(manifests, game);
  const newest = versions.at(-1);
  if (newest === undefined) {
    return refused('unknown-game', { path: ['game'], received: game, known: [...new Set(manifests.map(({ id }) => id))] });
  }
  const own = versions.find((manifest) => manifest.rules === rules);
  const ways = versions.filter(({ migrates }) => migrates.includes(rules));
  const way = migrate ? ways.at(-1) : own === undefined ? ways[0] : undefined;
  if (way !== undefined) return good({ manifest: way, migrate: true });
  if (own !== undefined) return good({ manifest: own, migrate: false });
  const named = { path: ['rules'], expected: newest.rules, received: rules };
  if (isVersion(rules) && compareVersions(rules, newest.rules) > 0) return refused('newer-version', named);
  return refused('wrong-version', { ...named, migrates: false, known: versions.map((manifest) => manifest.rules) });
}

function refused(code: DataRejection, data: JsonObject): { readonly ok: false; readonly why: Rejection } {
  return bad(makeRejection(code, data));
}
