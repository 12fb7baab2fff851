import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import { ALL_LAWS } from '../conformance/all-laws.ts';
import type { Law, MatchRecord } from '../conformance/law.ts';
import { legalOf } from '../conformance/legal.ts';
import type { WalkReport } from './report.ts';
import { actOnce, closeWalker, guarded, openWalker, refusedOffer, standing, type Walker } from './walker.ts';

/** How a record is walked. */
export interface WalkRecordOptions {
  /** All laws unless told. */
  readonly laws?: readonly Law[];
  /** Seeds the samples of the laws, as the chooser of a walk does. */
  readonly chooser?: string;
  /** Leaves out what is refused, instead of throwing: for records that were cut. */
  readonly lenient?: boolean;
}

/**
 * Plays a record again under laws, as a walk does. Throws a `LawBroken` at the first that does not hold, and a plain `Error` if an entry is refused that
 * was not offered either. This is what a printed replay calls: paste it into a test, and it fails until the game is mended.
 */
export function walkRecord<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { setup, entries }: MatchRecord<NoInfer<G>, NoInfer<A>>,
  { laws = ALL_LAWS, chooser = 'record', lenient = false }: WalkRecordOptions = {},
): WalkReport<G, A> {
  const walker = openWalker(engine, { setup, laws, chooser });
  for (const [index, { seat, action }] of entries.entries()) {
    if (walker.simulator.isOver() && lenient) break;
    const offered = guarded(walker, () => isOffered(walker, seat, action));
    if (lenient && !offered) continue;
    const refused = actOnce(walker, seat, action);
    if (refused === undefined) continue;
    if (offered) throw refusedOffer(walker, seat, action, refused);
    throw new Error(`entry ${index} is refused: ${JSON.stringify(refused)}`);
  }
  return closeWalker(walker);
}

function isOffered<G extends GameTypes, A extends AnyAction>(walker: Walker<G, A>, seat: number, action: A): boolean {
  const { engine } = walker;
  if (!engine.mayAct(standing(walker)).includes(seat)) return false;
  return legalOf({ engine, match: standing(walker) }, seat).ids.includes(engine.game.numbering.encode(action));
}
