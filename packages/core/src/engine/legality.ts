import type { AnyActionOf, Refusal } from '../game/action.ts';
import type { Game } from '../game/game.ts';
import { OVER } from '../game/match.ts';
import type { RuleView } from '../game/rule-view.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import type { Ending } from '../model/outcome.ts';
import { type EngineRejection, makeRejection, type Rejection } from '../model/rejection.ts';

// Legality is decided on a view: these functions see what the seat may know and nothing else.

/**
 * The ids of all legal actions of the seat that looks, ascending; none if it may not act. They are written into the array that is given, which is returned: what it held before is
 * gone. Its length changes as little as may be, since to empty a list and fill it again takes longer than to ask the rules. Refuses, by the fault `bad-choice`, `choices` of a game
 * that add what is no input of their action.
 */
export function legalIds<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, view: RuleView<G>, into: number[] = []): number[] {
  const count = view.phase === OVER || !mayAct(game, view) ? 0 : writeIds(game, view, into);
  while (into.length > count) into.pop();
  return into;
}

/** Writes them from the first place on; says how many they are. */
function writeIds<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, view: RuleView<G>, into: number[]): number {
  const { actions, numbering } = game;
  let asked = 0;
  let count = 0;
  let sorted = true;
  // One for all actions: to make one for each would cost as much as some of them take.
  const add = (input: unknown): void => {
    const id = numbering.encodeInput(asked, input);
    if (id < 0) throw badChoice(game, actions[asked]?.type, input);
    if (count > 0 && id < (into[count - 1] as number)) sorted = false;
    into[count] = id;
    count += 1;
  };
  for (const index of game.phaseActions[view.phase] ?? []) {
    const action = actions[index] as AnyActionOf<G>;
    if (action.choices === undefined) {
      count = addByCheck(game, view, index, into, count);
      continue;
    }
    const start = count;
    asked = index;
    action.choices(view, add);
    // Actions come in ascending order of ids, so only what this action added can be out of order.
    if (!sorted) into.splice(start, count - start, ...into.slice(start, count).sort((a, b) => a - b));
    sorted = true;
  }
  return count;
}

/**
 * Finds what a seat may do of one action by asking its `check` about every well-formed input. The engine does so for an action without `choices`; for one that has them, what
 * this finds is what they have to add. Asks neither whether the seat is awaited nor whether the phase has the action.
 *
 * The ids are written into `into`, ascending, from the index `start` on, by default at its end. Returns the index after the last one, so `start` if there is none. `index` is
 * the place of the action in `game.actions`; `view` is that of a seat, such as `simulator.view(seat)`.
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { addByCheck, createSimulator } from '@quayside/core/bots';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const simulator = createSimulator(engine, engine.create({ seats: 2, seed: 'any' }).match);
 * const ids: number[] = [];
 * console.log(addByCheck(connectFour, simulator.view(0), 0, ids), ids.join(' ')); // 7 0 1 2 3 4 5 6
 * ```
 */
export function addByCheck<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  view: RuleView<G>,
  index: number,
  into: number[],
  start = into.length,
): number {
  const action = game.actions[index] as AnyActionOf<G>;
  const { from, size } = game.numbering.ranges[index] as { from: number; size: number };
  let count = start;
  for (let id = from; id < from + size; id += 1) {
    if (action.check?.(view, game.numbering.decode(id)) !== undefined) continue;
    into[count] = id;
    count += 1;
  }
  return count;
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
  const problem = game.numbering.problem(action);
  const type = game.numbering.typeOf(action);
  const data = problem === undefined ? { path } : { path, problem };
  return engineRejection('bad-action', data, game.actions.find((known) => known.type === type)?.rule);
}

function ruled<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, { code, data }: Refusal): Rejection {
  return makeRejection(code, data, game.spec.rejections[code]?.rule);
}

/** The rule of the first reason of an end. */
export function ruleOfTheEnd<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, ending: Ending | null): string | null {
  return game.ends.find(({ reason }) => reason === ending?.reasons[0])?.rule ?? null;
}

/** What an author made of an action, with what is wrong with its lists. It is shown as `written`, where that is less than the action. */
export function toldAction<G extends GameTypes, A extends AnyAction>({ numbering }: Game<G, A>, action: unknown, written = action): string {
  const text = JSON.stringify(written) ?? String(written);
  const problem = numbering.problem(action);
  return problem === undefined ? text : `${text} (${numbering.locate(action).join('.')}: ${problem})`;
}

function badChoice<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, type: string | undefined, input: unknown): Fault {
  return new Fault({
    code: 'bad-choice',
    api: `kit.action(${JSON.stringify(type)}).choices`,
    expected: 'inputs that the action declares',
    received: toldAction(game, { type, ...Object(input) }, input),
    remedy: 'Add only what the input schema accepts, without `type`.',
  });
}
