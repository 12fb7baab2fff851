import { createEngine } from '@quayside/core';
import { gdansk as rules } from '@quayside/gdansk';
import { gdanskBot } from '../bots/gdansk.ts';
import { narrateGdansk } from '../report/gdansk/narrate.ts';
import { demoGame } from './demo-game.ts';

/** Port Gdańsk. */
export const gdansk = demoGame({ engine: createEngine(rules), bot: gdanskBot, narrate: narrateGdansk, seats: 3 });
