import { expect, test } from 'vitest';
import { type Done, standingOf } from './undo.ts';

const first: Done = { seat: null, learnt: 'info' };
const done = (seat: number, learnt: Done['learnt'] = null): Done => ({ seat, learnt });
const undo = (seat: number): Done => ({ seat, learnt: null, undo: true });

test.each<[string, readonly Done[], readonly number[]]>([
  ['nothing was done', [first], []],
  ['what can be taken back, one after the other', [first, done(0), done(0)], [0, 1]],
  ['back to where something was learnt', [first, done(0), done(0, 'chance'), done(0)], [2]],
  ['nothing, if something was learnt by the last', [first, done(0), done(0, 'boundary')], []],
  ['of several seats, one after the other', [first, done(0), done(1)], [0, 1]],
  ['past what was taken back', [first, done(0), done(0), undo(0), done(0)], [0, 1]],
  ['to where it stands again', [first, done(0), done(0), undo(0)], [0, 1]],
  ['all was taken back', [first, done(0), undo(0)], [0]],
  ['all but what taught something', [first, done(0, 'chance'), done(0), undo(0)], [1]],
])('where undo could lead: %s', (_, log, points) => {
  expect(standingOf(log).points()).toEqual(points);
});
