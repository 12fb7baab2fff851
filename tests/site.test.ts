import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplication, REPOSITORY } from '../scripts/docs/application.ts';
import { root } from '../scripts/sources.ts';

// The site as it is read from disk: where its links lead.

let out: string;
/** By path from the site's folder, what a page links to, and what can be linked to on it. */
const pages = new Map<string, { readonly links: readonly string[]; readonly anchors: ReadonlySet<string> }>();

beforeAll(async () => {
  out = mkdtempSync(join(root, 'temp', 'site-'));
  const app = await openApplication(out);
  const project = await app.convert();
  if (project === undefined) throw new Error('typedoc could read nothing: it has printed why');
  await app.generateDocs(project, out);
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8');
    const all = (attribute: RegExp) => [...html.matchAll(attribute)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
    pages.set(file.replaceAll('\\', '/'), { links: all(/<a [^>]*href="([^"]*)"/g), anchors: new Set(all(/ id="([^"]*)"/g)) });
  }
});

afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Every link of a kind, with the page that it stands on. */
const linksThat = (isMeant: (link: string) => boolean) =>
  [...pages].flatMap(([page, { links }]) => links.filter(isMeant).map((link) => [page, link] as const));

const isAddress = (link: string) => /^[a-z]+:/.test(link);

test('every link within the site leads to a page, and to a place on it', () => {
  const within = linksThat((link) => !isAddress(link));
  expect(within.length).toBeGreaterThan(10_000);
  const dead = within.filter(([page, link]) => {
    const [path = '', anchor = ''] = link.split('#');
    const target = path === '' ? page : posix.join(dirname(page), decodeURIComponent(path));
    const found = pages.get(target);
    return found === undefined || !(anchor === '' || found.anchors.has(decodeURIComponent(anchor)));
  });
  expect(dead).toEqual([]);
});

test('every link into the repository leads to what is there', () => {
  const into = linksThat((link) => link.startsWith(`${REPOSITORY}/`) && /\/(blob|tree)\/main\//.test(link));
  expect(into.length).toBeGreaterThan(500);
  const dead = into.filter(
    ([, link]) =>
      !existsSync(
        join(
          root,
          relative(REPOSITORY, link)
            .replace(/^(blob|tree)\/main\//, '')
            .replace(/#.*/, ''),
        ),
      ),
  );
  expect(dead).toEqual([]);
});

test('a name with a dot in it does not pass for an address', () => {
  expect(linksThat((link) => link.startsWith('http://'))).toEqual([]);
});
