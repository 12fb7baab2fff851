import { posix } from 'node:path';
import type { Manifest } from './manifest.ts';
import { reachable } from './reachable.ts';

/** A packed package: its files by path, with their texts. */
export interface Packed {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, string>;
}

/** What must not be missing. */
const DOCUMENTS = ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'];

/**
 * What is wrong with the files of a packed package. It may hold its documents, the licences of what it carries, which `files` of its manifest names one by one since npm packs every
 * `LICENSE.*` unasked, and what its doors lead to.
 */
export function contentProblems({ manifest, files }: Packed): readonly string[] {
  const paths = [...files.keys()];
  const doors = doorTargets(manifest.exports);
  const licences = (manifest.files ?? []).filter((path) => path.startsWith('LICENSE.'));
  const wanted = new Set([...DOCUMENTS, ...licences, ...reachable(doors, files)]);
  const scripts = paths.filter((path) => /\.c?js$/.test(path));
  return [
    ...[...DOCUMENTS, ...licences].filter((path) => !files.has(path)).map((path) => `lacks ${path}`),
    ...paths.filter((path) => !wanted.has(path)).map((path) => `holds ${path}, to which no door leads`),
    ...doors.filter((path) => !files.has(path)).map((path) => `opens a door to ${path}, which is not there`),
    ...effects(manifest)
      .filter((path) => !files.has(path))
      .map((path) => `says what loading ${path} does, which is not there`),
    ...scripts.filter((path) => !hasMap(path, files)).map((path) => `has no source map of ${path}`),
    ...(JSON.stringify(manifest).includes('workspace:') ? ['has a manifest that only this workspace understands'] : []),
  ].map((problem) => `${manifest.name} ${problem}`);
}

/** The files that are said to do something when they are loaded. */
const effects = ({ sideEffects }: Manifest): readonly string[] => (Array.isArray(sideEffects) ? sideEffects.map(fromRoot) : []);

const fromRoot = (path: string): string => path.replace(/^\.\//, '');

/** The files that an export map leads to, in whatever depth. */
function doorTargets(exports: unknown): readonly string[] {
  if (typeof exports === 'string') return [fromRoot(exports)];
  return exports instanceof Object ? Object.values(exports).flatMap(doorTargets) : [];
}

/** Whether a script names its map, which has the text of every source: those are not in the package, but for the script itself. */
function hasMap(path: string, files: ReadonlyMap<string, string>): boolean {
  const map = files.get(`${path}.map`);
  const name = posix.basename(path);
  if (map === undefined || !files.get(path)?.trimEnd().endsWith(`//# sourceMappingURL=${name}.map`)) return false;
  const { sources, sourcesContent = [] } = JSON.parse(map) as { sources: string[]; sourcesContent?: (string | null)[] };
  return sources.every((source, index) => source === name || (source.startsWith('../') && typeof sourcesContent[index] === 'string'));
}
