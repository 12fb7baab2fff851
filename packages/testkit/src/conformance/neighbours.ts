import type { AnyAction, Engine, GameTypes, Json, Match, Random, Viewer } from '@quayside/core';
import { sameJson } from '@quayside/core/bots';
import { overTheWire } from './json.ts';

/** So many exchanges are tried for one neighbour: some are of equal things, or are seen. */
const TRIES = 6;

/** Where a draw looks for what is drawn next: so near to an end of a list. */
const NEAR = 2;

/**
 * A match that differs from another in two hidden things of one list, which have changed places, and looks the same to the viewer; `undefined` if none was found. Unlike a
 * twin, in which all is drawn anew, it mostly goes on as the other does, so that what is told of the next action can be compared.
 */
export function neighbourOf<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  viewer: Viewer,
  random: Random,
): Match<G, A> | undefined {
  // Asked after every action: where nothing is listed, nothing is copied.
  if (listsIn(match.state.hidden as unknown as Json).length === 0) return undefined;
  const view = engine.view(match, viewer) as unknown as Json;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const copy = overTheWire(match);
    if (!exchange(listsIn(copy.state.hidden as unknown as Json), random)) continue;
    const loaded = engine.load(copy);
    if (loaded.ok && sameJson(engine.view(loaded.match, viewer) as unknown as Json, view)) return loaded.match;
  }
  return undefined;
}

/** Lets two things of a list change places, one of them mostly near an end, where rules draw; whether they were different. */
function exchange(lists: readonly Json[][], random: Random): boolean {
  const list = random.pick('P5b-list', lists);
  const [one, other] = [placeNearAnEnd(list, random), random.int('P5b-place', list.length)];
  // `as`: both places are of the list.
  const [mine, its] = [list[one] as Json, list[other] as Json];
  list[one] = its;
  list[other] = mine;
  return !sameJson(mine, its);
}

function placeNearAnEnd({ length }: readonly Json[], random: Random): number {
  if (random.int('P5b-anywhere', 3) === 0) return random.int('P5b-place', length);
  const from = random.int('P5b-near', Math.min(NEAR, length));
  return random.int('P5b-side', 2) === 0 ? from : length - 1 - from;
}

/** Every list of two things or more, at whatever depth. */
function listsIn(value: Json): Json[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value as Readonly<Record<string, Json>>).flatMap(listsIn);
  return Array.isArray(value) && value.length > 1 ? [value as Json[], ...inner] : inner;
}
