import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game/game.ts';
import { DATA_REJECTIONS, ENGINE_REJECTIONS } from '../model/rejection.ts';
import { createTeller } from './tell.ts';

const game = {
  words: { 'reason.full': 'the board is full' },
  describe: { rejection: () => 'the game speaks', event: () => 'the game speaks', action: () => '', position: () => '' },
} as unknown as AnyGame;
const teller = createTeller(game, () => ({}) as never);

describe('the words of the engine', () => {
  it.each([...ENGINE_REJECTIONS, ...DATA_REJECTIONS])('has words for %s, and names path and rule', (code) => {
    const text = teller.rejection({ code, rule: 'R.1', data: { path: ['a', 0] } });
    expect(text).toMatch(/^[A-Z].*\. At a\.0\. \(R\.1\)$/);
  });

  it('leaves the codes of the game to the game', () => {
    expect(teller.rejection({ code: 'column-full', rule: 'R.1', data: {} })).toBe('the game speaks');
    expect(teller.event({ type: 'dropped' } as never)).toBe('the game speaks');
  });

  it('tells its own events, in words that may be replaced', () => {
    const event = { type: 'end-triggered', reason: 'full', finish: 'now' } as const;
    expect(teller.event(event)).toBe('The match ends: the board is full.');
    expect(teller.event(event, { 'event.end-triggered.now': 'Schluss: {reason}' })).toBe('Schluss: the board is full');
    expect(teller.event({ type: 'commit-replaced', seat: 2, code: 'x' })).toContain('seat 2');
    expect(teller.event({ type: 'match-over', outcome: { ranks: [1, 2] } } as never)).toContain('1, 2');
  });
});
