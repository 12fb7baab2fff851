import { createEngine } from '@quayside/core';
import { walk } from '@quayside/testkit';
import { expect, test } from 'vitest';
import { toy2 } from '../toy-2/game.ts';
import { setupOf } from './corpus.ts';

const engine = createEngine(toy2);

test.each([0, 1, 2, 3])('the second version of the toy game keeps every law, in match %i', (number) => {
  // The setups are those of the first version: the options are the same.
  const setup = { ...setupOf(number), content: number % 2 === 0 ? 'standard' : 'small' };
  const { match } = walk(engine, { setup, chooser: `second ${number}` });
  expect(match.phase).toBe('over');
});
