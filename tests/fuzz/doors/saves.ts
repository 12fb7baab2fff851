import { DATA_REJECTIONS, hashJson, type Json, type JsonObject } from '@quayside/core';
import * as fc from 'fast-check';
import { door, pick } from '../door.ts';
import { type Edit, edited, edits } from '../edit.ts';
import type { Ground } from '../ground.ts';
import { junk, LITERALS, nth, seldom } from '../junk.ts';
import { answerOf } from '../play-on.ts';

/** What of a save is changed: mostly the match, most of that its state, since content is most of the text. */
const PARTS = ['state', 'state', 'match', 'match', 'bare', 'save', 'content', 'text'] as const;

const drawn = fc.record({
  stand: nth,
  part: fc.constantFrom(...PARTS),
  changes: edits,
  literal: nth,
  instead: seldom(junk, 30),
});

interface Drawn {
  readonly stand: number;
  readonly part: (typeof PARTS)[number];
  readonly changes: readonly Edit[];
  readonly literal: number;
  readonly instead: unknown;
}

function saveOf({ stands }: Ground, { stand, part, changes, literal, instead }: Drawn): unknown {
  const { save } = pick(stands, stand);
  if (instead !== undefined) return instead;
  switch (part) {
    case 'state':
      return edited(save, changes, ['match', 'state']);
    case 'match':
      return edited(save, changes, ['match']);
    case 'bare':
      return edited(save.match, changes);
    case 'save':
      return edited(save, changes);
    case 'content':
      return withContent(save, changes);
    case 'text':
      return textChanged(JSON.stringify(save), changes[0]?.at ?? 0, pick(LITERALS, literal));
  }
}

/** Another content, and a match that says it is played with it. */
function withContent(save: JsonObject, changes: readonly Edit[]): unknown {
  const content = edited(save.content, changes) as Json;
  const { match } = save as { match: JsonObject };
  try {
    const ref = { id: (content as JsonObject).id ?? 'none', sha256: hashJson(content) };
    return { ...save, content, match: { ...match, options: { ...(match.options as JsonObject), content: ref } } };
  } catch {
    return { ...save, content };
  }
}

/** One number of a text is replaced by a literal, and the text is read; if it is none any more, it is sent as it is. */
function textChanged(text: string, at: number, literal: string): unknown {
  const numbers = [...text.matchAll(/(?<=[:[,])-?\d+(?=[,\]}])/g)];
  const found = pick(numbers, at);
  const changed = text.slice(0, found.index) + literal + text.slice(found.index + found[0].length);
  try {
    return JSON.parse(changed);
  } catch {
    return changed;
  }
}

export const load = door({
  name: 'load',
  weight: 14,
  drawn,
  attempt(ground, from) {
    const payload = saveOf(ground, from);
    return { payload, send: () => answerOf(ground.engine, ground.engine.load(payload), from.stand, 12) };
  },
  codes: () => DATA_REJECTIONS,
});

export const openSaved = door({
  name: 'open a save of whatever game',
  weight: 3,
  drawn,
  attempt(ground, from) {
    const payload = saveOf(ground, from);
    return {
      payload,
      async send() {
        const opened = await ground.registry.open(payload, { migrate: from.literal % 2 === 0 });
        return opened.ok ? answerOf(opened.engine, opened, from.stand, 3) : { rejection: opened.rejection };
      },
    };
  },
  codes: () => DATA_REJECTIONS,
});

export const migrate = door({
  name: 'migrate',
  weight: 2,
  drawn,
  attempt(ground, from) {
    const payload = saveOf(ground, from);
    return { payload, send: () => answerOf(ground.engine, ground.engine.migrate(payload), from.stand, 3) };
  },
  codes: () => DATA_REJECTIONS,
});
