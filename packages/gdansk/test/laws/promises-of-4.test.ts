import { walkMatches } from '../support/promises.ts';

walkMatches(4);
