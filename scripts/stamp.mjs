// A stamp tells whether a folder of built files is still what a build has written there, and of which inputs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NAME = '.stamp';

/** Every file below a folder. */
export function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of files, by their paths from a folder and their texts, and of what else is to be told apart. A file that is not there counts as an empty one. */
export function hashOf(folder, files, ...others) {
  const hash = createHash('sha256');
  for (const file of files) {
    // Lengths keep one file's end apart from the next one's beginning.
    const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
  }
  for (const other of others) hash.update(other);
  return hash.digest('hex');
}

/** Whether a folder holds what a build of these inputs has written, all of it and nothing else: a file that is left there would be packed with the rest. */
export function isFresh(folder, inputs) {
  const stamp = join(folder, NAME);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(folder, inputs);
}

/** Remembers what a build of these inputs has written. */
export const writeStamp = (folder, inputs) => writeFileSync(join(folder, NAME), stampOf(folder, inputs));

function stampOf(folder, inputs) {
  const outputs = filesBelow(folder).filter((file) => file !== join(folder, NAME));
  return `${inputs}\n${hashOf(folder, outputs.sort())}\n`;
}
