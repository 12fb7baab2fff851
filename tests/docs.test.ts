import { ReflectionKind } from 'typedoc';
import { expect, test } from 'vitest';
import { openApplication } from '../scripts/docs/application.ts';
import { HEADINGS, headingFor } from '../scripts/docs/categories.ts';
import { readGuides } from '../scripts/docs/reading-order.ts';
import { readFiles } from '../scripts/sources.ts';

test('typedoc has nothing to complain of: all is documented, every link leads somewhere, every type that is named is there', async () => {
  const app = await openApplication('site');
  const project = await app.convert();
  if (project === undefined) throw new Error('typedoc could read nothing: it has printed why');
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
