import type { AnyAction, Engine, Game, GameTypes } from '@quayside/core';
import type { CoverageCounts } from '../walk/coverage.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { engineOf } from './engine-of.ts';
import { HiddenLeaves } from './leaves.ts';
import { demandReached, demandSecrets, lawsOf, openMatchSet, scout, walkMatch } from './match-set.ts';

/** What was tried. */
export interface ConformanceReport {
  /** Matches that were walked under every law. */
  readonly matches: number;
  /** Matches that were played in place, to come to what those had not come to. */
  readonly scouts: number;
  /** Actions done under every law. */
  readonly actions: number;
  /** The names of all laws that were tried, in order. */
  readonly laws: readonly string[];
  /** How often each thing was come to, in all matches together. */
  readonly coverage: CoverageCounts;
  /** The secrets that were compared in twins. */
  readonly hiddenLeaves: readonly string[];
}

/**
 * Tries whether a game keeps its contract: walks seeded matches under every law, and then asks what only a whole set of matches can show: that every secret
 * varies or is declared deducible, and that every action, phase, event, rejection, reason of the end and rung of the ranking was come to or is declared
 * unreachable. Declarations that are wrong are errors too.
 *
 * Throws `LawBroken` at the first law that is broken: shrunk to a short match, with a replay that can be pasted into a test. Throws an `Error` for a
 * declaration without a reason.
 *
 * @example
 * ```ts
 * import { conformance } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const report = conformance(connectFour);
 * console.log(report.coverage.ends['board-full'] !== 0); // true
 * ```
 */
export function conformance<G extends GameTypes, A extends AnyAction>(
  subject: Game<G, A> | Engine<G, A>,
  options: ConformanceOptions<G, A> = {},
): ConformanceReport {
  const set = openMatchSet(engineOf(subject), options);
  const leaves = new HiddenLeaves();
  const laws = [...lawsOf(options), leaves.law];
  let actions = 0;
  for (let number = 0; number < set.matches; number += 1) actions += walkMatch(set, number, laws).record.entries.length;
  const scouts = scout(set, laws);
  demandSecrets(set, leaves);
  demandReached(set, scouts);
  const { matches, coverage } = set;
  return { matches, scouts, actions, laws: laws.map(({ name }) => name), coverage: coverage.counts, hiddenLeaves: leaves.paths() };
}
