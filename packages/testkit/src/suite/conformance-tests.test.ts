import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { ALL_LAWS } from '../conformance/all-laws.ts';
import { withinBound } from '../conformance/bound.ts';
import { choicesAreChecks } from '../conformance/choices.ts';
import { determinism } from '../conformance/determinism.ts';
import { eventsAreDeclared } from '../conformance/events.ts';
import { invariantsHold } from '../conformance/invariants.ts';
import { totality } from '../conformance/totality.ts';
import { conformanceTests } from './conformance-tests.ts';
import type { KitTest } from './kit-test.ts';

const options = { unreachable: { 'ends.board-full': 'one random match in three hundred' }, scouts: 5 };

/** What the tests that fail are called, and the first line that each throws. */
function failures(tests: readonly KitTest[]): Record<string, string> {
  const thrown = tests.flatMap(({ name, run }) => {
    try {
      return run() === undefined ? [] : [[name, 'gives something back']];
    } catch (error) {
      return [[name, (error as Error).message]];
    }
  });
  return Object.fromEntries(thrown);
}

describe('conformanceTests', () => {
  it('has a test per law, named by its promise, and three for the whole set', () => {
    const names = conformanceTests(connectFour).map(({ name }) => name);
    expect(names).toHaveLength(ALL_LAWS.length + 3);
    expect(names.slice(0, 3)).toEqual(['invariants-hold', 'P1 totality', 'P2 refusal-changes-nothing']);
    expect(names.slice(-4)).toEqual(['words-for-all', 'P13 comes-to-an-end', 'P5b hidden-leaves-vary', 'all-is-reached']);
    expect(conformanceTests(connectFour, { maxSteps: 5 }).map(({ name }) => name)).not.toContain('P13 comes-to-an-end');
  });

  it('a game that keeps its contract passes all of them, given itself or as an engine', () => {
    expect(failures(conformanceTests(connectFour, options))).toEqual({});
    expect(failures(conformanceTests(createEngine(connectFour), options))).toEqual({});
  });

  it('a law that is broken fails its own test, with a replay', () => {
    const wrong = { ...connectFour, words: { ...connectFour.words, drop: '{seat} drops a disc into column {colunm}' } };
    const failed = failures(conformanceTests(wrong, options));
    expect(Object.keys(failed)).toEqual(['words-for-all']);
    expect(failed['words-for-all']).toMatch(/^connect-four breaks game \(words-for-all\) at step 1: the words of an action have a hole: /);
    expect(failed['words-for-all']).toContain("import { wordsForAll, walkRecord } from '@quayside/testkit';");
  });

  it.each(['reason.board-full', 'score.four', 'rung.four'])('a word for the outcome that is missing is named: %s', (key) => {
    const { [key]: _, ...words } = connectFour.words;
    const failed = failures(conformanceTests({ ...connectFour, words }, options));
    expect(Object.keys(failed)).toEqual(['words-for-all']);
    expect(failed['words-for-all']).toContain(`\`words\` lacks the key "${key}"`);
  });

  it('two laws that are broken fail a test each', () => {
    const few = { name: 'few', holds: ({ state }: { state: { table: { dropped: number } } }) => state.table.dropped < 3 };
    const wrong = { ...connectFour, bound: () => 5, invariants: [few] };
    const failed = failures(conformanceTests(wrong, { ...options, laws: [eventsAreDeclared, withinBound, invariantsHold] }));
    expect(Object.keys(failed)).toEqual(['P13 within-bound', 'invariants-hold']);
    expect(failed['P13 within-bound']).toContain('step 6 is beyond the bound of 5');
    expect(failed['invariants-hold']).toContain('step 3');
  });

  it('what a broken invariant breaks besides says which one it is', () => {
    const few = { name: 'few', holds: ({ state }: { state: { table: { dropped: number } } }) => state.table.dropped < 3 };
    const failed = failures(conformanceTests({ ...connectFour, invariants: [few] }, { ...options, maxSteps: 10, scouts: 0 }));
    expect(failed['P3 determinism']).toContain('is refused with bad-match at match.state: breaks the invariant "few"');
    const refused = Object.entries(failed).filter(([, message]) => /refused|cannot/.test(message));
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(refused.filter(([, message]) => !message.includes('invariant "few"'))).toEqual([]);
  });

  it('a state that breaks its schema is named by the first test that fails, with the path', () => {
    const actions = connectFour.actions.map((action) => ({
      ...action,
      apply: (...given: Parameters<NonNullable<typeof action.apply>>) => {
        action.apply?.(...given);
        given[0].table.dropped += 100;
      },
    }));
    const failed = failures(conformanceTests({ ...connectFour, actions }, { ...options, maxSteps: 10, scouts: 0 }));
    expect(Object.keys(failed)[0]).toBe('invariants-hold');
    expect(failed['invariants-hold']).toContain('at step 1: the state breaks its schema at state.table.dropped: expected at most 42');
  });

  it('what is broken in place alone is told by the last test', () => {
    const failed = failures(conformanceTests({ ...connectFour, bound: () => 5 }, { laws: [determinism], maxSteps: 4 }));
    expect(Object.keys(failed)).toEqual(['all-is-reached']);
    expect(failed['all-is-reached']).toContain('breaks P13 (within-bound)');
  });

  it('what keeps matches from going on is left to the test of that law, and told by all if it has none', () => {
    const score = () => {
      throw new Error('no score');
    };
    const wrong = { ...connectFour, score } as typeof connectFour;
    const names = (laws: typeof ALL_LAWS) => Object.keys(failures(conformanceTests(wrong, { ...options, laws })));
    expect(names([totality, determinism])).toEqual(['P1 totality', 'all-is-reached']);
    expect(names([determinism])).toEqual(['P3 determinism', 'P13 comes-to-an-end', 'P5b hidden-leaves-vary', 'all-is-reached']);
  });

  it('a match without an end fails the test of that', () => {
    const actions = connectFour.actions.map((action) => ({ ...action, apply: () => {} }));
    const failed = failures(conformanceTests({ ...connectFour, actions }, { ...options, laws: [eventsAreDeclared] }));
    expect(Object.keys(failed)).toEqual(['P13 comes-to-an-end', 'all-is-reached']);
    expect(failed['P13 comes-to-an-end']).toContain('no end after 436 actions');
  });

  it('a seat that is awaited in vain breaks a law, and no more than that', () => {
    const failed = failures(conformanceTests({ ...connectFour, ends: [] }, { ...options, laws: [choicesAreChecks, eventsAreDeclared] }));
    expect(Object.keys(failed)).toEqual(['P6 choices-are-checks', 'all-is-reached']);
  });

  it('what was not come to fails the last test', () => {
    const failed = failures(conformanceTests(connectFour, { matches: 1, scouts: 0, laws: [determinism] }));
    expect(Object.keys(failed)).toEqual(['all-is-reached']);
    expect(failed['all-is-reached']).toContain('no match came to ends.board-full');
  });

  it('a declaration without a reason stops whoever writes the test', () => {
    expect(() => conformanceTests(connectFour, { unreachable: { 'ends.board-full': ' ' } })).toThrow('say why ends.board-full is declared');
  });
});
