import { type AnyAction, createEngine, type Engine, type GameTypes } from '@quayside/core';
import { gdansk } from '@quayside/gdansk';
import { piraeus } from '@quayside/piraeus';
import type { ConformanceSetup } from '@quayside/testkit';
import { connectFour } from '@quayside-examples/connect-four';
import { CONFORMING as GDANSK } from '../../packages/gdansk/test/support/conforming.ts';
import { CONFORMING as PIRAEUS } from '../../packages/piraeus/test/support/conforming.ts';

/** A game that can be walked: how it is set up and driven, and what need not be looked for. */
export interface WalkedGame {
  readonly engine: Engine<GameTypes, AnyAction>;
  readonly setups: readonly ConformanceSetup<GameTypes, AnyAction>[];
  readonly unreachable: readonly string[];
}

// A walk treats all games alike, so here the types of a game are of no use.
function walked(
  engine: unknown,
  { setups = [], unreachable = {} }: { readonly setups?: readonly unknown[]; readonly unreachable?: object },
) {
  return { engine, setups, unreachable: Object.keys(unreachable) } as WalkedGame;
}

/** By id. */
export const WALKED: Readonly<Record<string, WalkedGame>> = {
  'connect-four': walked(createEngine(connectFour), { setups: [{ seats: 2 }] }),
  gdansk: walked(createEngine(gdansk), GDANSK),
  piraeus: walked(createEngine(piraeus), PIRAEUS),
};
