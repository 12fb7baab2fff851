import type { AnyAction, Engine, Game, GameTypes } from '@quayside/core';
import { engineOf } from '../conformance/engine-of.ts';
import { checkGolden } from '../golden/explain.ts';
import { assertNoGoldenGaps, type GoldenGapOptions } from '../golden/gaps.ts';
import type { Golden } from '../golden/golden.ts';
import { parseGolden } from '../golden/text.ts';
import { type KitTest, testsOf } from './kit-test.ts';

/** The title of the test that nothing is missing. */
const NO_GAPS = 'together they show all that golden matches have to';

/**
 * A test for each golden match, under its name (that of its file, say), which throws a plain `Error` that explains what goes otherwise; and one test that
 * together they show all that is wanted of them, or is declared unreachable in the options of `assertNoGoldenGaps`. A match is given as the text of its file,
 * or as the JSON in it. Throws a plain `Error` where no match is given, since no tests would pass in silence.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { goldenTests, playGolden } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const golden = playGolden(engine, { title: 'four in a row', setup: { seats: 2, seed: 'any' }, chooser: 'any' });
 * const tests = goldenTests(engine, { 'four.json': golden }, { unreachable: { 'ends.board-full': 'one match in three hundred' } });
 * console.log(tests.length); // 2
 * ```
 */
export function goldenTests<G extends GameTypes, A extends AnyAction>(
  of: Game<G, A> | Engine<G, A>,
  goldens: Readonly<Record<string, unknown>>,
  options: GoldenGapOptions = {},
): readonly KitTest[] {
  const engine = engineOf(of);
  const noGaps = () => assertNoGoldenGaps(engine, Object.values(goldens).map(read<G, A>), options);
  return [...testsOf('goldenTests', goldens, (each) => checkGolden(engine, read<G, A>(each))), { name: NO_GAPS, run: noGaps }];
}

function read<G extends GameTypes, A extends AnyAction>(golden: unknown): Golden<G, A> {
  return parseGolden(typeof golden === 'string' ? golden : JSON.stringify(golden ?? null));
}
