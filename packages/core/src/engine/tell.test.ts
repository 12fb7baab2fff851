import { describe, expect, it } from 'vitest';
import type { Words } from '../game/describe.ts';
import type { AnyGame } from '../game/game.ts';
import { DATA_REJECTIONS, ENGINE_REJECTIONS } from '../model/rejection.ts';
import { createTeller } from './tell.ts';

const game = {
  words: { 'reason.full': 'the board is full' },
  describe: { rejection: () => 'the game speaks', event: () => 'the game speaks', action: () => '', position: () => '' },
} as unknown as AnyGame;
const tellerIn = (words: Words = {}) => createTeller(game, {} as never, words);
const teller = tellerIn();

describe('the words of the engine', () => {
  it.each([...ENGINE_REJECTIONS, ...DATA_REJECTIONS])('has words for %s, and names path, problem and rule', (code) => {
    expect(teller.rejection({ code, rule: 'R.1', data: { path: ['a', 0] } })).toMatch(/^[A-Z].*[^.] \(see a\.0\)\. \(R\.1\)$/);
    expect(teller.rejection({ code, rule: null, data: { path: ['a', 0], problem: 'no' } })).toMatch(/^[A-Z].*[^.] \(a\.0: no\)\.$/);
    expect(teller.rejection({ code, rule: null, data: {} })).toMatch(/^[A-Z].*\.$/);
  });

  it('leaves the codes of the game to the game', () => {
    expect(teller.rejection({ code: 'column-full', rule: 'R.1', data: {} })).toBe('the game speaks');
    expect(teller.event({ type: 'dropped' } as never)).toBe('the game speaks');
  });

  it('tells its own events, in words that may be replaced', () => {
    const event = { type: 'end-triggered', reason: 'full', finish: 'now' } as const;
    expect(teller.event(event)).toBe('The match ends: the board is full');
    expect(tellerIn({ 'event.end-triggered.now': 'Schluss: {reason}' }).event(event)).toBe('Schluss: the board is full');
    expect(teller.event({ type: 'commit-replaced', seat: 2, code: 'x' })).toContain('Seat 2');
    expect(tellerIn({ 'seat.1': 'Anna' }).event({ type: 'match-over', outcome: { winners: [1, 2] } } as never)).toContain('Anna, Seat 2');
  });

  it('tells the outcome, a line per seat and one why', () => {
    const scores = [
      { total: 3, parts: { line: 3 } },
      { total: 1, parts: { line: 1 } },
    ];
    const outcome = { ranks: [1, 2], winners: [0], scores, reasons: ['full'], decidedBy: 'points' };
    expect(teller.outcome(outcome).split('\n')).toEqual([
      '1. Seat 0: 3 (score.line 3)',
      '2. Seat 1: 1 (score.line 1)',
      'The match ended because the board is full; decided by rung.points',
    ]);
    expect(teller.outcome({ ...outcome, decidedBy: null })).toContain('the victory is shared');
  });
});
