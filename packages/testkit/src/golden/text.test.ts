import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { playGolden } from './record.ts';
import { goldenText, parseGolden } from './text.ts';

const golden = playGolden(createEngine(connectFour), { title: 'text', setup: { seats: 2, seed: 'text' }, chooser: 'text' });

describe('goldenText', () => {
  it('is read again as it was written, to the byte', () => {
    const text = goldenText(golden);
    expect(parseGolden(text)).toEqual(golden);
    expect(goldenText(parseGolden(text))).toBe(text);
  });

  it('has short lines, and an event in one', () => {
    const lines = goldenText(golden).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(140);
    expect(lines).toContainEqual(expect.stringMatching(/^ +"events": \[\{ "audience": "all", "event": \{ "type": "dropped", .* \} \}\],$/));
  });
});

describe('parseGolden', () => {
  it.each([
    ['what is no object', 'null', 'expected an object'],
    ['another format', '{ "format": "quayside-transcript/1" }', 'the format is quayside-transcript/1, expected quayside-golden/1'],
    ['a match without steps', JSON.stringify({ ...golden, steps: undefined }), '"steps" is no list'],
    ['a match without a title', JSON.stringify({ ...golden, title: 4 }), '"title" is no text'],
  ])('refuses %s', (_, text, problem) => {
    expect(() => parseGolden(text)).toThrow(`this is no golden match: ${problem}`);
  });
});
