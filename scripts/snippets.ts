// Makes a test of every fenced `ts` example in the guides and in doc comments: `tsc` compiles them and vitest runs them, so that no example can lie.
// A line `console.log(x); // text` must print that text. A fence that says `no-run` is compiled only; one that says `no-check` is left out.
// One that says `excerpt` stands in the template, in the file that its first line names (tests/snippets.test.ts compares them).
// A fence that says `continued` goes on with the example before it; one that says `page` runs in a page, with the browser's types.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Snippet, snippetsOf, testOf } from './snippets/extract.ts';
import { isTest, readFiles, readPages, root } from './sources.ts';

/** Where the tests are written; git does not see it. */
const target = join(root, 'temp', 'snippets');

/** Every example of the repository. */
export function readSnippets(): Snippet[] {
  const files = [...readPages(), ...readFiles('packages', '.ts'), ...readFiles('examples', '.ts')];
  return files.filter(({ path }) => !isTest(path) && !isProject(path)).flatMap(snippetsOf);
}

/** Whether a file belongs to a project of its own at the root, such as one that `npm run new-game` has made there. */
function isProject(path: string): boolean {
  const [top = '', ...below] = path.split('/');
  return below.length > 0 && existsSync(join(root, top, 'package.json'));
}

/** What is left out, or lies in the template, whose own tests try it. */
const isTestless = ({ words }: Snippet): boolean => words.includes('no-check') || words.includes('excerpt');

/** Brings the tests up to date. What has not changed is left alone, since another run may be reading it. */
export function writeSnippets(): void {
  mkdirSync(target, { recursive: true });
  const tests = new Map<string, string>(
    readSnippets().flatMap((snippet) => (isTestless(snippet) ? [] : [[fileOf(snippet), testOf(snippet)] as const])),
  );
  for (const stale of readdirSync(target).filter((name) => !tests.has(name))) rmSync(join(target, stale));
  for (const [name, text] of tests) {
    const path = join(target, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

/** What is compiled only is no test, so vitest must not take it for one. */
function fileOf({ name, words }: Snippet): string {
  const kind = words.includes('page') ? '.page' : '';
  return words.includes('no-run') ? `${name}${kind}.ts` : `${name}${kind}.test.ts`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeSnippets();
