import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { checkGolden, explainGolden } from './explain.ts';
import { playGolden } from './record.ts';
import { goldenText, parseGolden } from './text.ts';

const engine = createEngine(connectFour);
const golden = playGolden(engine, { title: 'four in a row', setup: { seats: 2, seed: 'explain' }, chooser: 'explain' });
const { length } = golden.steps;

// biome-ignore lint/suspicious/noExplicitAny: what a file holds may be anything
type Anything = any;

/** What is told of the golden match with something in it changed, as if it had been recorded with other rules. */
function told(change: (copy: Anything) => void, by = engine): string | undefined {
  const copy = JSON.parse(JSON.stringify(golden));
  change(copy);
  return explainGolden(by, parseGolden(goldenText(copy)));
}

const other = 'f'.repeat(64);
const column = (index: number): number => golden.steps[index]?.action.column ?? -1;
// Columns are counted from 1 in words.
const drops = (index: number, into = column(index)) =>
  `step ${index} of ${length}, seat ${index % 2}: Seat ${index % 2} drops a disc into column ${into + 1}`;

describe('explainGolden', () => {
  it('says nothing of what goes as recorded', () => {
    expect(explainGolden(createEngine(connectFour), golden)).toBeUndefined();
  });

  it('tells of another hash: the step, its seat, the action in words, the path, both values, the position now', () => {
    const lines = told((copy) => Object.assign(copy.steps[2], { hash: other }))?.split('\n') ?? [];
    expect(lines[0]).toBe(drops(2));
    expect(lines[1]).toBe(`  steps.2.hash: recorded "${other}", now "${golden.steps[2]?.hash}"`);
    expect(lines[2]).toMatch(/^ {2}the events are as recorded, but the match is another afterwards; now: ./);
  });

  it('tells of another event by its first datum that differs, and of both in words', () => {
    const row = JSON.parse(JSON.stringify(golden)).steps[3].events[0].event.row;
    const lines = told((copy) => Object.assign(copy.steps[3].events[0].event, { row: row + 1 }))?.split('\n') ?? [];
    expect(lines[0]).toBe(drops(3));
    expect(lines[1]).toBe(`  steps.3.events.0.event.row: recorded ${row + 1}, now ${row}`);
    expect(lines[2]).toMatch(/^ {2}recorded: ./);
    expect(lines[3]).toMatch(/^ {2}now: {6}./);
  });

  it('tells of an event too many, and of one too few', () => {
    expect(told((copy) => copy.steps[2].events.push(copy.steps[1].events[0]))).toMatch(
      /steps\.2\.events\.1: recorded \{.*\}, now nothing\n.*\n {2}now: {6}nothing more$/,
    );
    expect(told((copy) => copy.steps[2].events.pop())).toMatch(
      /steps\.2\.events\.0: recorded nothing, now \{.*\n {2}recorded: nothing more\n {2}now: {6}./,
    );
  });

  it('tells of an event that nobody has words for as it stands in the file', () => {
    expect(told((copy) => Object.assign(copy.steps[0].events[0], { event: null }))).toContain(
      'recorded: {"audience":"all","event":null}\n',
    );
  });

  it('tells of another action at its own step', () => {
    const changed = (column(0) + 1) % 7;
    const lines = told((copy) => Object.assign(copy.steps[0].action, { column: changed }))?.split('\n') ?? [];
    expect(lines[0]).toBe(drops(0, changed));
    expect(lines[1]).toBe(`  steps.0.events.0.event.column: recorded ${column(0)}, now ${changed}`);
  });

  it('tells of an action that is refused, by its code and in words', () => {
    expect(told((copy) => copy.steps.splice(2, 1))).toMatch(
      /^step 2 of \d+, seat 1: .*\n {2}steps\.2: recorded as done, now refused with not-awaited: ./,
    );
    expect(told((copy) => Object.assign(copy.steps[4], { action: { type: 'lift' } }))).toMatch(
      /^step 4 of .*\n {2}steps\.4: recorded as done, now refused with bad-action: ./,
    );
  });

  it('tells of another beginning', () => {
    expect(told((copy) => Object.assign(copy, { start: other }))).toContain(
      `the match is created\n  start: recorded "${other}", now "${golden.start}"`,
    );
    expect(told((copy) => copy.events.push(copy.steps[0].events[0]))).toContain('the match is created\n  events.0: recorded {');
  });

  it('tells of another outcome where every step is as recorded', () => {
    const found = told((copy) => Object.assign(copy.outcome, { decidedBy: 'none' }));
    expect(found).toBe('every step is as recorded, but the outcome is another\n  outcome.decidedBy: recorded "none", now "four"');
    expect(told((copy) => copy.steps.pop())).toContain('outcome: recorded {');
  });

  it('tells of what is thrown, and where', () => {
    expect(told((copy) => Object.assign(copy.setup, { seats: 9 }))).toMatch(/^the match is created\n {2}it throws now: .*seats/);
    let asked = 0;
    const broken = createEngine({
      ...connectFour,
      ends: [
        {
          ...(connectFour.ends[0] as (typeof connectFour.ends)[number]),
          when: () => {
            asked += 1;
            if (asked > 3) throw new Error('no idea');
            return false;
          },
        },
        ...connectFour.ends.slice(1),
      ],
    });
    expect(explainGolden(broken, golden)).toMatch(/^step \d of \d+, seat \d: Seat \d drops .*\n {2}it throws now: .*no idea/);
  });

  it('tells of other rules, and of another format', () => {
    expect(told((copy) => Object.assign(copy, { rules: '2.0.0' }))).toBe(
      'recorded with connect-four 2.0.0, played with connect-four 1.0.0',
    );
    expect(explainGolden(engine, { ...golden, format: 'x' as never })).toBe('the format is x, expected quayside-golden/1');
  });
});

describe('checkGolden', () => {
  it('throws what has changed, with the title', () => {
    expect(() => checkGolden(engine, golden)).not.toThrow();
    const changed = { ...golden, outcome: null };
    expect(() => checkGolden(engine, changed)).toThrow('"four in a row" goes otherwise now: every step is as recorded');
  });
});
