import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import { describe, expect, it } from 'vitest';
import { HiddenLeaves } from './leaves.ts';

/** An engine of a game that draws what a function says. */
function looks(
  times: number,
  draw: (nth: number) => { hidden: unknown; hands: readonly unknown[] },
  phase = () => 'playing',
): HiddenLeaves {
  const leaves = new HiddenLeaves();
  let drawn = 0;
  const engine = {
    game: { determinize: () => draw(drawn++) },
    view: () => ({}),
    context: () => ({}),
  } as unknown as Engine<GameTypes, AnyAction>;
  const random = { int: () => 0 } as never;
  for (let look = 0; look < times; look += 1) {
    const match = { phase: phase(), options: { seats: 1 } } as never;
    leaves.law.position?.({ engine, match, random });
  }
  return leaves;
}

describe('HiddenLeaves', () => {
  it('is content where every leaf varies', () => {
    expect(looks(30, (nth) => ({ hidden: { deck: [nth, nth + 1] }, hands: [{ card: nth }] })).difference({})).toBeUndefined();
  });

  it('objects to a leaf that never varies, however seldom it was seen', () => {
    const fixed = looks(1, () => ({ hidden: { deck: [4] }, hands: [] }));
    expect(fixed.paths()).toEqual(['hidden.deck.*']);
    expect(fixed.difference({})).toContain('hidden.deck.* is the same in two twins');
    expect(fixed.difference({ 'hidden.deck.*': 'one card' })).toBeUndefined();
  });

  it('objects to one place of a list that varies elsewhere, once it was seen often enough', () => {
    const draw = (nth: number) => ({ hidden: { deck: [nth, 4] }, hands: [] });
    expect(looks(5, draw).difference({})).toBeUndefined();
    expect(looks(50, draw).difference({})).toContain('hidden.deck.1 is the same');
    expect(looks(50, draw).difference({ 'hidden.deck.1': 'the bottom is open' })).toBeUndefined();
  });

  it('objects to what is open in one phase alone', () => {
    let look = 0;
    const phase = () => (look++ % 2 === 0 ? 'playing' : 'showdown');
    const draw = (nth: number) => ({ hidden: { deck: [Math.floor(nth / 4) % 2 === 0 ? nth : 4] }, hands: [] });
    expect(looks(100, draw, phase).difference({})).toContain('hidden.deck.* in showdown');
    look = 0;
    expect(looks(100, draw, phase).difference({ 'hidden.deck.* in showdown': 'opened' })).toBeUndefined();
  });

  it('does not look at a match that is over', () => {
    expect(
      looks(
        5,
        () => ({ hidden: { deck: [4] }, hands: [] }),
        () => 'over',
      ).difference({}),
    ).toBeUndefined();
  });

  it('has nothing to say of empty lists, nor of the own hand', () => {
    const own = looks(50, () => ({ hidden: { deck: [] }, hands: [] }));
    expect(own.difference({})).toBeUndefined();
  });
});
