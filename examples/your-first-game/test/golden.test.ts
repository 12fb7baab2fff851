import * as fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngine } from '@quayside/core';
import { readGoldens, writeGoldens } from '@quayside/testkit';
import { goldenSuite } from '@quayside/testkit/vitest';
import { yourFirstGame } from '../src/index.ts';
import { RECIPES, WANTED } from './recipes.ts';

const engine = createEngine(yourFirstGame);
const folder = fileURLToPath(new URL('./golden', import.meta.url));
if (process.env.UPDATE_GOLDEN === '1') writeGoldens(engine, fs, folder, RECIPES);

// Whole matches, recorded when they were known to be right: whatever is changed, they have to go as they went, event for event.
goldenSuite(engine, readGoldens(engine, fs, folder), WANTED);
