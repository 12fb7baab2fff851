import { readFileSync } from 'node:fs';
import * as core from '@quayside/core';
import { expect, test } from 'vitest';
import { toy } from './toy/game.ts';

// The pages of formats name exactly what there is.

const page = (name: string): string => readFileSync(new URL(`../docs/formats/${name}.md`, import.meta.url), 'utf8');

/** The names in the first column of all tables of a section, in code font. */
function firstColumn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('| `') ? [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '') : [],
    );
}

/** The sections of a page by the text of their heading. */
function sections(text: string): Map<string, string> {
  return new Map(
    text
      .split(/^#+ /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();

const engine = core.createEngine(toy);
const { match } = engine.create({ seats: 2, seed: 'formats' });
const formatOf = (name: string, heading: RegExp): string => [...sections(page(name))].find(([title]) => heading.test(title))?.[1] ?? '';

test.each(['ENGINE', 'RETRY', 'SEAT', 'UNDO', 'DATA', 'SESSION', 'COMMIT', 'VERIFY'] as const)(
  'the page of rejections lists %s_REJECTIONS',
  (kind) => {
    const codes = (core as unknown as Record<string, readonly string[]>)[`${kind}_REJECTIONS`] ?? [];
    expect(unique(firstColumn(formatOf('rejections', new RegExp(`\`${kind}_REJECTIONS\``))))).toEqual(unique(codes));
  },
);

test('the page of the match lists its fields, those of a view and of a save', () => {
  expect(unique(firstColumn(formatOf('match', /quayside-match/)))).toEqual(unique(Object.keys(match)));
  expect(unique(firstColumn(formatOf('match', /view/)))).toEqual(unique(Object.keys(engine.view(match, 0))));
  expect(unique(firstColumn(formatOf('match', /quayside-save/)))).toEqual(unique(Object.keys(engine.save(match))));
});

test('the page of the transcript lists its fields', () => {
  const session = core.createSession(engine, { seats: 2, seed: 'formats' });
  const kinds = ['action', 'change', 'undo'];
  expect(unique(firstColumn(formatOf('transcript', /quayside-transcript/)))).toEqual(
    unique([...Object.keys(session.transcript()), ...kinds]),
  );
});

test('the page of the saved session lists its fields', () => {
  const saved = core.createSession(engine, { seats: 2, seed: 'formats' }, { extensions: [core.statistics()] }).save();
  const slice = Object.keys(saved.slices.statistics ?? {});
  expect(unique(firstColumn(formatOf('session', /quayside-session/)))).toEqual(unique([...Object.keys(saved), ...slice]));
});
