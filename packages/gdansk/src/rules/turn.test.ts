import { describe, expect, test } from 'vitest';
import { reconstructed } from '../content/reconstructed.ts';
import { derive } from '../derived.ts';
import type { Turn } from '../state.ts';
import { beginAdditional, diceRefusal, lastOfRound, newTurn, spend, spendOnRecruiting, symbolsLeft } from './turn.ts';

const derived = derive(undefined, reconstructed);
/** A turn whose dice show loading 1 and 2 and movement 2. */
const rolled = (some: Partial<Turn> = {}): Turn => ({ ...newTurn(), dice: [0, 1, 3], rolls: 1, ...some });

describe('dice actions', () => {
  test('GD.B7: none without its symbol; loading and unloading share one', () => {
    expect(['load', 'unload', 'move', 'recruit'].map((action) => diceRefusal(rolled(), derived, action as 'load'))).toEqual([
      undefined,
      undefined,
      undefined,
      'no-symbol',
    ]);
  });

  test('GD.B8: what is under way goes on until another begins', () => {
    const turn = rolled();
    spend(turn, derived, 'load', 1);
    expect(turn).toMatchObject({ open: 'load', left: 2, used: ['load'], fixed: true, stage: 'dice' });
    spend(turn, derived, 'load', 2);
    expect(turn).toMatchObject({ open: 'load', left: 0, used: ['load'] });
    expect(diceRefusal(turn, derived, 'load')).toBeUndefined();
    spend(turn, derived, 'move', 1);
    expect(turn).toMatchObject({ open: 'move', left: 1, used: ['load', 'move'] });
    expect(diceRefusal(turn, derived, 'load')).toBe('action-used');
  });

  test('GD.B8 GD.E1: recruiting closes what is under way', () => {
    const turn = rolled({ dice: [0, 1, 4] });
    spend(turn, derived, 'load', 1);
    spendOnRecruiting(turn);
    expect(turn).toMatchObject({ open: null, left: 0, used: ['load', 'recruit'], stage: 'dice', fixed: true });
    expect(diceRefusal(turn, derived, 'load')).toBe('action-used');
    expect(diceRefusal(turn, derived, 'recruit')).toBe('action-used');
  });

  test('GD.R33: of loading and unloading one alone', () => {
    expect(diceRefusal(rolled({ used: ['load'] }), derived, 'unload')).toBe('dice-used');
    expect(diceRefusal(rolled({ used: ['unload'] }), derived, 'load')).toBe('dice-used');
    expect(diceRefusal(rolled({ used: ['unload'] }), derived, 'unload')).toBe('action-used');
  });

  test('GD.B10: none in the last stage', () => {
    for (const action of ['load', 'unload', 'move', 'recruit'] as const)
      expect(diceRefusal(rolled({ stage: 'after' }), derived, action)).toBe('dice-over');
  });

  test('GD.C1: an action begins with all its symbols', () => {
    expect(symbolsLeft(rolled(), derived, 'load')).toBe(3);
    expect(symbolsLeft(rolled({ open: 'load', left: 1 }), derived, 'load')).toBe(1);
    expect(symbolsLeft(rolled({ open: 'load', left: 1 }), derived, 'move')).toBe(2);
  });
});

describe('stages', () => {
  test('GD.R3: an additional action ends the dice actions if they have begun', () => {
    const before = rolled();
    beginAdditional(before);
    expect(before).toMatchObject({ stage: 'before', fixed: true });
    const among = rolled();
    spend(among, derived, 'move', 1);
    beginAdditional(among);
    expect(among).toMatchObject({ stage: 'after', open: null, left: 0 });
    beginAdditional(among);
    expect(among.stage).toBe('after');
  });
});

test('GD.K2: the last of a round sits to the right of the first seat', () => {
  const last = (seats: number, firstSeat: number) =>
    Array.from({ length: seats }, (_, current) => lastOfRound({ firstSeat, current } as never, seats)).indexOf(true);
  expect([last(4, 0), last(4, 2), last(3, 1), last(2, 0), last(2, 1)]).toEqual([3, 1, 0, 1, 0]);
});
