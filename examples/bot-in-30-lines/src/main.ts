import { createEngine } from '@quayside/core';
import { playMatch, randomBot } from '@quayside/core/bots';
import { piraeus } from '@quayside/piraeus';
import { tryingBot } from './bot.ts';

const MATCHES = 6;

const engine = createEngine(piraeus);
const bots = [tryingBot(engine, 10), randomBot(), randomBot()];

process.stdout.write(`Port of Piraeus: a bot of 30 lines against two that choose by chance, ${MATCHES} matches.\n`);
let won = 0;
for (let match = 0; match < MATCHES; match += 1) {
  const { outcome } = playMatch(engine, { seats: 3, seed: `match ${match}` }, bots);
  if (outcome?.winners.includes(0)) won += 1;
  process.stdout.write(`match ${match + 1}: ${outcome?.scores.map(({ total }) => total).join(' to ')}\n`);
}
process.stdout.write(`It has won ${won} of ${MATCHES}.\n`);
