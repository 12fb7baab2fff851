import { createEngine, DATA_REJECTIONS, Fault, type MatchSetup } from '@quayside/core';
import * as fc from 'fast-check';
import { type Answer, door, pick } from '../door.ts';
import { edited, edits, jsonEdits } from '../edit.ts';
import type { Ground } from '../ground.ts';
import { junk, nth, seldom } from '../junk.ts';
import { playOn } from '../play-on.ts';

export const checkSetup = door({
  name: 'check a setup',
  weight: 6,
  drawn: fc.record({ from: nth, changes: edits, instead: seldom(junk, 4) }),
  attempt({ engine, transcripts }, { from, changes, instead }) {
    const setup = instead ?? edited(pick(transcripts, from).setup, changes);
    return {
      payload: setup,
      send() {
        const rejection = engine.checkSetup(setup);
        return { rejection, after: () => playOn(engine, engine.create(setup as MatchSetup<never>).match, from, 3) };
      },
    };
  },
  codes: () => DATA_REJECTIONS,
});

/** Content that somebody has made: what the game takes, it must be able to play with. */
export const useContent = door({
  name: 'play with content',
  weight: 4,
  drawn: fc.record({ from: nth, changes: jsonEdits }),
  attempt(ground, { from, changes }) {
    const { content, setup } = pick(ground.transcripts, from) as never as { content: object; setup: MatchSetup<never> };
    const other = { ...(edited(content, changes) as object), id: 'edited' };
    return { payload: { content: other, setup }, send: () => playWith(ground, other, { ...setup, content: 'edited' }, from) };
  },
  codes: () => DATA_REJECTIONS,
});

function playWith({ engine }: Ground, content: object, setup: MatchSetup<never>, seed: number): Answer {
  try {
    const other = createEngine(engine.game, { contents: [content as never] });
    return {
      rejection: other.checkSetup(setup),
      after: () => playOn(other, other.create(setup).match, seed, 40),
    };
  } catch (error) {
    // Content is registered by a programmer, so what it lacks is a fault; embedded in a save, the same is a rejection.
    if (!(error instanceof Fault) || error.code !== 'bad-content') throw error;
    return { rejection: { code: error.code, rule: null, data: { path: [error.api], problem: error.received } } };
  }
}
