import { type AnyGame, compareVersions } from '@quayside/core';
import { type Fingerprint, fingerprint } from '@quayside/core/schema';
import { changedParts, explainFingerprint } from './explain-fingerprint.ts';

/** How {@link assertFingerprint} takes older versions. */
export interface FingerprintOptions {
  /** Older versions that nothing leads from, on purpose: their matches go on under their own rules. */
  readonly ownRules?: readonly string[];
}

/** The parts of a fingerprint that are in a save. */
const SAVED = /^(seats|table|hand|hidden|options|content|ends|phase\..*|action\..*)( |$)/;

/**
 * Holds a game to the fingerprints that were recorded of its rules versions, the released ones included. Throws a plain `Error` if a state, action, event, option,
 * content, phase, end or rejection is not what it was when its rules version was recorded, naming the part; if the version at hand has not been recorded; and if saves
 * of an older version could not be read and no migration leads from it.
 *
 * @example
 * ```ts
 * import { fingerprint } from '@quayside/core/schema';
 * import { assertFingerprint } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const recorded = fingerprint(connectFour); // From a file in git: see `readFingerprints`.
 * assertFingerprint(connectFour, [recorded]);
 * ```
 */
export function assertFingerprint(game: AnyGame, recorded: readonly Fingerprint[], { ownRules = [] }: FingerprintOptions = {}): void {
  const { id, rules } = game.meta;
  const own = recorded.find((each) => each.rules === rules);
  if (own === undefined) throw new Error(`no fingerprint is recorded of ${id} ${rules}: record it with \`recordFingerprint\``);
  const found =
    explainFingerprint(game, own) ?? recorded.map((older) => unmigrated(game, older, ownRules)).find((each) => each !== undefined);
  if (found !== undefined) throw new Error(found);
}

function unmigrated(game: AnyGame, older: Fingerprint, ownRules: readonly string[]): string | undefined {
  const { id, rules } = game.meta;
  const migrates = (game.migrations ?? []).some(({ from }) => from === older.rules);
  if (compareVersions(older.rules, rules) >= 0 || migrates || ownRules.includes(older.rules)) return undefined;
  const changed = changedParts(older, fingerprint(game)).filter((part) => SAVED.test(part));
  const why = changed.length === 0 ? 'though their shape is the same' : changed.join(', ');
  return `no migration leads from ${id} ${older.rules} to ${rules}: ${why}. Add one, or say in \`ownRules\` that such matches go on under their own rules.`;
}
