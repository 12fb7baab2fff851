import { expect, test } from 'vitest';
import type { Occurrence, Situation } from '../slices/extension.ts';
import { decided, endsDecision } from './decisions.ts';

const at = (phase: string, ...awaited: number[]): Situation => ({ awaited, match: { phase } }) as unknown as Situation;

function occurrence(deed: object, before: Situation, after: Situation, learnt: Occurrence['learnt'] = 'boundary'): Occurrence {
  return { deed: { seat: 0, ...deed }, before, after, learnt, events: [], at: null } as unknown as Occurrence;
}

const action = { action: { type: 'act' } };

test.each([
  ['its turn is over', action, at('turn', 0), at('turn', 1), 'boundary', true, true],
  ['its turn goes on', action, at('turn', 0), at('turn', 0), null, false, false],
  ['its turn goes on, and a die was rolled', action, at('turn', 0), at('turn', 0), 'chance', false, false],
  ['it may go back to the phase before', action, at('turn', 0), at('second', 0), null, false, false],
  ['it cannot go back', action, at('turn', 0), at('second', 0), 'chance', true, true],
  ['it was the last to commit, and all commit anew', action, at('seal', 0), at('seal', 0, 1), 'info', true, true],
  ['it was the first of several', action, at('any', 0, 1), at('any', 1), 'boundary', true, true],
  ['another has acted', { seat: 1, ...action }, at('any', 0, 1), at('any', 0), 'boundary', false, false],
  ['another has ended the phase', { seat: 1, ...action }, at('any', 0, 1), at('turn', 0), 'info', true, false],
  ['the autopilot has ended its turn', { change: 'time-out' }, at('turn', 0), at('turn', 1), 'info', true, false],
  ['another has come back', { seat: 1, change: 'return' }, at('any', 0), at('any', 0, 1), 'boundary', false, false],
  ['it has taken something back', { undo: true }, at('second', 0), at('turn', 0), null, false, false],
  ['it has changed its commit', action, at('seal', 1), at('seal', 1), 'boundary', true, false],
] as const)('%s', (_, deed, before, after, learnt, ended, itself) => {
  const told = occurrence(deed, before, after, learnt);
  expect([endsDecision(told, 0), decided(told, 0)]).toEqual([ended, itself]);
});
