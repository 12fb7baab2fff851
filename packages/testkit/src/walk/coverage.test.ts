import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { Coverage } from './coverage.ts';
import { walk } from './walk.ts';
import { walkInPlace } from './walk-in-place.ts';
import { walkRecord } from './walk-record.ts';

const engine = createEngine(connectFour);
const setup = { seats: 2, seed: 'coverage' };

describe('Coverage', () => {
  it('lists what no match has come to', () => {
    const coverage = new Coverage(connectFour);
    expect(coverage.missing()).toEqual([
      'actions.drop',
      'phases.dropping',
      'events.dropped',
      'rejections.column-full',
      'ends.four-in-a-row',
      'ends.board-full',
      'rungs.four',
    ]);
    const report = walk(engine, { setup, chooser: 'coverage', coverage });
    expect(coverage.missing()).not.toContain('actions.drop');
    expect(coverage.counts.events.dropped).toBe(report.record.entries.length);
  });

  it('steers, and still leads to the same match for the same chooser', () => {
    const walked = () => walk(engine, { setup, chooser: 'steer', coverage: new Coverage(connectFour), laws: [] });
    expect(engine.hash(walked().match)).toBe(engine.hash(walked().match));
  });

  it('sees refusals in place, and does not look for what is unreachable', () => {
    const coverage = new Coverage(connectFour, ['ends.board-full', 'ends.nothing']);
    for (let seed = 0; seed < 30; seed += 1) walkInPlace(engine, { setup, chooser: `place ${seed}`, coverage });
    expect(coverage.missing()).toEqual([]);
    expect(coverage.wronglyUnreachable()).toContain('ends.nothing');
  });
});

describe('walkInPlace', () => {
  const silent = (words: object) => createEngine({ ...connectFour, words: { ...connectFour.words, ...words } });
  const played = (words: object, coverage?: Coverage) => () => {
    for (let seed = 0; seed < 10; seed += 1) walkInPlace(silent(words), { setup, chooser: `words ${seed}`, coverage });
  };

  it.each([
    ['an action', { drop: '{who} drops' }, 'the words of an action have a hole'],
    ['a refusal', { 'column-full': '' }, 'a refusal has no words'],
  ])('looks for the words of %s that no walk has come to, where that is counted', (_, words, message) => {
    expect(played(words, new Coverage(connectFour))).toThrow(message);
    expect(played(words)).not.toThrow();
  });
});

describe('walkRecord', () => {
  const { record, match } = walk(engine, { setup, chooser: 'record', laws: [] });

  it('plays a record again under every law', () => {
    expect(engine.hash(walkRecord(engine, record).match)).toBe(engine.hash(match));
  });

  it('throws for what is refused, or leaves it out', () => {
    const wrong = { setup, entries: [{ seat: 1, action: { type: 'drop', column: 0 } as const }, ...record.entries.slice(0, 2)] };
    expect(() => walkRecord(engine, wrong, { laws: [] })).toThrow('entry 0 is refused: {"code":"not-awaited"');
    expect(walkRecord(engine, wrong, { laws: [], lenient: true }).record.entries).toEqual(record.entries.slice(0, 2));
  });
});
