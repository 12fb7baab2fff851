import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { walk } from '../walk/walk.ts';
import { explainGolden } from './explain.ts';
import { playGolden, recordGolden } from './record.ts';
import { goldenText } from './text.ts';

const engine = createEngine(connectFour);
const setup = { seats: 2, seed: 'golden' };
const { record } = walk(engine, { setup, chooser: 'golden', laws: [] });
const golden = recordGolden(engine, 'four in a row', record);

describe('recordGolden', () => {
  it('writes down actions, events and a hash per step, and how it came out', () => {
    expect(golden).toMatchObject({ format: 'quayside-golden/1', title: 'four in a row', game: 'connect-four', rules: '1.0.0', setup });
    expect(golden.steps).toHaveLength(record.entries.length);
    expect(golden.steps[0]).toMatchObject({ seat: 0, action: { type: 'drop' }, events: [{ audience: 'all', event: { type: 'dropped' } }] });
    for (const { hash } of golden.steps) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(golden.outcome?.reasons).toEqual(['four-in-a-row']);
  });

  it('is plain JSON, and plays again in another engine', () => {
    expect(JSON.parse(JSON.stringify(golden))).toEqual(golden);
    expect(explainGolden(createEngine(connectFour), golden)).toBeUndefined();
  });

  it('refuses to record what is refused', () => {
    const entries = [{ seat: 1, action: { type: 'drop', column: 0 } as const }];
    expect(() => recordGolden(engine, 'out of turn', { ...record, entries })).toThrow('entry 0 is refused');
  });
});

describe('playGolden', () => {
  it('gives the same bytes for the same recipe, in any engine', () => {
    const recipe = { title: 'by a recipe', setup, chooser: 'golden' };
    const text = goldenText(playGolden(engine, recipe));
    expect(goldenText(playGolden(createEngine(connectFour), recipe))).toBe(text);
    expect(goldenText(playGolden(engine, { ...recipe, chooser: 'another' }))).not.toBe(text);
  });
});
