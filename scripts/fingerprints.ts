// `npm run -s fingerprints`: records the fingerprint of each rules version that has none yet, as part of its release. What has been recorded is never written anew: if a
// released version has changed, this says in which part. Exit code 1 then.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { recordFingerprint } from '@quayside/testkit';
import { FINGERPRINTED } from './fingerprints/games.ts';
import { root } from './sources.ts';

for (const { game, folder } of FINGERPRINTED) {
  const { id, rules } = game.meta;
  try {
    console.log(`${id} ${rules}: ${recordFingerprint(game, fs, join(root, folder)) ? 'recorded' : 'as it was recorded'}`);
  } catch (error) {
    process.exitCode = 1;
    console.error((error as Error).message);
  }
}
