import type { Addressed, AnyAction, Done, Engine, GameEvent, GameTypes, Learnt, Match, Rejection, Seat, Viewer } from '@quayside/core';
import type { ViewerName } from './format.ts';
import type { Projections } from './projections.ts';
import { ScenarioFailed } from './scenario-failed.ts';

/** What a seat did, or tried to do. */
export interface Deed<A extends AnyAction> {
  readonly seat: Seat;
  readonly action: A;
}

/** A scenario under way: where it stands, and what the block of actions that expectations look back on has brought. */
export interface Scene<G extends GameTypes, A extends AnyAction> {
  readonly engine: Engine<G, A>;
  /** By seat. */
  readonly names: readonly string[];
  readonly projections: Projections<G>;
  /** The match before the block. */
  readonly before: Match<G, A>;
  readonly now: Match<G, A>;
  /** The events of the block. */
  readonly events: readonly Addressed<GameEvent<G>>[];
  /** All that was done, as a history keeps it for undo; it begins with the position. */
  readonly log: readonly Done[];
  /** What was done last, and what was learnt by it; `null` before the first action. */
  readonly last: (Deed<A> & { readonly learnt: Learnt }) | null;
}

/** What an expectation finds wrong. */
export interface Problem<A extends AnyAction> {
  readonly problem: string;
  readonly difference?: string | undefined;
  /** What was tried; the last action of the scenario unless told. */
  readonly deed?: Deed<A>;
  readonly rejection?: Rejection;
}

/** A seat by its name. */
export function seatOf(names: readonly string[], name: string): Seat {
  const seat = names.indexOf(name);
  if (seat < 0) throw new Error(`there is no seat ${JSON.stringify(name)} among ${names.join(', ')}`);
  return seat;
}

/** A viewer by its name, `null` for the spectator. */
export function viewerOf(names: readonly string[], name: ViewerName): Viewer {
  return name === null ? null : seatOf(names, name);
}

/** What a viewer is called in messages. */
export function calledViewer(name: ViewerName): string {
  return name ?? 'the spectator';
}

/** A rejection for a message: its code, its rule, and what the game says of it. */
export function rejectionText<G extends GameTypes, A extends AnyAction>(scene: Scene<G, A>, rejection: Rejection): string {
  return `${codeText(rejection.code, rejection.rule)} “${tellerOf(scene).rejection(rejection)}”`;
}

/** `too-dear (C4.2)`. */
export function codeText(code: string, rule: string | null): string {
  return `${code} (${rule ?? 'no rule'})`;
}

/** The failure of a scenario at a step, with all the words that the scene has for it. */
export function failure<G extends GameTypes, A extends AnyAction>(
  scene: Scene<G, A>,
  at: { readonly step: number | null; readonly where: string },
  { problem, difference, deed, rejection }: Problem<A>,
  cause?: unknown,
): ScenarioFailed {
  const shownDeed = deed ?? scene.last;
  return new ScenarioFailed(
    {
      game: scene.engine.game.meta.id,
      ...at,
      problem,
      position: inWords(() => tellerOf(scene).position(scene.engine.view(scene.now, shownDeed?.seat ?? null))),
      action: shownDeed === null ? undefined : deedText(scene, shownDeed),
      code: rejection?.code,
      rule: rejection?.rule,
      difference,
    },
    cause,
  );
}

/** An action in the words of the game, and as data. */
export function deedText<G extends GameTypes, A extends AnyAction>(scene: Scene<G, A>, { seat, action }: Deed<A>): string {
  const known = scene.engine.game.numbering.encode(action) >= 0;
  const words = known ? inWords(() => tellerOf(scene).action(seat, action)) : scene.names[seat];
  return `${words} ${JSON.stringify(action)}`;
}

function tellerOf<G extends GameTypes, A extends AnyAction>({ engine, names, now }: Scene<G, A>) {
  return engine.describe(now, Object.fromEntries(names.map((name, seat) => [`seat.${seat}`, name])));
}

/** A describer that throws must not hide what is wrong. */
function inWords(tell: () => string): string {
  try {
    return tell();
  } catch (error) {
    return `(no words: ${String(error)})`;
  }
}
