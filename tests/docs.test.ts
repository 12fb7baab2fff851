import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { type Application, type ProjectReflection, ReflectionKind } from 'typedoc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApplication, REPOSITORY } from '../scripts/docs/application.ts';
import { HEADINGS, headingFor } from '../scripts/docs/categories.ts';
import { readGuides } from '../scripts/docs/reading-order.ts';
import { readFiles, root } from '../scripts/sources.ts';

// Read and written once for all tests: typedoc takes half a minute.
let out: string;
let app: Application;
let project: ProjectReflection;

beforeAll(async () => {
  out = mkdtempSync(join(root, 'temp', 'site-'));
  app = await openApplication(out);
  const converted = await app.convert();
  if (converted === undefined) throw new Error('typedoc could read nothing: it has printed why');
  project = converted;
  await app.generateDocs(project, out);
});

afterAll(() => rmSync(out, { recursive: true, force: true }));

test('typedoc has nothing to complain of: all is documented, every link leads somewhere, every type that is named is there', () => {
  app.validate(project);
  // What it has to complain of is printed.
  expect([app.logger.errorCount, app.logger.warningCount]).toEqual([0, 0]);
  expect(project.children?.map(({ name }) => name)).toContain('@quayside/core/sdk');
  expect(
    project.children?.flatMap(({ categories = [] }) => categories.map(({ title }) => title)).filter((title) => !HEADINGS.includes(title)),
  ).toEqual([]);
  // Nothing of Node's own, and no title with marks that would stand as they are where titles are listed.
  expect(project.getReflectionsByKind(ReflectionKind.All).filter(({ name }) => name === 'captureStackTrace')).toEqual([]);
  expect(project.documents?.filter(({ name }) => name.includes('`'))).toEqual([]);
  // The validation is not an empty one: a thing without words is told.
  const engine = project.getChildByName(['@quayside/core', 'Engine', 'apply']);
  for (const signature of (engine as { signatures?: { comment?: unknown }[] } | undefined)?.signatures ?? []) delete signature.comment;
  // Nor does a heading pass for words.
  const flaw = project.getChildByName(['@quayside/core', 'Flaw']);
  if (flaw?.comment !== undefined) flaw.comment.summary = [];
  // A property without words is told too, once for its place, whoever inherits it.
  const seats = project.getChildByName(['@quayside/core', 'MatchSetup', 'seats']);
  for (const property of [seats, project.getChildByName(['@quayside/testkit', 'ConformanceSetup', 'seats'])]) delete property?.comment;
  app.validate(project);
  expect(app.logger.warningCount).toBe(3);
});

test('every guide is named in the reading order, and once', () => {
  const named = readGuides().map(({ path }) => path);
  const guides = readFiles('docs', '.md').map(({ path }) => path);
  expect(guides.filter((path) => path !== 'docs/README.md' && !named.includes(path))).toEqual([]);
  expect(readGuides().filter(({ heading }) => heading === '')).toEqual([]);
});

test('what is declared where nobody has thought of has no heading', () => {
  expect([
    headingFor('/a/packages/core/src/nowhere/a.ts'),
    headingFor('/a/packages/core/src/random/fair-seed.ts'),
    headingFor('/a/packages/core/src/random/seed.ts'),
  ]).toEqual([undefined, 'Fair play without trust', 'Chance']);
});

describe('the site as it is read from disk', () => {
  /** By path from the site's folder, what a page links to, and what can be linked to on it. */
  const pages = new Map<string, { readonly links: readonly string[]; readonly anchors: ReadonlySet<string> }>();

  beforeAll(() => {
    for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))) {
      const html = readFileSync(join(out, file), 'utf8');
      const all = (attribute: RegExp) => [...html.matchAll(attribute)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
      pages.set(file.replaceAll('\\', '/'), { links: all(/<a [^>]*href="([^"]*)"/g), anchors: new Set(all(/ id="([^"]*)"/g)) });
    }
  });

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
});
