import {
  type AnyAction,
  type Engine,
  type GameTypes,
  type Match,
  openRandom,
  type Random,
  type Rejection,
  seedRandom,
  type View,
} from '@quayside/core';

import type { Answer } from './door.ts';

type AnyEngine = Engine<GameTypes, AnyAction>;
type AnyMatch = Match<GameTypes, AnyAction>;

/** A match, or why there is none. */
type MatchOrRefusal = { readonly ok: true; readonly match: AnyMatch } | { readonly ok: false; readonly rejection: Rejection };

/** What a door answers that takes in matches: whatever it accepts can be gone on with. */
export function answerOf(engine: AnyEngine, result: MatchOrRefusal, seed: number, steps: number): Answer {
  if (!result.ok) return { rejection: result.rejection };
  return { rejection: null, after: () => playOn(engine, result.match, seed, steps) };
}

/** Goes on with a match that was accepted, for some steps, and looks at it from all sides. Throws at what a valid match must not do. */
export function playOn(engine: AnyEngine, match: AnyMatch, seed: number, steps: number): void {
  const random = openRandom(seedRandom(`on ${seed}`, 'xoroshiro128plus'));
  let now = match;
  lookAt(engine, now, random);
  for (let step = 0; step < steps && engine.awaited(now).length > 0; step += 1) now = actOnce(engine, now, random);
  lookAt(engine, now, random);
  demand((engine.outcome(now) !== null) === (engine.awaited(now).length === 0), 'nobody is awaited, and there is no outcome');
}

function actOnce(engine: AnyEngine, match: AnyMatch, random: Random): AnyMatch {
  const seat = random.pick('seat', engine.awaited(match));
  if (random.int('change', 20) === 0) {
    const changed = engine.changeSeat(match, seat, random.pick('how', ['leave', 'time-out', 'replace', 'return']));
    if (changed.ok) return changed.match;
  }
  const view = engine.view(match, seat);
  const legal = engine.legal(view);
  demand(legal.length > 0, `seat ${seat} is awaited, and has no legal action`);
  const action = random.int('pilot', 4) === 0 ? engine.autopilot(view) : random.pick('action', legal);
  const applied = engine.apply(match, seat, action);
  if (!applied.ok) throw new Error(`a legal action is refused with ${applied.rejection.code}: ${JSON.stringify(action)}`);
  return applied.match;
}

/** What a host does with any match. */
function lookAt(engine: AnyEngine, match: AnyMatch, random: Random): void {
  const viewers = [null, ...match.commits.keys()];
  const views = viewers.map((viewer): View<GameTypes, AnyAction> => engine.view(match, viewer));
  const view = random.pick('viewer', views);
  engine.describe(match).position(view);
  const twin = engine.determinize(view, 'twin');
  demand(same(engine.view(twin, view.seat), view), 'a twin shows its viewer something else');
  const loaded = engine.load(JSON.parse(JSON.stringify(engine.save(match))));
  demand(loaded.ok && engine.hash(loaded.match) === engine.hash(match), 'saved and loaded it is another match');
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function demand(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}
