import type { AnyAction, GameTypes } from '@quayside/core';
import { checkLegal, checkNotLegal, checkOnlyLegal, checkRejects, checkUndo } from './check-actions.ts';
import { checkDoesNotHear, checkEvent, checkHears, checkNoEvent } from './check-events.ts';
import {
  checkAwaits,
  checkChangedOnly,
  checkChanges,
  checkDoesNotSee,
  checkLearnt,
  checkOutcome,
  checkPhase,
  checkProjection,
  checkSees,
  checkSeesThat,
  checkState,
} from './check-state.ts';
import type { Expectation, SeesThat } from './format.ts';
import type { Problem, Scene } from './scene.ts';

type Asked = Expectation | SeesThat;
type Check<K extends Asked['kind']> = <G extends GameTypes, A extends AnyAction>(
  scene: Scene<G, A>,
  asked: Extract<Asked, { kind: K }>,
) => Problem<A> | undefined;

/** By kind, how an expectation is looked at. */
const CHECKS: { readonly [K in Asked['kind']]: Check<K> } = {
  projection: checkProjection,
  state: checkState,
  changes: checkChanges,
  'changed-only': checkChangedOnly,
  sees: checkSees,
  'does-not-see': checkDoesNotSee,
  'sees-that': checkSeesThat,
  legal: checkLegal,
  'not-legal': checkNotLegal,
  'only-legal': checkOnlyLegal,
  rejects: checkRejects,
  event: checkEvent,
  'no-event': checkNoEvent,
  hears: checkHears,
  'does-not-hear': checkDoesNotHear,
  learnt: checkLearnt,
  undo: checkUndo,
  awaits: checkAwaits,
  phase: checkPhase,
  outcome: checkOutcome,
};

/** The kinds of step that a scenario has. */
export const STEP_KINDS: readonly string[] = ['draws', 'does', ...Object.keys(CHECKS)];

/** What is wrong with an expectation; `undefined` where it holds. */
export function check<G extends GameTypes, A extends AnyAction>(scene: Scene<G, A>, asked: Asked): Problem<A> | undefined {
  return (CHECKS[asked.kind] as Check<Asked['kind']>)(scene, asked as never);
}
