// `npm run release:version`: changesets make the next versions and changelogs; then each package that has a new version asks for its peers from the versions on that it was tested with,
// and up to their next major ones. That is not changesets' to do: with a narrower range they would make every game a new major version, and one that they rewrite has no end
// (docs/decisions/0008-toolchain.md).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from './doors.ts';
import { raisedPeers } from './release/raise-peers.ts';
import { readText, root } from './sources.ts';

const versionsNow = (): ReadonlyMap<string, string> => new Map([...readPackages().values()].map(({ name, version }) => [name, version]));

const before = versionsNow();
execFileSync('changeset', ['version'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
const after = versionsNow();
for (const [folder, { name, version }] of readPackages())
  if (before.get(name) !== version)
    writeFileSync(join(root, folder, 'package.json'), raisedPeers(readText(`${folder}/package.json`), after));
