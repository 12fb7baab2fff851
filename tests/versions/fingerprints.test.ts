import * as fs from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '@quayside/core/schema';
import { assertFingerprint, type FingerprintFiles, readFingerprints, recordFingerprint } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { FINGERPRINTED } from '../../scripts/fingerprints/games.ts';
import { root } from '../../scripts/sources.ts';
import { toy } from '../toy/game.ts';

test.each(FINGERPRINTED.map(({ game, folder }) => ({ name: `${game.meta.id} ${game.meta.rules}`, game, folder })))(
  'P10 $name is what was recorded of it; `npm run fingerprints` records a new version',
  ({ game, folder }) => {
    assertFingerprint(game, readFingerprints(fs, join(root, folder)));
  },
);

/** A file system of texts by path. */
function filesOf(texts: Record<string, string>): FingerprintFiles {
  return {
    existsSync: (path) => Object.keys(texts).some((file) => file.startsWith(`${path}/`)),
    readdirSync: (folder) => Object.keys(texts).map((file) => file.slice(folder.length + 1)),
    readFileSync: (file) => texts[file] ?? '',
    mkdirSync: () => {},
    writeFileSync: (file, text) => {
      texts[file] = text;
    },
  };
}

describe('fingerprints in files', () => {
  test('a version that has none is recorded, and then stays as it is', () => {
    const texts: Record<string, string> = {};
    expect(readFingerprints(filesOf(texts), 'folder')).toEqual([]);
    expect(recordFingerprint(toy, filesOf(texts), 'folder')).toBe(true);
    expect(readFingerprints(filesOf(texts), 'folder')).toEqual([fingerprint(toy)]);
    expect(recordFingerprint(toy, filesOf(texts), 'folder')).toBe(false);
  });

  test('what was recorded is not written anew', () => {
    const texts: Record<string, string> = {};
    recordFingerprint(toy, filesOf(texts), 'folder');
    const before = { ...texts };
    const changed = { ...toy, ends: toy.ends.slice(1) };
    expect(() => recordFingerprint(changed, filesOf(texts), 'folder')).toThrow('wreckers 1.0.0 is not what was released: ends has changed');
    expect(texts).toEqual(before);
  });

  test('a file that is none is named', () => {
    const misplaced = { 'folder/2.0.0.json': JSON.stringify(fingerprint(toy)) };
    expect(() => readFingerprints(filesOf(misplaced), 'folder')).toThrow('folder/2.0.0.json: this is no fingerprint');
    expect(() => readFingerprints(filesOf({ 'folder/1.0.0.json': 'null' }), 'folder')).toThrow('folder/1.0.0.json');
  });
});
