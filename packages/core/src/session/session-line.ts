import { type HistoryEntry, logged } from '../engine/history.ts';
import { type Standing, standingOf } from '../engine/undo.ts';
import type { Match } from '../game/match.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Seat } from '../model/seat.ts';
import type { AnyExtension, Occurrence, Situation } from '../slices/extension.ts';
import { reactAll, type Slices } from '../slices/slices.ts';

/** An entry of a history, and what a session keeps beside it. */
export interface LineEntry<G extends GameTypes, A extends AnyAction> {
  readonly entry: HistoryEntry<G, A>;
  /** When it was done, as the host said. */
  readonly at: number | null;
  /** The slices that stood then. After a load there are only those of entries whose match may stand again. */
  readonly slices: Slices;
}

/** What a line needs of an engine. */
export interface Awaiter<G extends GameTypes, A extends AnyAction> {
  awaited(match: Match<G, A>): readonly Seat[];
}

/** A match and who is awaited in it. */
export function situationOf<G extends GameTypes, A extends AnyAction>(engine: Awaiter<G, A>, match: Match<G, A>): Situation<G, A> {
  return Object.freeze({ match, awaited: engine.awaited(match) });
}

/** The entry that follows a line, with the slices after it. The line is left as it is, also by an extension that throws. */
export function nextInLine<G extends GameTypes, A extends AnyAction>(
  engine: Awaiter<G, A>,
  extensions: readonly AnyExtension<G, A>[],
  { line, standing }: { readonly line: readonly LineEntry<G, A>[]; readonly standing: Standing },
  entry: HistoryEntry<G, A>,
  at: number | null,
): LineEntry<G, A> {
  const last = line.at(-1) as LineEntry<G, A>;
  const back = restoredPlace(standing, entry);
  const restored = back === undefined ? undefined : line[back]?.slices;
  const slices = reactAll(extensions, last.slices, occurrenceOf(engine, last.entry.match, entry, at), restored);
  return Object.freeze({ entry, at, slices });
}

/** What of a line still stands. */
export function standingIn<G extends GameTypes, A extends AnyAction>(line: readonly LineEntry<G, A>[]): Standing {
  return standingOf(line.map(({ entry }) => logged(entry)));
}

/** What extensions are told of an entry. */
export function occurrenceOf<G extends GameTypes, A extends AnyAction>(
  engine: Awaiter<G, A>,
  before: Match<G, A>,
  { deed, match, events, learnt }: HistoryEntry<G, A>,
  at: number | null,
): Occurrence<G, A> {
  if (deed === null) throw new Error('only the first entry of a history has no deed');
  return Object.freeze({ deed, before: situationOf(engine, before), after: situationOf(engine, match), events, learnt, at });
}

/** The place in a line that an undo which follows it leads back to; `undefined` for any other deed. */
export function restoredPlace<G extends GameTypes, A extends AnyAction>(
  standing: Standing,
  { deed }: HistoryEntry<G, A>,
): number | undefined {
  if (deed === null || !('undo' in deed)) return undefined;
  const target = standing.target(deed.seat);
  return target.ok ? target.back : undefined;
}
