import { createEngine } from '@quayside/core';
import { gdansk as rules } from '@quayside/gdansk';
import { gdanskGreedy } from '@quayside/gdansk/bots';
import { narrateGdansk } from '../report/gdansk/narrate.ts';
import { demoGame } from './demo-game.ts';

/** Port Gdańsk. */
export const gdansk = demoGame({ engine: createEngine(rules), bot: gdanskGreedy(), narrate: narrateGdansk, seats: 3 });
