import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../scripts/sources.ts';
import { readImports } from './support/imports.ts';

// Sources are compiled with the language alone: what belongs to Node or to a page must not even have a type.
const config = ts.readConfigFile(join(root, 'tsconfig.src.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);

function errorsIn(text: string): readonly string[] {
  const path = join(root, 'packages/core/src/never-written.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], { ...options, incremental: false }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('the globals of Node and of a page do not compile', () => {
  const names = ['process', 'Buffer', 'setTimeout', 'performance', 'window', 'document', 'fetch', 'navigator', 'structuredClone', 'crypto'];
  const errors = errorsIn(`export const all = [${names.join(', ')}];`);
  for (const name of names) expect(errors).toContainEqual(expect.stringContaining(`'${name}'`));
});

test('what brings the types of Node along is not compiled with the rest', () => {
  const { fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const importsOf = (path: string) => readImports({ path, text: readFileSync(path, 'utf8') }).map(({ specifier }) => specifier);
  const bringing = fileNames.filter((path) => importsOf(path).some((specifier) => specifier === 'vitest' || specifier.startsWith('node:')));
  expect(bringing).toEqual([]);
});

test('the language compiles', () => {
  expect(errorsIn('export const last = [1, 2].at(-1) ?? Math.max(...new Set([3]));')).toEqual([]);
});
