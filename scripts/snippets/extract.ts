import type { SourceFile } from '../sources.ts';

/** One fenced `ts` example. */
export interface Snippet {
  /** A name for its file, made of the path and a number. */
  readonly name: string;
  /** Where it stands, for people. */
  readonly title: string;
  /** The words after `ts` on the fence. */
  readonly words: readonly string[];
  readonly code: string;
}

/** The examples of a Markdown file, or of the doc comments of a source file. One that says `continued` goes on where the one before it ended: both are one example. */
export function snippetsOf({ path, text }: SourceFile): Snippet[] {
  const lines = (path.endsWith('.md') ? text : docComments(text)).split('\n');
  const snippets: Snippet[] = [];
  let open: { words: string[]; line: number; code: string[] } | undefined;
  for (const [index, line] of lines.entries()) {
    const fence = /^\s*```(.*)$/.exec(line);
    if (fence === null) {
      open?.code.push(line);
    } else if (open !== undefined) {
      if (open.words[0] === 'ts') addTo(snippets, snippet(path, open.line, open.words.slice(1), open.code.join('\n'), snippets.length));
      open = undefined;
    } else {
      open = { words: (fence[1] ?? '').trim().split(/\s+/), line: index + 1, code: [] };
    }
  }
  return snippets;
}

/** Adds an example, or what continues the last one to it. */
function addTo(snippets: Snippet[], next: Snippet): void {
  const last = snippets.at(-1);
  if (!next.words.includes('continued')) snippets.push(next);
  else if (last === undefined) throw new Error(`${next.title} continues no example`);
  else snippets[snippets.length - 1] = { ...last, code: `${last.code}\n${next.code}` };
}

function snippet(path: string, line: number, words: string[], code: string, nth: number): Snippet {
  return { name: `${path.replace(/[^\w]+/g, '-')}-${nth + 1}`, title: `${path}:${line}`, words, code };
}

/** The text of all doc comments, each line at its own number. */
function docComments(text: string): string {
  let inside = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^\s*\/\*\*/.test(line)) inside = true;
      const kept = inside ? line.replace(/^\s*(\/\*\*|\*\/|\*) ?/, '').replace(/\*\/\s*$/, '') : '';
      if (line.includes('*/')) inside = false;
      return kept;
    })
    .join('\n');
}

/** What the test of an example for a page begins with. Types of Node have no place there, so its one import is not typed. */
const PAGE = '// @vitest-environment happy-dom\n// @ts-ignore\n';

/** The test of an example: imports first, then the body with a console of its own, then what should have been printed. */
export function testOf({ title, words, code }: Snippet): string {
  const { imports, body } = parted(code);
  const expected = [...body.matchAll(/console\.log\(.*\);[ \t]*\/\/ (.*)$/gm)].map((match) => (match[1] ?? '').trim());
  // A compiled-only example is a module that nobody imports: it may declare what it assumes, and is no skipped test.
  if (words.includes('no-run')) return `${code}\n\nexport {};\n`;
  return `${words.includes('page') ? PAGE : ''}import { inspect } from 'node:util';
import { expect, test } from 'vitest';
${imports}
const printed: string[] = [];
const console = { log: (...values: unknown[]) => printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value, { breakLength: Number.POSITIVE_INFINITY }))).join(' ')) };

test(${JSON.stringify(title)}, async () => {
${body}
void console;
expect(printed).toEqual(${JSON.stringify(expected)});
});
`;
}

/** An import, with what is said about it. */
const IMPORT = /^import [^;]*;(?:[ \t]*\/\/.*)?$/gm;

function parted(code: string): { imports: string; body: string } {
  const imports = [...code.matchAll(IMPORT)].map(([text]) => text);
  return { imports: imports.join('\n'), body: code.replace(IMPORT, '').replace(/^export /gm, '') };
}
