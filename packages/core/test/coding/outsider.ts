import type { Coding } from '../../src/codec/coding.ts';

/** Decodes as somebody who has nothing but the description, read from JSON, and not a line of the codec. */
export function decodeFrom(coding: Coding, n: number): unknown {
  switch (coding.kind) {
    case 'words':
      return coding.values[n];
    case 'int':
      return coding.lo + n;
    case 'nullable':
      return n === 0 ? null : decodeFrom(coding.value, n - 1);
    case 'object':
      return Object.fromEntries(
        coding.fields.flatMap(({ key, weight, size, absent, value }) => {
          const digit = Math.floor(n / weight) % size;
          if (!absent) return [[key, decodeFrom(value, digit)]];
          return digit === 0 ? [] : [[key, decodeFrom(value, digit - 1)]];
        }),
      );
    case 'tuple':
      return coding.items.map(({ weight, value }) => decodeFrom(value, Math.floor(n / weight) % value.size));
    case 'list': {
      const { length, from } = lastBefore(coding.lengths, n);
      const base = coding.item.size;
      return Array.from({ length }, (_, at) => decodeFrom(coding.item, Math.floor((n - from) / base ** (length - 1 - at)) % base));
    }
    case 'bag': {
      const { length, from } = lastBefore(coding.lengths, n);
      return bags(coding.of, length, coding.each)[n - from];
    }
    case 'union': {
      const { from, value } = lastBefore(coding.options, n);
      return decodeFrom(value, n - from);
    }
  }
}

function lastBefore<T extends { readonly from: number }>(parts: readonly T[], n: number): T {
  return parts.filter(({ from }) => from <= n).at(-1) as T;
}

/** All lists of a length that never go back, in lexicographic order. */
function bags(of: readonly unknown[], length: number, each: number): unknown[][] {
  if (length === 0) return [[]];
  return of.flatMap((member, at) =>
    bags(of.slice(at), length - 1, each).flatMap((rest) =>
      rest.filter((other) => other === member).length < each ? [[member, ...rest]] : [],
    ),
  );
}
