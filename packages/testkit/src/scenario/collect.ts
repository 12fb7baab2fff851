import type { AnyAction, GameTypes, JsonObject, Learnt, UndoRejection } from '@quayside/core';
import type { Expectations } from './expectations.ts';
import type { Expectation, SeesThat, ViewerName } from './format.ts';
import { structuralCopy } from './patch.ts';
import type { Terms } from './terms.ts';

type Asked<A extends AnyAction> = Expectation<A> | SeesThat;

/** Lets somebody say what is expected, and gives it as data, in order. */
export function collectExpectations<G extends GameTypes, A extends AnyAction, T extends Terms>(
  projections: readonly string[],
  say: (expect: Expectations<G, A, T>) => unknown,
): Asked<A>[] {
  const collected: Asked<A>[] = [];
  const expect: Record<string, unknown> = {};
  function add(asked: Asked<A>): typeof expect {
    collected.push('holds' in asked ? asked : structuralCopy(asked));
    return expect;
  }
  Object.assign(expect, wordsOf(add));
  for (const name of projections) {
    if (Object.hasOwn(expect, name))
      throw new Error(`a projection cannot be called "${name}": every scenario has an expectation of that name`);
    expect[name] = (seat: string, measure: number | { readonly is: unknown }) =>
      add({ kind: 'projection', name, seat, ...(typeof measure === 'number' ? { by: measure } : { is: measure.is }) });
  }
  say(expect as Expectations<G, A, T>);
  return collected;
}

/** The expectations that every scenario has, by the names of their methods. */
function wordsOf<A extends AnyAction, R>(add: (asked: Asked<A>) => R): Record<string, (...told: never[]) => R> {
  return {
    state: (path: string, value: unknown) => add({ kind: 'state', path, value }),
    changes: (path: string, from: unknown, to: unknown) => add({ kind: 'changes', path, from, to }),
    changedOnly: (...paths: string[]) => add({ kind: 'changed-only', paths }),
    sees: (...told: Look) => add(looked('sees', told)),
    doesNotSee: (...told: Look) => add(looked('does-not-see', told)),
    legal: (seat: string, ...actions: A[]) => add({ kind: 'legal', seat, actions }),
    notLegal: (seat: string, ...actions: A[]) => add({ kind: 'not-legal', seat, actions }),
    onlyLegal: (seat: string, ...actions: A[]) => add({ kind: 'only-legal', seat, actions }),
    rejects: (seat: string, action: A, code: string, rule: string | null, data?: JsonObject) =>
      add({ kind: 'rejects', seat, action, code, rule, ...(data === undefined ? {} : { data }) }),
    event: (...patterns: unknown[]) => add({ kind: 'event', patterns }),
    noEvent: (...types: string[]) => add({ kind: 'no-event', types }),
    hears: (viewer: ViewerName, pattern: unknown) => add({ kind: 'hears', viewer, pattern }),
    doesNotHear: (viewer: ViewerName, pattern: unknown) => add({ kind: 'does-not-hear', viewer, pattern }),
    learnt: (learnt: Learnt) => add({ kind: 'learnt', learnt }),
    undo: (seat: string, answer: 'allowed' | UndoRejection) => add({ kind: 'undo', seat, answer }),
    awaits: (...seats: string[]) => add({ kind: 'awaits', seats }),
    phase: (phase: string) => add({ kind: 'phase', phase }),
    outcome: (pattern: unknown) => add({ kind: 'outcome', pattern }),
  };
}

type Look = [viewer: ViewerName, what: string | SeesThat['holds'], value?: unknown];

function looked(kind: 'sees' | 'does-not-see', [viewer, what, ...value]: Look): Asked<never> {
  if (typeof what === 'function') return { kind: 'sees-that', viewer, holds: what, answer: kind === 'sees' };
  return value.length === 0 ? { kind, viewer, path: what } : { kind, viewer, path: what, value: value[0] };
}
