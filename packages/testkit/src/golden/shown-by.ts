import { type AnyAction, type AnyGame, canonicalJson, type GameTypes, type Json } from '@quayside/core';
import type { Golden } from './golden.ts';

/** All that golden matches show, e.g. `ends.storm`; see `GoldenGap` for the names. A match that was left unfinished shows no end. */
export function shownBy<G extends GameTypes, A extends AnyAction>(game: AnyGame, goldens: readonly Golden<G, A>[]): ReadonlySet<string> {
  return new Set(goldens.flatMap((golden) => [...shownAtTheEnd(golden), ...shownOnTheWay(golden), ...shownBySetup(game, golden)]));
}

function shownAtTheEnd<G extends GameTypes, A extends AnyAction>({ outcome }: Golden<G, A>): string[] {
  if (outcome === null) return [];
  const { reasons, decidedBy } = outcome;
  return [...reasons.map((reason) => `ends.${reason}`), decidedBy === null ? 'victory.shared' : `rungs.${decidedBy}`];
}

function shownOnTheWay<G extends GameTypes, A extends AnyAction>({ events, steps }: Golden<G, A>): string[] {
  const actions = steps.map(({ action }) => `actions.${action.type}`);
  return [...actions, ...[events, ...steps.map((step) => step.events)].flat().map(({ event }) => `events.${event.type}`)];
}

function shownBySetup<G extends GameTypes, A extends AnyAction>(
  { defaultOptions, contents }: AnyGame,
  { setup: { seats, options = {}, content = contents[0]?.id } }: Golden<G, A>,
): string[] {
  const others = Object.entries(options).filter(([name, value]) => canonicalJson(value as Json) !== canonicalJson(defaultOptions[name]));
  return [`seats.${seats}`, `contents.${content}`, ...others.map(([name]) => `options.${name}`)];
}
