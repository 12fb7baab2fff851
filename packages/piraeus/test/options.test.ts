import { flat, reconstructed } from '@quayside/piraeus';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { randomMatch } from './support/play.ts';

const check = (seats: number, options: object = {}) => engine.checkSetup({ seats, seed: 'options', options });

describe('seats', () => {
  test('PI.Q1: three to six', () => {
    for (const seats of [3, 4, 5, 6]) expect(check(seats)).toBeNull();
    for (const seats of [0, 1, 7, 3.5]) expect(check(seats)?.code).toBe('bad-options');
  });

  test('PI.Q1: two only by option, and then the match is played to its end', () => {
    const refused = assertRejected(check(2), 'bad-options', 'PI.Q1');
    expect(refused.data.path).toEqual(['seats']);
    expect(check(2, { twoPlayers: true })).toBeNull();
    const { match } = engine.create({ seats: 2, seed: 'two', options: { twoPlayers: true } });
    expect(engine.outcome(randomMatch(match, 'two').match)?.scores).toHaveLength(2);
  });

  test('PI.Q1: allowing two does not allow one, nor forbid more', () => {
    expect(check(1, { twoPlayers: true })?.code).toBe('bad-options');
    expect(check(5, { twoPlayers: true })).toBeNull();
  });
});

describe('nations', () => {
  test('PI.Q3: one for each seat, all different, no Greeks', () => {
    expect(check(3, { nations: ['romans', 'chinese', 'indians'] })).toBeNull();
    for (const nations of [
      ['romans', 'chinese'],
      ['romans', 'chinese', 'romans'],
      ['romans', 'chinese', 'indians', 'persians'],
    ]) {
      const refused = assertRejected(check(3, { nations }), 'bad-options', 'PI.Q3');
      expect(refused.data.path).toEqual(['nations']);
    }
    expect(check(3, { nations: ['romans', 'chinese', 'greeks'] })?.data.path).toEqual(['nations', 2]);
  });
});

describe('ages', () => {
  test('PI.Q51: every seat once', () => {
    expect(check(3, { ages: [2, 0, 1] })).toBeNull();
    for (const ages of [
      [0, 1],
      [0, 1, 1],
      [0, 1, 3],
      [0, 1, 2, 3],
    ]) {
      assertRejected(check(3, { ages }), 'bad-options', 'PI.Q51');
    }
    expect(check(3, { ages: [0, 1, 6] })?.data.path).toEqual(['ages', 2]);
  });
});

describe('the rest', () => {
  test('PI.Q24: the two orders of placement, any is the printed one', () => {
    expect(engine.create({ seats: 3, seed: 'a' }).match.options.placementOrder).toBe('any');
    expect(check(3, { placementOrder: 'rotating' })).toBeNull();
    expect(check(3, { placementOrder: 'fixed' })?.data.path).toEqual(['placementOrder']);
  });

  test('PI.Q2: the decks that come with the game, the reconstructed ones first', () => {
    expect(engine.contents()).toEqual(expect.arrayContaining([reconstructed.id, flat.id]));
    expect(engine.create({ seats: 3, seed: 'a' }).match.options.content.id).toBe(reconstructed.id);
    const { match } = engine.create({ seats: 6, seed: 'a', content: flat.id });
    for (const { cards } of match.state.hands) expect(Object.values(cards).sort()).toEqual([0, 0, 2, 2, 2, 2]);
  });

  test('an option that does not exist is no option', () => {
    expect(check(3, { auctions: true })?.data.path).toEqual(['auctions']);
  });
});
