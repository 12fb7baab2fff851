import { type AnyAction, createEngine, type GameTypes, openRandom, seedRandom } from '@quayside/core';
import { appliedAgain, freezeAll } from './again.ts';
import { overTheWire } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { watchOutside } from './outside.ts';
import { contextView, sampleIds, someSeats, viewersOf } from './sample.ts';

/** So many ids are explained per position. */
const SAMPLE = 3;

/**
 * P3: rules read nothing but what they are given. Everything that a game computes is asked for once more with traps in place of `Math.random`, `Date`,
 * `performance` and `crypto`: setup and derived tables, `check`, `choices`, `apply`, phases and ends, `shown`, `autopilot`, `determinize`, scores, the
 * bound, invariants and words. What they are given is frozen through and through, so that a rule that writes to it throws.
 */
export const purity: Law = {
  name: 'purity',
  promise: 'P3',
  position: (position) => readText(watchOutside(() => askEverything(position)).read),
  transition: (transition) => readText(appliedAgain(transition).read),
  played({ engine, record, matches }) {
    const [start] = matches;
    if (start === undefined) return undefined;
    const { content } = engine.context(start);
    const setup = freezeAll(overTheWire(record.setup));
    // An engine of its own, so that nothing is known yet; the content may have come from the host.
    return readText(watchOutside(() => createEngine(engine.game, { contents: [content] }).create(setup)).read);
  },
};

function askEverything<G extends GameTypes, A extends AnyAction>(position: Position<G, A>): void {
  const { engine, match, random } = position;
  const { game } = engine;
  const [seat = 0] = someSeats(position, 'purity');
  const view = engine.view(match, seat);
  if (engine.legal(view).length > 0) engine.autopilot(view);
  for (const id of sampleIds(position, 'purity', SAMPLE)) engine.explain(view, game.numbering.decode(id));
  const viewer = random.pick('purity', viewersOf(position));
  game.determinize(contextView(position, viewer), openRandom(seedRandom('purity', 'xoroshiro128plus')));
  engine.describe(match).position(view);
  engine.outcome(match);
  const context = engine.context(match);
  game.bound(match.options, context.content);
  const { state, phase, ending } = match;
  for (const { holds } of game.invariants) holds({ ...context, state, phase, ending });
}

function readText(read: readonly string[]): Difference {
  return read.length === 0 ? undefined : `the rules read ${read.join(', ')}`;
}
