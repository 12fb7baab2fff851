import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyGame } from '../game/game.ts';
import { eventFlaw } from './event-flaw.ts';

const game = { spec: { events: { moved: z.strictObject({ seat: z.int() }) } } } as unknown as AnyGame;

it.each([
  [{ type: 'moved', seat: 1 }, undefined],
  [{ type: 'commit-replaced', seat: 1, code: 'x' }, undefined],
  [{ type: 'moved', seat: 'one' }, ['seat']],
  [{ type: 'moved', seat: 1, to: 2 }, ['to']],
  [{ type: 'moved' }, ['seat']],
  [{ type: 'moved', seat: undefined }, ['seat']],
  [{ type: 'gone' }, ['type']],
  [{ type: 'toString' }, ['type']],
])('eventFlaw of %j is at %j', (event, path) => {
  expect(eventFlaw(game, event)?.path).toEqual(path);
});
