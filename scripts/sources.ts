import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A file as the checks see it: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'temp', 'site', '.git']);

/** True for unit tests and type tests, which may do what sources may not. */
export const isTest = (path: string): boolean => /\.test(-d)?\.ts$/.test(path);

/** Every TypeScript file below a folder of the repository; none if the folder does not exist. */
export function readSources(folder: string): readonly SourceFile[] {
  return readFiles(folder, '.ts');
}

/** Every file with an ending below a folder of the repository; none if the folder does not exist. */
export function readFiles(folder: string, ending: string): readonly SourceFile[] {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  return pathsBelow(absolute)
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skippedFolders.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pathsBelow(path) : [path];
  });
}

/** The names of the folders directly below one of the repository's folders. */
export function foldersIn(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Whether a file is written by a tool. */
export const isGenerated = (path: string): boolean => path.endsWith('CHANGELOG.md') || path.endsWith('.api.md');

/** The pages of Markdown that people write for people to read. */
export const readPages = (): readonly SourceFile[] =>
  readFiles('.', '.md').filter(({ path }) => !isGenerated(path) && !path.startsWith('.changeset/'));

/** The text of one file of the repository. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
