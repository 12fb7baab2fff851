import { createEngine } from '@quayside/core';
import { piraeus as rules } from '@quayside/piraeus';
import { byActions } from '../bots/bot.ts';
import { piraeusBot } from '../bots/piraeus.ts';
import { narratePiraeus } from '../report/piraeus/narrate.ts';
import { demoGame } from './demo-game.ts';

const engine = createEngine(rules);

/** Port of Piraeus. */
export const piraeus = demoGame({ engine, bot: byActions(engine, piraeusBot), narrate: narratePiraeus, seats: 4 });
