import type { Game } from '@quayside/core';
import type { ActionEffects } from '@quayside/core/sdk';
import { type ToyAction, toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

// Ways to break the toy game, for tests of what finds it.

export type Wreck = Game<Toy, ToyAction>;

/** Part of the table of the toy, in which anything may be put. */
export interface Table {
  seats: { coins: number; stowed: number[] }[];
  open: readonly number[];
}

type Loose = Omit<ActionEffects<Toy>, 'emit'> & { emit(event: object, audience?: object): void };

/** The toy with parts of one action replaced, or with something done after its `apply`. */
export function withAction(
  type: string,
  change: object | ((state: { table: Table; hands: { cards: number[] }[] }, effects: Loose) => void),
): Wreck {
  const actions = toy.actions.map((action) => {
    if (action.type !== type) return action;
    if (typeof change !== 'function') return { ...action, ...change };
    const apply: typeof action.apply = (state, input, effects) => {
      action.apply?.(state, input, effects);
      change(state, effects as unknown as Loose);
    };
    return { ...action, apply };
  });
  return { ...toy, actions };
}

/** The toy with parts of one phase replaced. */
export function withPhase(name: string, change: object): Wreck {
  return { ...toy, phases: { ...toy.phases, [name]: { ...toy.phases[name], ...change } as (typeof toy.phases)[string] } };
}

/** Ends that never come. */
export const never: Wreck['ends'] = [{ reason: 'never', rule: 'TOY.12', when: () => false, finish: 'now' }];
