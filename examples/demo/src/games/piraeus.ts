import { createEngine } from '@quayside/core';
import { piraeus as rules } from '@quayside/piraeus';
import { piraeusGreedy } from '@quayside/piraeus/bots';
import { narratePiraeus } from '../report/piraeus/narrate.ts';
import { demoGame } from './demo-game.ts';

/** Port of Piraeus. */
export const piraeus = demoGame({ engine: createEngine(rules), bot: piraeusGreedy(), narrate: narratePiraeus, seats: 4 });
