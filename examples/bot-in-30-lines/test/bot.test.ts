import { readFileSync } from 'node:fs';
import { createEngine } from '@quayside/core';
import { playMatch, randomBot } from '@quayside/core/bots';
import { type PiraeusAction, type PiraeusTypes, piraeus } from '@quayside/piraeus';
import { type ConnectFourAction, type ConnectFourTypes, connectFour } from '@quayside-examples/connect-four';
import { expect, test } from 'vitest';
import { tryingBot } from '../src/bot.ts';

test('it has 30 lines at most', () => {
  const text = readFileSync(new URL('../src/bot.ts', import.meta.url), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});

test('it beats chance where nothing is hidden', () => {
  const engine = createEngine(connectFour);
  const bots = [randomBot<ConnectFourTypes, ConnectFourAction>(), tryingBot(engine, 20)];
  const winners = Array.from({ length: 10 }, (_, match) => playMatch(engine, { seats: 2, seed: `four ${match}` }, bots).outcome?.winners);
  expect(winners.filter((seats) => seats?.includes(1)).length).toBeGreaterThan(8);
});

test('it beats chance where hands are hidden', () => {
  const engine = createEngine(piraeus);
  const bots = [randomBot<PiraeusTypes, PiraeusAction>(), tryingBot(engine, 4), randomBot<PiraeusTypes, PiraeusAction>()];
  const winners = Array.from({ length: 4 }, (_, match) => playMatch(engine, { seats: 3, seed: `fair ${match}` }, bots).outcome?.winners);
  expect(winners.filter((seats) => seats?.includes(1)).length).toBeGreaterThan(2);
});
