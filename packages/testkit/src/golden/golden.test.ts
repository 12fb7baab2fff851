import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { walk } from '../walk/walk.ts';
import { checkGolden, explainGolden } from './explain.ts';
import { assertNoGoldenGaps, goldenGaps } from './gaps.ts';
import { type Golden, goldenText, recordGolden } from './golden.ts';

const engine = createEngine(connectFour);
const { record } = walk(engine, { setup: { seats: 2, seed: 'golden' }, chooser: 'golden', laws: [] });
const golden = recordGolden(engine, 'four in a row', record);
type Recorded = typeof golden;

/** The recorded match with one thing changed, as if it had been recorded with other rules. */
function changed(
  change: (copy: { -readonly [K in keyof Recorded]: Recorded[K] } & { steps: { hash: string; events: unknown[] }[] }) => void,
): Recorded {
  const copy = JSON.parse(goldenText(golden as unknown as Golden));
  change(copy);
  return copy;
}

describe('golden', () => {
  it('is plain JSON with actions, events and a hash per step, and plays again in another engine', () => {
    expect(JSON.parse(goldenText(golden as unknown as Golden))).toEqual(golden);
    expect(golden.steps).toHaveLength(record.entries.length);
    expect(golden.steps[0]).toMatchObject({ seat: 0, action: { type: 'drop' }, events: [{ event: { type: 'dropped' } }] });
    expect(golden.steps[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(explainGolden(createEngine(connectFour), golden)).toBeUndefined();
    expect(() => checkGolden(engine, golden)).not.toThrow();
  });

  it('refuses to record what is refused', () => {
    const entries = [{ seat: 1, action: { type: 'drop', column: 0 } as const }];
    expect(() => recordGolden(engine, 'out of turn', { ...record, entries })).toThrow('entry 0 is refused');
  });
});

describe('explainGolden', () => {
  it.each([
    [
      'another hash',
      (copy: { steps: { hash: string }[] }) => Object.assign(copy.steps[2] as object, { hash: '' }),
      'the events are as recorded',
    ],
    [
      'another event',
      (copy: { steps: { events: unknown[] }[] }) => copy.steps[2]?.events.push(copy.steps[1]?.events[0]),
      'now:      nothing more',
    ],
    ['an action that is refused', (copy: { steps: unknown[] }) => copy.steps.splice(2, 1), 'it is refused now: '],
    ['another beginning', (copy: { start: string }) => Object.assign(copy, { start: '' }), 'the match is created'],
    ['another outcome', (copy: object) => Object.assign(copy, { outcome: null }), 'the outcomes, now and recorded, differ'],
    [
      'other rules',
      (copy: object) => Object.assign(copy, { rules: '2.0.0' }),
      'recorded with connect-four 2.0.0, played with connect-four 1.0.0',
    ],
    ['another format', (copy: object) => Object.assign(copy, { format: 'x' }), 'the format is x'],
  ])('tells of %s', (_, change, text) => {
    expect(explainGolden(engine, changed(change as never))).toContain(text);
  });

  it('names the step by number and in words', () => {
    const other = changed((copy) => Object.assign(copy.steps[2] as object, { hash: '' }));
    expect(explainGolden(engine, other)).toMatch(/^step 2 of \d+: Seat 0 drops a disc into column \d\n/i);
    expect(() => checkGolden(engine, other)).toThrow('"four in a row" goes otherwise now: step 2');
  });
});

describe('goldenGaps', () => {
  it('lists what no recorded match shows', () => {
    expect(goldenGaps(engine, [])).toEqual(['ends.four-in-a-row', 'ends.board-full', 'rungs.four', 'seats.2']);
    expect(goldenGaps(engine, [golden])).toEqual(['ends.board-full']);
    expect(goldenGaps(engine, [golden], { 'ends.board-full': 'too long' })).toEqual([]);
    expect(() => assertNoGoldenGaps(engine, [golden])).toThrow('no recorded match of connect-four shows ends.board-full');
  });
});
