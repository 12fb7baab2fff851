import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { assertNoGoldenGaps, goldenGaps } from './gaps.ts';
import { playGolden } from './record.ts';

const engine = createEngine(connectFour);
const golden = playGolden(engine, { title: 'gaps', setup: { seats: 2, seed: 'gaps' }, chooser: 'gaps' });
const outcome = golden.outcome as NonNullable<typeof golden.outcome>;
const full = { ...golden, outcome: { ...outcome, reasons: ['board-full'], decidedBy: null } };

/** The game with an option, a second content and two numbers of seats. */
const richer = createEngine({
  ...connectFour,
  meta: { ...connectFour.meta, seats: { min: 2, max: 3 } },
  defaultOptions: { first: 0 } as never,
  contents: [...connectFour.contents, { id: 'wide' } as never],
});

describe('goldenGaps', () => {
  it('lists what no golden match shows', () => {
    expect(goldenGaps(engine, [])).toEqual(['ends.four-in-a-row', 'ends.board-full', 'rungs.four', 'victory.shared', 'seats.2']);
    expect(goldenGaps(engine, [golden])).toEqual(['ends.board-full', 'victory.shared']);
    expect(goldenGaps(engine, [golden, full])).toEqual([]);
  });

  it('lists actions, events, options and contents where they are wanted too', () => {
    const also = ['actions', 'events', 'options', 'contents'] as const;
    expect(goldenGaps(richer, [full], { also })).toEqual(['ends.four-in-a-row', 'rungs.four', 'seats.3', 'options.first', `contents.wide`]);
    expect(goldenGaps(engine, [{ ...full, steps: [] }], { also })).toEqual(expect.arrayContaining(['actions.drop', 'events.dropped']));
    const set = { ...golden, setup: { ...golden.setup, seats: 3, options: { first: 1 } as never, content: 'wide' } };
    expect(goldenGaps(richer, [golden, full, set], { also })).toEqual([]);
    const unchanged = { ...golden, setup: { ...golden.setup, options: { first: 0 } as never } };
    expect(goldenGaps(richer, [unchanged], { also })).toContain('options.first');
  });

  it('counts no end of a match that was left unfinished', () => {
    expect(goldenGaps(engine, [{ ...golden, outcome: null }])).toEqual(goldenGaps(engine, []).filter((gap) => gap !== 'seats.2'));
  });
});

describe('assertNoGoldenGaps', () => {
  it('says what is missing, which match would show it, and how to record one', () => {
    expect(() => assertNoGoldenGaps(engine, [golden])).toThrow(
      [
        'the golden matches of connect-four 1.0.0 lack',
        '  ends.board-full: a match that ends for the reason "board-full"',
        '  victory.shared: a match that no rung decides',
        'Play such a match, and keep goldenText(playGolden(',
      ].join('\n'),
    );
    expect(() => assertNoGoldenGaps(engine, [], { howTo: 'Run it.' })).toThrow(
      /\n {2}seats\.2: a match of 2 seats\nRun it\.\nIf there can be no/,
    );
    expect(() => assertNoGoldenGaps(engine, [golden, full])).not.toThrow();
  });

  it('takes a reason for what cannot be shown', () => {
    const unreachable = { 'ends.board-full': 'too long', 'victory.shared': 'only with a full board' };
    expect(() => assertNoGoldenGaps(engine, [golden], { unreachable })).not.toThrow();
  });

  it.each([
    ['is shown', { 'ends.four-in-a-row': 'never' }],
    ['is not of the game', { 'ends.storm': 'never' }],
    ['is not wanted', { 'actions.drop': 'never' }],
    ['has no reason', { 'ends.board-full': ' ' }],
  ])('refuses to hear that something is unreachable which %s', (_, unreachable) => {
    expect(() => assertNoGoldenGaps(engine, [golden], { unreachable })).toThrow(/^[a-z.-]+: declared unreachable, but /);
  });
});
