import { posix } from 'node:path';
import type { Manifest } from './manifest.ts';

/** A packed package: its files by path, with their texts. */
export interface Packed {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, string>;
}

/** What must not be missing; the changelog is made by the release. */
const DOCUMENTS = ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'];

/** All that a tarball may hold beside its documents: what was built, with maps. */
const BUILT = /^dist\/[\w-]+\.(js|cjs|js\.map|cjs\.map|d\.ts|d\.cts)$/;

/** What is wrong with the files of a packed package. */
export function contentProblems({ manifest, files }: Packed): readonly string[] {
  const paths = [...files.keys()];
  const scripts = paths.filter((path) => /\.c?js$/.test(path));
  return [
    ...DOCUMENTS.filter((path) => !files.has(path)).map((path) => `lacks ${path}`),
    ...paths
      .filter((path) => !BUILT.test(path) && !DOCUMENTS.includes(path) && !path.startsWith('LICENSE.'))
      .map((path) => `holds ${path}`),
    ...doorTargets(manifest.exports)
      .filter((path) => !files.has(path))
      .map((path) => `opens a door to ${path}, which is not there`),
    ...scripts.filter((path) => !hasMap(path, files)).map((path) => `has no source map of ${path}`),
    ...(JSON.stringify(manifest).includes('workspace:') ? ['has a manifest that only this workspace understands'] : []),
  ].map((problem) => `${manifest.name} ${problem}`);
}

/** The files that an export map leads to, in whatever depth. */
function doorTargets(exports: unknown): readonly string[] {
  if (typeof exports === 'string') return [exports.replace(/^\.\//, '')];
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
