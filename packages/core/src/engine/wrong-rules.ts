import type { GameMeta } from '../game/game.ts';
import { type Migration, stepsFrom } from '../game/migration.ts';
import { compareVersions, isVersion } from '../game/version.ts';
import { type DataRejection, makeRejection, type Rejection } from '../model/rejection.ts';

/**
 * The rejection of what was made by another game or another rules version; both are named, and whether it is newer, or older and could be migrated by these
 * steps. A transcript knows no steps: its actions belong to the rules that they were done under.
 */
export function wrongRules(
  { id, rules }: GameMeta,
  found: { readonly game: string; readonly rules: string },
  steps: readonly Migration[] = [],
): Rejection | undefined {
  if (found.game !== id) return makeRejection<DataRejection>('wrong-game', { path: ['game'], expected: id, received: found.game });
  if (found.rules === rules) return undefined;
  const versions = { path: ['rules'], expected: rules, received: found.rules };
  if (isVersion(found.rules) && compareVersions(found.rules, rules) > 0) return makeRejection<DataRejection>('newer-version', versions);
  return makeRejection<DataRejection>('wrong-version', { ...versions, migrates: stepsFrom(steps, found.rules) !== undefined });
}
