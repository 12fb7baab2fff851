import * as fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { openRandom } from '../../random/open.ts';
import { scriptedRandom } from '../../random/script.ts';
import { seedRandom } from '../../random/seed.ts';
import { dealUnseen } from './deal-unseen.ts';
import { draw, unknownCount } from './deck.ts';
import { putUnder } from './put-under.ts';

interface Card {
  suit: string;
  marks: number[];
}

const cards = (...suits: string[]): Card[] => suits.map((suit, place) => ({ suit, marks: [place] }));

describe('draw', () => {
  it('takes from the top, the first taken first', () => {
    const deck = [1, 2, 3, 4];
    expect(draw(deck, 2)).toEqual([1, 2]);
    expect(deck).toEqual([3, 4]);
  });

  it('gives fewer when the deck runs out, none from an empty one', () => {
    const deck = [1, 2];
    expect(draw(deck, 3)).toEqual([1, 2]);
    expect(draw(deck, 3)).toEqual([]);
    expect(draw(deck, 0)).toEqual([]);
  });

  it('shortens the known bottom when it reaches into it', () => {
    const deck = ['a', 'b', 'c', 'd'];
    const known = ['c', 'd'];
    draw(deck, 1, known);
    expect(known).toEqual(['c', 'd']);
    draw(deck, 2, known);
    expect(known).toEqual(['d']);
    draw(deck, 9, known);
    expect([deck, known]).toEqual([[], []]);
  });

  it.each([-1, 1.5, Number.NaN])('refuses a count of %d', (count) => {
    expect(() => draw([1], count)).toThrow(expect.objectContaining({ code: 'bad-count' }));
  });

  it('refuses a known bottom longer than the deck, and takes nothing', () => {
    const deck = ['a'];
    expect(() => draw(deck, 1, ['a', 'b'])).toThrow(expect.objectContaining({ code: 'known-beyond-deck' }));
    expect(deck).toEqual(['a']);
  });
});

describe('putUnder', () => {
  it('takes more cards than a call takes arguments', () => {
    const [deck, known] = [[] as number[], [] as number[]];
    putUnder(deck, known, Array<number>(200_000).fill(1));
    expect([deck.length, known.length]).toEqual([200_000, 200_000]);
  });

  it('puts the last card lowest and remembers copies', () => {
    const deck = cards('x');
    const known: Card[] = [];
    const row = cards('p', 'q');
    putUnder(deck, known, row);
    expect(deck.map(({ suit }) => suit)).toEqual(['x', 'p', 'q']);
    expect(known).toEqual(row);
    expect(known.some((card, place) => card === row[place] || card.marks === row[place]?.marks)).toBe(false);
  });

  it('works on drafts and leaves a tree that shares nothing', () => {
    const before = { deck: cards('a', 'b'), known: [] as Card[], row: cards('p', 'q') };
    const after = produce(before, (state) => {
      putUnder(state.deck, state.known, state.row.splice(0));
      state.row.push(...draw(state.deck, 3, state.known));
    });
    expect(after.row.map(({ suit }) => suit)).toEqual(['a', 'b', 'p']);
    expect(after.deck).toEqual(after.known);
    expect(after.deck[0]).not.toBe(after.known[0]);
    expect(after.deck[0]?.marks).not.toBe(after.known[0]?.marks);
    expect(before.row).toHaveLength(2);
  });

  it('keeps the known cards equal to the bottom of the deck, whatever happens', () => {
    const step = fc.oneof(fc.record({ draws: fc.nat(4) }), fc.record({ under: fc.array(fc.nat(9), { maxLength: 3 }) }));
    const check = fc.property(fc.array(fc.nat(9)), fc.array(step), (start, steps) => {
      const deck = [...start];
      const known: number[] = [];
      for (const taken of steps) {
        if ('draws' in taken) draw(deck, taken.draws, known);
        else putUnder(deck, known, taken.under);
        expect(deck.slice(unknownCount(deck.length, known))).toEqual(known);
      }
    });
    fc.assert(check);
  });
});

describe('unknownCount', () => {
  it('counts the cards above the known ones', () => {
    expect(unknownCount(5, ['a', 'b'])).toBe(3);
    expect(unknownCount(0, [])).toBe(0);
    expect(() => unknownCount(1, ['a', 'b'])).toThrow(expect.objectContaining({ code: 'known-beyond-deck' }));
  });
});

describe('dealUnseen', () => {
  it('puts unseen cards above the known bottom, and the rest aside', () => {
    const { deck, rest } = dealUnseen(4, ['y', 'z'], ['a', 'b', 'c'], openRandom(scriptedRandom({ deck: [0, 1] })), 'deck');
    expect(deck).toEqual(['c', 'b', 'y', 'z']);
    expect(rest).toEqual(['a']);
  });

  it('copies, so that nothing of a view gets into a state, and leaves its arguments alone', () => {
    const known = Object.freeze(cards('y'));
    const unseen = Object.freeze(cards('a', 'b'));
    const { deck } = dealUnseen(3, known, unseen, openRandom(seedRandom('s', 'chacha20')), 'deck');
    expect(deck.filter((card) => known.includes(card) || unseen.includes(card))).toEqual([]);
    expect(deck[2]).toEqual(known[0]);
  });

  it('deals every order of the unseen cards about equally often', () => {
    const random = openRandom(seedRandom('fair', 'xoroshiro128plus'));
    const seen = new Map<string, number>();
    for (let deal = 0; deal < 6000; deal++) {
      const order = dealUnseen(3, ['z'], ['a', 'b', 'c'], random, 'deck').deck.join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['abz', 'acz', 'baz', 'bcz', 'caz', 'cbz']);
    expect(Math.min(...seen.values())).toBeGreaterThan(850);
  });

  it('refuses fewer unseen cards than the deck has unknown ones', () => {
    const random = openRandom(seedRandom('s', 'chacha20'));
    expect(() => dealUnseen(4, ['z'], ['a', 'b'], random, 'deck')).toThrow(expect.objectContaining({ code: 'too-few-unseen' }));
  });
});
