import type { AnyGame } from '@quayside/core';
import { FINGERPRINT_FORMAT, type Fingerprint, fingerprint } from '@quayside/core/schema';
import { explainFingerprint } from './explain-fingerprint.ts';

/** What is needed of a file system to keep fingerprints: Node's `fs` as it is. The testkit reaches for none itself. */
export interface FingerprintFiles {
  existsSync(path: string): boolean;
  readdirSync(folder: string): readonly string[];
  readFileSync(file: string, encoding: 'utf8'): string;
  mkdirSync(folder: string, options: { readonly recursive: true }): unknown;
  writeFileSync(file: string, text: string): unknown;
}

/** The fingerprints of all recorded rules versions of a game: `<folder>/<rules>.json`. Throws a plain `Error` that names the file for what is none. */
export function readFingerprints(fs: FingerprintFiles, folder: string): readonly Fingerprint[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return [...files].sort().map((file) => {
    const recorded = JSON.parse(fs.readFileSync(`${folder}/${file}`, 'utf8')) as Partial<Fingerprint> | null;
    if (recorded?.format === FINGERPRINT_FORMAT && file === `${recorded.rules}.json`) return recorded as Fingerprint;
    throw new Error(`${folder}/${file}: this is no fingerprint of the rules version that the file is named after`);
  });
}

/**
 * Records the fingerprint of a rules version that has none yet, in `<folder>/<rules>.json`; says whether it did. Throws a plain `Error` if another has been recorded for that
 * version: what was released is not written anew.
 *
 * @example
 * ```ts no-run
 * import * as fs from 'node:fs';
 * import { assertFingerprint, readFingerprints, recordFingerprint } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * recordFingerprint(connectFour, fs, 'test/fingerprints'); // once for each rules version
 * assertFingerprint(connectFour, readFingerprints(fs, 'test/fingerprints')); // in a test
 * ```
 */
export function recordFingerprint(game: AnyGame, fs: FingerprintFiles, folder: string): boolean {
  const recorded = readFingerprints(fs, folder).find(({ rules }) => rules === game.meta.rules);
  const found = recorded && explainFingerprint(game, recorded);
  if (found !== undefined) throw new Error(found);
  if (recorded !== undefined) return false;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${folder}/${game.meta.rules}.json`, `${JSON.stringify(fingerprint(game), null, 2)}\n`);
  return true;
}
