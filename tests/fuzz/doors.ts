import type { Door } from './door.ts';
import { apply, applyToMatch, applyWithKey, explain } from './doors/actions.ts';
import { commit, open } from './doors/commits.ts';
import { load, migrate, openSaved } from './doors/saves.ts';
import { changeSeat } from './doors/seats.ts';
import { checkSetup, useContent } from './doors/setups.ts';
import { replay, restore, verify } from './doors/transcripts.ts';

/** Every way into the engine for data from outside; one that is new comes here. */
export const DOORS: readonly Door[] = [
  apply,
  applyToMatch,
  explain,
  applyWithKey,
  changeSeat,
  checkSetup,
  useContent,
  load,
  openSaved,
  migrate,
  replay,
  restore,
  verify,
  commit,
  open,
];
