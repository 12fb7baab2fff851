import type { AnyActionOf, Refusal } from '../game/action.ts';
import type { Game } from '../game/game.ts';
import { OVER } from '../game/match.ts';
import type { RuleView } from '../game/rule-view.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Ending } from '../model/outcome.ts';
import { type EngineRejection, makeRejection, type Rejection } from '../model/rejection.ts';

/** Legality is decided on a view: these functions see what the seat may know and nothing else. */

/** The ids of all legal actions of the seat that looks, ascending; none if it may not act. */
export function legalIds<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, view: RuleView<G>, into: number[] = []): number[] {
  if (view.phase === OVER || !mayAct(game, view)) return into;
  for (const index of game.phaseActions[view.phase] ?? []) addChoices(game, view, index, into);
  return into;
}

function addChoices<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, view: RuleView<G>, index: number, into: number[]): void {
  const action = game.actions[index] as AnyActionOf<G>;
  const start = into.length;
  if (action.choices === undefined) {
    addByCheck(game, view, index, into);
    return;
  }
  let sorted = true;
  action.choices(view, (input) => {
    const id = game.numbering.encodeInput(index, input);
    if (id < 0) throw badChoice(action.type, input);
    sorted &&= into.length === start || (into[into.length - 1] as number) < id;
    into.push(id);
  });
  // Actions come in ascending order of ids, so only what this action added can be out of order.
  if (!sorted) into.splice(start, into.length, ...into.slice(start).sort((a, b) => a - b));
}

/** The choices of one action by definition: every well-formed input that `check` lets pass. */
export function addByCheck<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  view: RuleView<G>,
  index: number,
  into: number[],
): void {
  const action = game.actions[index] as AnyActionOf<G>;
  const range = game.numbering.ranges[index] as { from: number; size: number };
  for (let id = range.from; id < range.from + range.size; id += 1) {
    if (action.check?.(view, game.numbering.decode(id)) === undefined) into.push(id);
  }
}

/** Whether the seat that looks is awaited, or may still change its sealed commit. */
export function mayAct<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, view: RuleView<G>): boolean {
  if (view.presence[view.seat] === 'away') return false;
  return view.awaited.includes(view.seat) || (game.phases[view.phase]?.kind === 'simultaneous' && view.committed.includes(view.seat));
}

/**
 * Why an action with this id may not be done, in the fixed order of the codes; `undefined` if it is legal. The seat is a seat of the match; `stale`, whether
 * it decided on a view that is not the one it has now.
 */
export function refuse<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  view: RuleView<G>,
  id: number,
  stale: boolean,
): Rejection | undefined {
  const index = game.numbering.indexOf(id);
  const action = game.actions[index] as AnyActionOf<G>;
  const { type } = action;
  if (view.phase === OVER) return engineRejection('match-over', {}, ruleOfTheEnd(game, view.ending));
  if (stale) return staleRejection(view);
  const phase = game.phases[view.phase];
  if (!mayAct(game, view))
    return engineRejection('not-awaited', { phase: view.phase }, phase?.refuse?.(view, view.seat, type) ?? phase?.rule);
  if (!game.phaseActions[view.phase]?.includes(index)) {
    return engineRejection('not-now', { phase: view.phase, type }, phase?.refuse?.(view, view.seat, type) ?? action.rule);
  }
  const refusal = refuseByCheck(game, view, id);
  return refusal === undefined ? undefined : ruled(game, refusal);
}

/** What the action's own `check` says. */
export function refuseByCheck<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  view: RuleView<G>,
  id: number,
): Refusal | undefined {
  const action = game.actions[game.numbering.indexOf(id)];
  return action?.check?.(view, game.numbering.decode(id));
}

/** What was decided on a view that has changed since. */
export function staleRejection({ step }: { readonly step: number }): Rejection<EngineRejection> {
  return engineRejection('stale', { step });
}

/** Something for a seat that is none of the match. */
export function noSeat({ options }: { readonly options: { readonly seats: number } }): Rejection<EngineRejection> {
  return engineRejection('not-a-seat', { seats: options.seats });
}

const engineRejection = makeRejection<EngineRejection>;

/** What is not an action of the game; if it names one, that one's rule is cited. */
export function badAction<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, action: unknown): Rejection<EngineRejection> {
  const path = game.numbering.locate(action);
  const type = game.numbering.typeOf(action);
  return engineRejection('bad-action', { path }, game.actions.find((known) => known.type === type)?.rule);
}

function ruled<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, { code, data }: Refusal): Rejection {
  return makeRejection(code, data, game.spec.rejections[code]?.rule);
}

/** The rule of the first reason of an end. */
export function ruleOfTheEnd<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, ending: Ending | null): string | null {
  return game.ends.find(({ reason }) => reason === ending?.reasons[0])?.rule ?? null;
}

function badChoice(type: string, input: unknown): Fault {
  return new Fault({
    code: 'bad-choice',
    api: `kit.action(${JSON.stringify(type)}).choices`,
    expected: 'inputs that the action declares',
    received: JSON.stringify(input) ?? String(input),
    remedy: 'Add only what the input schema accepts, without `type`.',
  });
}
