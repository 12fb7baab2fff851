import { createEngine } from '@quayside/core';
import { piraeus as rules } from '@quayside/piraeus';
import { piraeusBot } from '../bots/piraeus.ts';
import { narratePiraeus } from '../report/piraeus/narrate.ts';
import { demoGame } from './demo-game.ts';

/** Port of Piraeus. */
export const piraeus = demoGame({ engine: createEngine(rules), bot: piraeusBot, narrate: narratePiraeus, seats: 4 });
