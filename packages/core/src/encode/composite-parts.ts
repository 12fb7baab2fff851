import type { Json } from '../model/json.ts';
import { oneHot } from './leaf-parts.ts';
import { beneath, fieldOf, NOTHING, type Part } from './part.ts';

/** An object: its keys one after another. A key that holds nothing to tell is not looked at. */
export function objectPart(parts: readonly (readonly [key: string, part: Part])[]): Part {
  let size = 0;
  const entries = parts.map(([key, part]) => {
    size += part.size;
    return { key, part, from: size - part.size };
  });
  const told = entries.filter(({ part }) => part.size > 0);
  return {
    size,
    fields: told.flatMap(({ key, part, from }) => beneath(`.${key}`, from, part)),
    write(value, frame, at) {
      for (const { key, part, from } of told) part.write((value as Record<string, unknown>)[key], frame, at + from);
    },
  };
}

/** What may be null, or may be left out (`undefined`): a flag that it is there, then what it is. */
export function perhaps(inner: Part, nothing: null | undefined): Part {
  return {
    size: inner.size + 1,
    fields: [...fieldOf('flag', 1, { name: '?' }), ...beneath('', 1, inner)],
    write(value, frame, at) {
      if (value === nothing) return;
      frame.into[at] = 1;
      inner.write(value, frame, at + 1);
    },
  };
}

/** A list of items: how many, then the first so many; the rest of them zeros. */
export function listPart(item: Part, most: number, count: Part): Part {
  const slots = Array.from({ length: most }, (_, slot) => beneath(`.${slot}`, count.size + slot * item.size, item));
  return {
    size: count.size + most * item.size,
    fields: [...beneath('.length', 0, count), ...slots.flat()],
    write(value, frame, at) {
      const items = value as readonly unknown[];
      count.write(items.length, frame, at);
      const told = Math.min(items.length, most);
      for (let slot = 0; slot < told; slot += 1) item.write(items[slot], frame, at + count.size + slot * item.size);
    },
  };
}

/** One of the options of a union: the values of the key that tells them apart, and what else it has. */
export interface OptionPart {
  readonly tags: readonly Json[];
  readonly part: Part;
}

/** A union that one key decides: the value of the key, then a place for each option. */
export function unionPart(key: string, options: readonly OptionPart[]): Part {
  const tag = oneHot(options.flatMap(({ tags }) => tags));
  const chosen = new Map<unknown, { readonly part: Part; readonly from: number }>();
  let size = tag.size;
  const fields = options.flatMap(({ tags, part }) => {
    for (const value of tags) chosen.set(value, { part, from: size });
    size += part.size;
    return beneath(`.${tags.join('|')}`, size - part.size, part);
  });
  if (size === 0) return NOTHING;
  return {
    size,
    fields: [...beneath(`.${key}`, 0, tag), ...fields],
    write(value, frame, at) {
      const word = (value as Record<string, unknown>)[key];
      tag.write(word, frame, at);
      const option = chosen.get(word);
      option?.part.write(value, frame, at + option.from);
    },
  };
}
