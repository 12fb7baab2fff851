import { posix } from 'node:path';
import ts from 'typescript';

/**
 * The files of a package that its users can come to: those that its doors lead to, what these import, and the maps that they name. Whatever else lies in the folder of a build is nobody's.
 */
export function reachable(doors: readonly string[], files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...doors];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = files.get(path);
    if (text === undefined || seen.has(path)) continue;
    seen.add(path);
    waiting.push(...namedIn(path, text));
  }
  return seen;
}

/** The files that a script or a declaration names, relative to itself. */
function namedIn(path: string, text: string): readonly string[] {
  if (!/\.c?[jt]s$/.test(path)) return [];
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
  const imported = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
  const map = /^\/\/# sourceMappingURL=(\S+)\s*$/m.exec(text)?.[1] ?? [];
  const names = [
    ...imported.map(/\.d\.c?ts$/.test(path) ? declarationOf : String),
    ...referencedFiles.map(({ fileName }) => fileName),
    map,
  ];
  return names.flat().map((name) => posix.join(posix.dirname(path), name));
}

/** Declarations import each other by the names of the scripts that they declare. */
const declarationOf = (name: string): string => name.replace(/\.(c?)js$/, '.d.$1ts');
