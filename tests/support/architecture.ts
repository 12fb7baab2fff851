import { posix } from 'node:path';
import type { SourceFile } from '../../scripts/sources.ts';
import { type Import, readImports } from './imports.ts';

// Each check takes sources and gives what is wrong with them, as lines for a failing test; none reads the disk.

const isRelative = (specifier: string): boolean => specifier.startsWith('.');
const targetOf = (path: string, { specifier }: Import): string => posix.normalize(posix.join(posix.dirname(path), specifier));
const place = (path: string, { line }: Import): string => `${path}:${line}`;

function importsOf(files: readonly SourceFile[]): readonly { readonly path: string; readonly found: Import }[] {
  return files.flatMap((file) => readImports(file).map((found) => ({ path: file.path, found })));
}

/** The folders of a package in the order in which imports may flow: each from those before it, or itself. */
export interface Layers {
  /** The package's source folder, such as `packages/core/src`. */
  readonly source: string;
  readonly order: readonly string[];
  /** Files in the source folder itself; they may import anything, and nothing imports them. */
  readonly doors: readonly string[];
}

export function layerProblems(files: readonly SourceFile[], { source, order, doors }: Layers): readonly string[] {
  const strangers = files.filter(({ path }) => !order.includes(layerOf(source, path)) && !doors.includes(posix.relative(source, path)));
  const uphill = importsOf(files).filter(({ path, found }) => {
    if (!isRelative(found.specifier) || doors.includes(posix.relative(source, path))) return false;
    const target = order.indexOf(layerOf(source, targetOf(path, found)));
    return target < 0 || target > order.indexOf(layerOf(source, path));
  });
  return [
    ...strangers.map(({ path }) => `${path} is neither in a layer nor a door`),
    ...uphill.map(({ path, found }) => `${place(path, found)} imports uphill: ${found.specifier}`),
  ];
}

const layerOf = (source: string, path: string): string => posix.relative(source, path).split('/')[0] ?? '';

/** Rings of files that import each other, each told once. */
export function importCycles(files: readonly SourceFile[]): readonly string[] {
  const targets = new Map(files.map((file) => [file.path, relativeTargets(file)]));
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return cycles;
}

function relativeTargets(file: SourceFile): readonly string[] {
  const relative = readImports(file).filter(({ specifier }) => isRelative(specifier));
  return [...new Set(relative.map((found) => targetOf(file.path, found)))];
}

/** An `index.ts` anywhere but at the door of a package. */
export const innerBarrels = (files: readonly SourceFile[], source: string): readonly string[] =>
  files.map(({ path }) => path).filter((path) => posix.basename(path) === 'index.ts' && posix.dirname(path) !== source);

/** `export *` in any form: doors are listed by hand. */
export const starExports = (files: readonly SourceFile[]): readonly string[] =>
  importsOf(files)
    .filter(({ found }) => found.star)
    .map(({ path, found }) => `${place(path, found)} exports everything of ${found.specifier}`);

/** Imports of packages that the predicate does not allow. */
export const foreignImports = (files: readonly SourceFile[], isAllowed: (specifier: string, path: string) => boolean): readonly string[] =>
  importsOf(files)
    .filter(({ path, found }) => !isRelative(found.specifier) && !isAllowed(found.specifier, path))
    .map(({ path, found }) => `${place(path, found)} imports ${found.specifier}`);

/** Relative imports that lead into a folder, or to the file of its name. */
export const importsInto = (files: readonly SourceFile[], folder: string): readonly string[] =>
  importsOf(files)
    .filter(({ path, found }) => isRelative(found.specifier) && `${targetOf(path, found).replace(/\.ts$/, '')}/`.startsWith(`${folder}/`))
    .map(({ path, found }) => `${place(path, found)} imports ${found.specifier}`);

/** Relative imports that leave the package's own sources. */
export const escapingImports = (files: readonly SourceFile[], source: string): readonly string[] =>
  importsOf(files)
    .filter(({ path, found }) => isRelative(found.specifier) && !targetOf(path, found).startsWith(`${source}/`))
    .map(({ path, found }) => `${place(path, found)} leaves ${source}: ${found.specifier}`);

/** Lines in which a word stands in any case, in whatever way its accents are encoded. */
export function wordsFound(files: readonly SourceFile[], word: RegExp): readonly string[] {
  const anyCase = new RegExp(word.source, 'iu');
  return files.flatMap(({ path, text }) => {
    const lines = text.normalize('NFC').split('\n');
    return lines.flatMap((line, index) => (anyCase.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
  });
}

/** Files with more lines than a reader can hold. */
export const longFiles = (files: readonly SourceFile[], limit: number): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > limit ? [`${path} has ${lines} lines`] : [];
  });

/** The name of the package that a specifier belongs to: `@noble/hashes/sha2.js` gives `@noble/hashes`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
