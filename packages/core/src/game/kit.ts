import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { Fault } from '../model/fault.ts';
import type { ContentRef, GameTypes } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { JsonObject } from '../model/json.ts';
import type { Action, ActionDefinition, AnyActionOf, MoveDefinition, NoInput, Refusal, Sent } from './action.ts';
import { defineGame, type GameStructure } from './define-game.ts';
import type { Game, GameParts, KitSpec } from './game.ts';
import type { AutomaticPhaseDefinition, Phase, SimultaneousPhaseDefinition, TurnPhaseDefinition } from './phase.ts';

/** The schemas, and the tables beside them, from which `gameKit` infers the types of a game. */
export interface GameSpec<
  T extends core.$ZodType<object>,
  H extends core.$ZodType<object>,
  N extends core.$ZodType<object>,
  S extends core.$ZodType<object>,
  O extends core.$ZodType<object>,
  C extends core.$ZodType<{ id: string }>,
  E extends Readonly<Record<string, core.$ZodType<object>>>,
  R extends Readonly<Record<string, { readonly rule: string }>>,
  D,
> {
  /** What everybody sees. Counts of hidden things stand here. */
  readonly table: T;
  /** What one seat holds and its owner alone sees. */
  readonly hand: H;
  /** What nobody sees. */
  readonly hidden: N;
  /** The projection of hidden things for one viewer. */
  readonly shown: S;
  /** The game's own options; the engine adds the number of seats and the content. */
  readonly options: O;
  /** The data of the components; `id` names one set of them. */
  readonly content: C;
  /** By type of event, its data. */
  readonly events: E;
  /** By code of rejection, the one rule that it cites. */
  readonly rejections: R;
  /** Lookup tables, computed once per options and content; never saved, never sent. Frozen, since all matches share them: a rule that writes to them throws, though their types do not say so. */
  derive?(
    options: Immutable<core.output<O>> & { readonly seats: number; readonly content: ContentRef },
    content: Immutable<core.output<C>>,
  ): D;
}

/** What an author writes a game with; every method is typed by the game's own types. Made by {@link gameKit}. */
export interface Kit<G extends GameTypes> {
  /** The types of the game, for `interface MyGame extends Flat<typeof inferred.types> {}`; there is no value behind it. */
  readonly types: G;
  /** Declares an action that changes the state at once. */
  action<const T extends string, S extends core.$ZodType = NoInput>(definition: ActionDefinition<G, T, S>): Action<G, T, core.output<S>>;
  /** Declares an action for simultaneous phases: sealed until all are in; the phase's `reveal` applies it. */
  sealed<const T extends string, S extends core.$ZodType = NoInput>(definition: MoveDefinition<G, T, S>): Action<G, T, core.output<S>>;
  /** Declares a phase in which the awaited seats act one action at a time, first come. */
  phase<const To extends string>(definition: TurnPhaseDefinition<G, To>): Phase<G>;
  /** Declares a phase in which the awaited seats commit in secret and are revealed together. */
  simultaneous<const To extends string, const AS extends readonly AnyActionOf<G>[]>(
    definition: SimultaneousPhaseDefinition<G, To, Sent<AS[number]>> & { readonly actions: AS },
  ): Phase<G>;
  /** Declares a phase that awaits nobody. */
  automatic<const To extends string>(definition: AutomaticPhaseDefinition<G, To>): Phase<G>;
  /**
   * Refuses an input from within `check`, which returns what this gives: `return kit.reject('column-full', { column })`. `data` are for messages. A code that was not
   * declared is the fault `undeclared-rejection`.
   */
  reject(code: G['rejections'], data?: JsonObject): Refusal<G['rejections']>;
  /**
   * Puts the game together: give what comes of it to `createEngine`. Refuses, by a fault that names the place, whatever cannot work:
   *
   * - names: `bad-game-id`, `bad-action-type`, `bad-rejection-code`, `duplicate-name`, and those that are the engine's own, `reserved-event`, `reserved-rejection`,
   * `reserved-phase`
   * - what is missing: `no-function`, `no-content`, `no-end`, `no-next`
   * - phases and actions: `unknown-phase`, `unlisted-action`, `unused-action`, `wrong-action-kind`, `unreachable-finish`
   * - settings: `bad-default-options`, `bad-rules-version`, `bad-seats`, `bad-stage`, `bad-shared-ranks`, `bad-unopened`, and `wrong-contract`, a game for another version of the contract
   * - migrations: `migration-duplicate`, `migration-gap`, `migration-cycle`
   * - inputs that cannot be numbered: codes that begin with `input-`
   */
  game<const AS extends readonly AnyActionOf<G>[]>(
    definition: GameParts<G, Sent<AS[number]>> & Omit<GameStructure<G>, 'actions'> & { readonly actions: AS },
  ): Game<G, Sent<AS[number]>>;
}

/**
 * Begins a game: fixes its types once, from its schemas. It refuses nothing by itself; `kit.game` does, once the game is whole. Two lines give the types a name, which keeps
 * declarations short and errors readable:
 *
 * ```ts no-check
 * const inferred = gameKit({ table, hand, hidden, shown, options, content, events, rejections });
 * export interface Checkers extends Flat<typeof inferred.types> {}
 * export const kit: Kit<Checkers> = inferred;
 * ```
 */
export function gameKit<
  T extends core.$ZodType<object>,
  H extends core.$ZodType<object>,
  N extends core.$ZodType<object>,
  S extends core.$ZodType<object>,
  O extends core.$ZodType<object>,
  C extends core.$ZodType<{ id: string }>,
  E extends Readonly<Record<string, core.$ZodType<object>>>,
  const R extends Readonly<Record<string, { readonly rule: string }>>,
  D = undefined,
>(
  spec: GameSpec<T, H, N, S, O, C, E, R, D>,
): Kit<{
  /** What everybody sees. */
  table: core.output<T>;
  /** What one seat holds and its owner alone sees. */
  hand: core.output<H>;
  /** What nobody sees. */
  hidden: core.output<N>;
  /** What one viewer is shown of hidden things. */
  shown: core.output<S>;
  /** The game's own options, without seats and content. */
  options: core.output<O>;
  /** The data of the components. */
  content: core.output<C>;
  /** Lookup tables, computed from options and content; never saved, never sent. */
  derived: D;
  /** By type of event, its data. */
  events: { [K in keyof E]: core.output<E[K]> };
  /** The game's own codes. */
  rejections: keyof R & string;
}> {
  return makeKit(spec);
}

function makeKit<G extends GameTypes>(spec: KitSpec): Kit<G> {
  const kit: Kit<G> = {
    types: undefined as unknown as G,
    action: (definition) => declare(definition, 'action'),
    sealed: (definition) => declare(definition, 'sealed'),
    phase: (definition) => Object.freeze({ ...definition, kind: 'turn' as const }),
    simultaneous: (definition) => Object.freeze({ ...definition, kind: 'simultaneous' as const }) as Phase<G>,
    automatic: (definition) => Object.freeze({ ...definition, kind: 'automatic' as const, actions: [], awaiting: () => [] }),
    reject(code, data = {}) {
      if (!Object.hasOwn(spec.rejections, code)) throw undeclared(code);
      return { code, data };
    },
    game: (definition) => defineGame(spec, definition as never) as never,
  };
  return Object.freeze(kit);
}

function declare<G extends GameTypes, T extends string, S extends core.$ZodType>(
  definition: MoveDefinition<G, T, S>,
  kind: 'action' | 'sealed',
): Action<G, T, core.output<S>> {
  const input = (definition.input ?? z.strictObject({})) as core.$ZodType<core.output<S>>;
  return Object.freeze({ ...definition, kind, input });
}

function undeclared(code: string): Fault {
  return new Fault({
    code: 'undeclared-rejection',
    api: 'kit.reject',
    expected: 'a code declared in `rejections` of gameKit',
    received: JSON.stringify(code),
    remedy: 'Declare it there, with the rule that it cites.',
  });
}
