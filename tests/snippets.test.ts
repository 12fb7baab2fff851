import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readDoors } from '../scripts/doors.ts';
import { snippetsOf, testOf } from '../scripts/snippets/extract.ts';
import { readSnippets } from '../scripts/snippets.ts';
import { isTest, readSources, readText, root } from '../scripts/sources.ts';

test('an example becomes a test that expects what it says it prints', () => {
  const [snippet] = snippetsOf({ path: 'docs/a.md', text: "# A\n\n```ts\nimport { x } from 'x';\n\nconsole.log(x); // 1\n```\n" });
  expect(snippet).toMatchObject({ name: 'docs-a-md-1', title: 'docs/a.md:3', words: [] });
  const text = testOf(snippet as NonNullable<typeof snippet>);
  expect(text.indexOf("import { x } from 'x';")).toBeLessThan(text.indexOf('test('));
  expect(text).toContain('expect(printed).toEqual(["1"])');
});

test('an import that is commented on is an import', () => {
  const [snippet] = snippetsOf({ path: 'a.md', text: "```ts\nimport { x } from 'x'; // of x\ngo();\n```\n" });
  const text = testOf(snippet as NonNullable<typeof snippet>);
  expect(text.indexOf("import { x } from 'x'; // of x")).toBeLessThan(text.indexOf('test('));
});

test('an example that is continued is one example', () => {
  const text = '```ts\nconst a = 1;\n```\n\nThen:\n\n```ts continued\nconsole.log(a); // 1\n```\n\n```ts\ngo();\n```\n';
  const snippets = snippetsOf({ path: 'a.md', text });
  expect(snippets.map(({ name, title, code }) => [name, title, code])).toEqual([
    ['a-md-1', 'a.md:1', 'const a = 1;\nconsole.log(a); // 1'],
    ['a-md-2', 'a.md:11', 'go();'],
  ]);
});

test('an example that continues nothing is an error', () => {
  expect(() => snippetsOf({ path: 'a.md', text: '```ts continued\ngo();\n```\n' })).toThrow('a.md:1 continues no example');
});

test('examples are found in doc comments, not in code', () => {
  const text = '/**\n * For this.\n *\n * ```ts no-run\n * go();\n * ```\n */\nexport const a = "```ts";\n';
  expect(snippetsOf({ path: 'a.ts', text })).toEqual([{ name: 'a-ts-1', title: 'a.ts:4', words: ['no-run'], code: 'go();' }]);
});

test('an example that is compiled only stays a module as it was written', () => {
  const [snippet] = snippetsOf({ path: 'a.md', text: '```ts no-run\nexport const a = 1;\n```\n' });
  expect(testOf(snippet as NonNullable<typeof snippet>)).toBe('export const a = 1;\n\nexport {};\n');
});

test('an example for a page runs in one', () => {
  const [snippet] = snippetsOf({ path: 'a.md', text: '```ts page\ndocument.body.append("a");\n```\n' });
  expect(testOf(snippet as NonNullable<typeof snippet>)).toMatch(/^\/\/ @vitest-\w+ happy-dom\n/);
});

test('every @example of a source is fenced, so that it is compiled and run', () => {
  const loose = readSources('packages')
    .filter(({ path }) => path.includes('/src/') && !isTest(path))
    .flatMap(({ path, text }) => [...text.matchAll(/@example\s*\n\s*\*(?! ```)/g)].map(() => path));
  expect(loose).toEqual([]);
});

test('an excerpt stands in the file of the template that it names', () => {
  const excerpts = readSnippets().filter(({ words }) => words.includes('excerpt'));
  const strange = excerpts.filter(({ code }) => {
    const [, file = '', text = ''] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(code) ?? [];
    return !readText(`examples/your-first-game/${file}`).includes(`${text}\n`);
  });
  expect(excerpts.length).toBeGreaterThan(10);
  expect(strange.map(({ title }) => title)).toEqual([]);
});

test('the rules in the guide are those of the template', () => {
  const rules = readText('docs/first-game.md').match(/^\| YG\.\d+ \|.*$/gm) ?? [];
  expect(rules).toHaveLength(10);
  expect(rules.filter((rule) => !readText('examples/your-first-game/README.md').includes(rule))).toEqual([]);
});

test('an example that is not compiled is rare', () => {
  const unchecked = readSnippets().filter(({ words }) => words.includes('no-check'));
  expect(unchecked.map(({ title }) => title.replace(/:\d+$/, ''))).toEqual(['packages/core/src/game/kit.ts']);
});

test('an example of a guide that is compiled only is one of a few, or a file that tests/consumers runs in a project of its own', () => {
  const unrun = readSnippets().filter(({ title, words }) => title.startsWith('docs/') && words.includes('no-run'));
  const files = unrun.filter(({ title, code }) => title.startsWith('docs/testing.md:') && code.startsWith('// test/'));
  expect(files).toHaveLength(3);
  // All setups of Port of Piraeus take minutes; a fingerprint is written into the project.
  expect(unrun.filter((each) => !files.includes(each)).map(({ title }) => title.replace(/:\d+$/, ''))).toEqual([
    'docs/testing.md',
    'docs/versions.md',
  ]);
});

test('what examples are compiled against is what every door of the packed packages declares', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.packed.json'), ts.sys.readFile);
  const paths = Object.entries(config.compilerOptions.paths as Record<string, string[]>).filter(([name]) => name.startsWith('@quayside/'));
  const declared = readDoors().map(({ package: name, folder, specifier, built }) => [
    specifier,
    [`./temp/node_modules/${name}${built.slice(folder.length).replace(/\.js$/, '.d.ts')}`],
  ]);
  expect(paths).toEqual(declared);
});
