import type { Json } from '../model/json.ts';
import { type Frame, fieldOf, NOTHING, type Part, type Scale } from './part.ts';

/** Yes or no. */
export const FLAG: Part = {
  size: 1,
  fields: fieldOf('flag', 1),
  write(value, { into }, at) {
    if (value === true) into[at] = 1;
  },
};

/** One of some values; of one alone there is nothing to tell. */
export function oneHot(values: readonly Json[]): Part {
  if (values.length < 2) return NOTHING;
  const places = new Map<unknown, number>(values.map((value, place) => [value, place]));
  return {
    size: values.length,
    fields: fieldOf('one-hot', values.length, { values }),
    write(value, { into }, at) {
      const place = places.get(value);
      if (place !== undefined) into[at + place] = 1;
    },
  };
}

/** Any of some values, in a list. */
export function multiHot(values: readonly Json[]): Part {
  const places = new Map<unknown, number>(values.map((value, place) => [value, place]));
  return {
    size: values.length,
    fields: fieldOf('multi-hot', values.length, { values }),
    write(value, { into }, at) {
      for (const item of value as readonly unknown[]) {
        const place = places.get(item);
        if (place !== undefined) into[at + place] = 1;
      }
    },
  };
}

/** How often each of some values comes, in a list. */
export function tally(values: readonly Json[], most: number, scale: Scale): Part {
  const places = new Map<unknown, number>(values.map((value, place) => [value, place]));
  return {
    size: values.length,
    fields: fieldOf('tally', values.length, { values, hi: most }),
    write(value, { into }, at) {
      for (const item of value as readonly unknown[]) {
        const place = places.get(item);
        if (place !== undefined) into[at + place] = Math.min(most, (into[at + place] ?? 0) + 1);
      }
      if (scale === 'unit') for (let place = 0; place < values.length; place += 1) into[at + place] = (into[at + place] ?? 0) / most;
    },
  };
}

/** A number within a range, clamped to it. */
export function numberPart(lo: number, hi: number, scale: Scale, kind: 'number' | 'count' = 'number'): Part {
  if (lo === hi) return NOTHING;
  return {
    size: 1,
    fields: fieldOf(kind, 1, { lo, hi }),
    write: (value, frame, at) => writeNumber(value as number, lo, hi, scale, frame, at),
  };
}

function writeNumber(value: number, lo: number, hi: number, scale: Scale, { into }: Frame, at: number): void {
  const kept = Math.min(hi, Math.max(lo, value));
  into[at] = scale === 'unit' ? (kept - lo) / (hi - lo) : kept;
}
