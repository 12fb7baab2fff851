import type { AnyAction, Engine, GameTypes, MatchSetup } from '@quayside/core';
import type { Law, MatchRecord } from '../conformance/law.ts';
import { refusalsHaveWords } from '../conformance/refusals-have-words.ts';
import type { Policy } from '../walk/choose.ts';
import { LawBroken } from '../walk/law-broken.ts';
import { walk } from '../walk/walk.ts';
import { walkRecord } from '../walk/walk-record.ts';

/** How a shorter match is looked for. */
export interface ShrinkOptions<G extends GameTypes, A extends AnyAction> {
  /** The laws of the walk that found it; the broken one is among them. */
  readonly laws: readonly Law[];
  /** Other ways to set up a match in which the law may be broken sooner; the seeds are left to the search. */
  readonly setups?: readonly {
    /** What the match is created from, but for the seed. */
    readonly setup: MatchSetup<G>;
    /** How awaited seats choose in it: see `WalkOptions`. */
    readonly pick?: Policy<G, A> | undefined;
  }[];
}

/** What was found, and how to find it again. */
export interface Shrunk {
  /** What is thrown, with the shortest record that was found. */
  readonly broken: LawBroken;
  /** The law, if it is one that can be walked with. */
  readonly law: Law | undefined;
  /** What seeds the samples of the law. */
  readonly chooser: string;
}

/** Matches of so many actions are tried, the shortest first, so many of each length and setup. */
const LENGTHS = [0, 1, 2, 3, 4, 6, 8, 10] as const;
const TRIES = 6;

/** So many cuts are tried. */
const CUTS = 200;

/**
 * Looks for a short match that breaks the same law: first by new matches of a few actions, then by cutting actions out of the shortest one found, as long as
 * the law is still broken (delta debugging; what is refused after a cut is left out too). Deterministic. Gives back what it was given if the law cannot be
 * tried alone, as with a match that does not come to an end.
 */
export function shrink<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  broken: LawBroken,
  chooser: string,
  { laws, setups = [] }: ShrinkOptions<G, A>,
): Shrunk {
  const law = [...laws, refusalsHaveWords].find(({ name }) => name === broken.law);
  const given = { broken, law, chooser };
  if (law === undefined) return given;
  const again = (record: MatchRecord, seed: string) =>
    breaks(law, () => walkRecord(engine, record as never, { laws: [law], chooser: seed, lenient: true }), seed);
  const tried = [{ setup: broken.record.setup as MatchSetup<G>, pick: undefined }, ...setups];
  // Some laws look at samples: with the law alone, the same chooser may find nothing.
  const alone =
    again(broken.record, chooser) ??
    seeds('again')
      .map((seed) => again(broken.record, seed))
      .find((found) => found !== undefined);
  // It looks at everything at each position: once is enough.
  if (law === refusalsHaveWords) return alone ?? given;
  const short = shortMatch(engine, law, tried, alone?.broken.record.entries.length ?? broken.record.entries.length);
  const best = short ?? alone;
  return best === undefined ? given : cut(best, again);
}

function seeds(name: string): string[] {
  return Array.from({ length: TRIES }, (_, nth) => `${name} ${nth}`);
}

function shortMatch<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  law: Law,
  setups: NonNullable<ShrinkOptions<G, A>['setups']>,
  below: number,
): Shrunk | undefined {
  for (const maxSteps of LENGTHS.filter((length) => length < below)) {
    for (const { setup, pick } of setups) {
      for (const seed of seeds('short')) {
        const options = { setup: { ...setup, seed }, pick, chooser: seed, laws: [law], maxSteps };
        const found = breaks(law, () => walk(engine, options), seed);
        if (found !== undefined) return found;
      }
    }
  }
  return undefined;
}

function breaks(law: Law, run: () => unknown, chooser: string): Shrunk | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof LawBroken && error.law === law.name ? { broken: error, law, chooser } : undefined;
  }
}

/** Cuts out half of the actions, then a quarter, … then one at a time, for as long as that makes it shorter. */
function cut(found: Shrunk, again: (record: MatchRecord, chooser: string) => Shrunk | undefined): Shrunk {
  let best = found;
  let size = Math.ceil(found.broken.record.entries.length / 2);
  for (let tried = 0, from = 0; size >= 1 && tried < CUTS; tried += 1) {
    const { setup, entries } = best.broken.record;
    if (from >= entries.length) {
      size = size === 1 ? 0 : Math.ceil(size / 2);
      from = 0;
      continue;
    }
    const shorter = again({ setup, entries: [...entries.slice(0, from), ...entries.slice(from + size)] }, best.chooser);
    if (shorter !== undefined && shorter.broken.record.entries.length < entries.length) best = shorter;
    else from += size;
  }
  return best;
}
