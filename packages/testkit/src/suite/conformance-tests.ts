import type { AnyAction, Engine, Game, GameTypes } from '@quayside/core';
import type { ConformanceOptions } from '../conformance/conformance-options.ts';
import { engineOf } from '../conformance/engine-of.ts';
import type { Law } from '../conformance/law.ts';
import { HiddenLeaves } from '../conformance/leaves.ts';
import {
  ALL_IS_REACHED,
  demandReached,
  demandSecrets,
  lawsOf,
  type MatchSet,
  openMatchSet,
  SECRETS_VARY,
  scout,
  walkMatch,
  walkMatchUnder,
} from '../conformance/match-set.ts';
import { LawBroken } from '../walk/law-broken.ts';
import { LIVENESS } from '../walk/walk.ts';
import type { KitTest } from './kit-test.ts';

/**
 * What `conformance` tries, as a test per law, so that the report of a runner names what is broken: each walks the matches under its law alone, so that it
 * can be run alone, and one law that is broken hides no other. Three more ask for what only a whole set of matches shows: that every match comes to its end
 * (left out with `maxSteps`), that every secret varies, and that all that is declared is reached. Each throws `LawBroken`, shrunk, with a replay.
 *
 * All together they take somewhat longer than `conformance`, and tell nothing of what was come to. Throws a plain `Error` for a declaration without a reason.
 *
 * @example
 * ```ts
 * import { conformanceTests } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const tests = conformanceTests(connectFour);
 * console.log(tests[0]?.name, '·', tests[1]?.name); // invariants-hold · P1 totality
 * for (const { run } of tests) run(); // test(name, run) in a test file
 * ```
 */
export function conformanceTests<G extends GameTypes, A extends AnyAction>(
  of: Game<G, A> | Engine<G, A>,
  options: ConformanceOptions<G, A> = {},
): readonly KitTest[] {
  const engine = engineOf(of);
  const laws = [...lawsOf(options), ...(options.maxSteps === undefined ? [LIVENESS] : [])];
  const named = new Set(laws.map(({ name }) => name));
  const open = () => openMatchSet(engine, options);
  // Declarations without a reason stop whoever writes the test, not whoever runs it.
  open();
  return [
    ...laws.map((law) => testOf(law, () => tryLaw(open(), law, named))),
    testOf(SECRETS_VARY, () => trySecrets(open(), named)),
    testOf(ALL_IS_REACHED, () => tryReach(open(), laws)),
  ];
}

function testOf({ name, promise }: Pick<Law, 'name' | 'promise'>, run: () => unknown): KitTest {
  return {
    name: promise === 'game' ? name : `${promise} ${name}`,
    run: () => {
      run();
    },
  };
}

/**
 * Walks the matches under one law. Where a match cannot go on because another law is broken that has a test of its own, the matches end: that test walks the
 * same ones and tells. Gives whether all matches were walked.
 */
function tryLaw<G extends GameTypes, A extends AnyAction>(set: MatchSet<G, A>, law: Law, named: ReadonlySet<string>): boolean {
  try {
    for (let number = 0; number < set.matches; number += 1) walkMatchUnder(set, number, law);
    return true;
  } catch (error) {
    if (error instanceof LawBroken && error.law !== law.name && named.has(error.law)) return false;
    throw error;
  }
}

function trySecrets<G extends GameTypes, A extends AnyAction>(set: MatchSet<G, A>, named: ReadonlySet<string>): void {
  const leaves = new HiddenLeaves();
  if (tryLaw(set, leaves.law, named)) demandSecrets(set, leaves);
}

/** What the matches in place break is told here, for no other test plays them. */
function tryReach<G extends GameTypes, A extends AnyAction>(set: MatchSet<G, A>, laws: readonly Law[]): void {
  for (let number = 0; number < set.matches; number += 1) walkMatch(set, number, []);
  demandReached(set, scout(set, laws));
}
