import { conformanceSuite } from '@quayside/testkit/vitest';
import { yourFirstGame } from '../src/index.ts';
import { symmetric } from './symmetric.ts';

// Random matches of two, three and four crews under every law: nothing leaks, nothing is left to chance but by the dice, every match ends.
conformanceSuite(yourFirstGame, { symmetric });
