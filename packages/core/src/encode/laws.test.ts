import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySchema } from '../../test/coding/schemas.ts';
import { codecOf } from '../codec/codec.ts';
import { openHints } from './hint-book.ts';
import { SCALES } from './part.ts';
import { type Build, partOf } from './part-of.ts';

const build = (scale: Build['scale']): Build => ({
  seating: { seats: 3, order: 'by-seat' },
  scale,
  hints: openHints({}, {}),
  problems: [],
});

describe('laws of encoding', () => {
  test.each(SCALES)('what is finite needs no hint, and every value has numbers of its own (%s)', (scale) => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        const [codec, whole] = [codecOf(schema, 'schema'), build(scale)];
        const part = partOf(schema, 'x', whole);
        expect(whole.problems).toEqual([]);
        const seen = new Set<string>();
        for (let n = 0; n < codec.size; n += 1) {
          const into = new Float32Array(part.size);
          part.write(codec.decode(n), { into, viewer: 0 }, 0);
          if (scale === 'unit') expect(into.every((number) => number >= 0 && number <= 1)).toBe(true);
          seen.add(into.join());
        }
        expect(seen.size).toBe(codec.size);
      }),
    );
  });

  test('fields follow each other without gaps, under names of their own', () => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        const { size, fields } = partOf(schema, 'x', build('unit'));
        expect(fields.reduce((next, { from, length }) => (from === next && length > 0 ? next + length : Number.NaN), 0)).toBe(size);
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      }),
    );
  });

  test('what is written stays within its place', () => {
    fc.assert(
      fc.property(anySchema, fc.nat(), (schema, number) => {
        const [codec, part] = [codecOf(schema, 'schema'), partOf(schema, 'x', build('unit'))];
        const value = codec.decode(number % codec.size);
        const [alone, among] = [new Float32Array(part.size), new Float32Array(part.size + 4)];
        part.write(value, { into: alone, viewer: 0 }, 0);
        part.write(value, { into: among, viewer: 0 }, 2);
        expect([...among]).toEqual([0, 0, ...alone, 0, 0]);
      }),
    );
  });
});
