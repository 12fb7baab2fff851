import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { PackageDoor } from '../doors.ts';
import { isTest, root } from '../sources.ts';

/**
 * Writes the declarations of all packages below a folder, as `packages/core/src/index.d.ts`. They come from the compiler, not from the bundler of the builds: that one
 * moves and drops the comments about whole doors.
 */
export function writeDeclarations(doors: readonly PackageDoor[], outDir: string): void {
  emit(outDir);
  for (const folder of new Set(doors.map((door) => door.folder)))
    install(
      doors.filter((door) => door.folder === folder),
      outDir,
    );
}

function emit(outDir: string): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.paths.json'), ts.sys.readFile);
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, rootDir: root, outDir, types: ['node'] };
  const wanted = { ...config, compilerOptions: { ...config.compilerOptions, ...emitting }, include: ['packages/*/src'] };
  const { fileNames, options } = ts.parseJsonConfigFileContent(wanted, ts.sys, root, undefined, join(root, 'tsconfig.paths.json'));
  const program = ts.createProgram(
    fileNames.filter((path) => !isTest(path)),
    options,
  );
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, HOST));
}

/** Makes a package of the declarations, found by the others as an installed one: what belongs to another package must not look like one's own. */
function install(doors: readonly PackageDoor[], outDir: string): void {
  const [{ package: name, folder }] = doors as [PackageDoor];
  const exports = Object.fromEntries(doors.map(({ specifier, door }) => [specifier.replace(name, '.'), `./src/${door}.d.ts`]));
  writeFileSync(join(outDir, folder, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  const link = join(outDir, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(outDir, folder), link, 'junction');
}

const HOST: ts.FormatDiagnosticsHost = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' };
