import { type AnyAction, type GameTypes, type Rejection, type Seat, undoTarget } from '@quayside/core';
import { textOf } from '../conformance/json.ts';
import { differenceText, misfits } from './difference.ts';
import type { Expectation } from './format.ts';
import { codeText, type Deed, deedText, type Problem, rejectionText, type Scene, seatOf } from './scene.ts';

type Asked<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>;

/** A seat may do each of some things. */
export function checkLegal<G extends GameTypes, A extends AnyAction>(scene: Scene<G, A>, asked: Asked<'legal'>): Problem<A> | undefined {
  for (const deed of deedsOf<G, A>(scene, asked)) {
    const rejection = explain(scene, deed);
    if (rejection !== null)
      return { problem: `${asked.seat} should be allowed to do this, but: ${rejectionText(scene, rejection)}`, deed, rejection };
  }
  return undefined;
}

/** A seat may do none of some things. */
export function checkNotLegal<G extends GameTypes, A extends AnyAction>(
  scene: Scene<G, A>,
  asked: Asked<'not-legal'>,
): Problem<A> | undefined {
  const deed = deedsOf<G, A>(scene, asked).find((each) => explain(scene, each) === null);
  return deed === undefined ? undefined : { problem: `${asked.seat} should not be allowed to do this, but is`, deed };
}

/** A seat may do some things and nothing else. */
export function checkOnlyLegal<G extends GameTypes, A extends AnyAction>(
  scene: Scene<G, A>,
  asked: Asked<'only-legal'>,
): Problem<A> | undefined {
  const forbidden = checkLegal(scene, { ...asked, kind: 'legal' });
  if (forbidden !== undefined) return forbidden;
  const { engine, now, names } = scene;
  const seat = seatOf(names, asked.seat);
  const listed = asked.actions.map((action) => engine.game.numbering.encode(action));
  const other = engine.legal(engine.view(now, seat)).find((action) => !listed.includes(engine.game.numbering.encode(action)));
  if (other === undefined) return undefined;
  const deed = { seat, action: other };
  return { problem: `${asked.seat} should be allowed to do nothing else, but is: ${deedText(scene, deed)}`, deed };
}

/** A seat is refused, for a certain reason. */
export function checkRejects<G extends GameTypes, A extends AnyAction>(
  scene: Scene<G, A>,
  { seat: name, action, code, rule, data = {} }: Asked<'rejects'>,
): Problem<A> | undefined {
  const deed = { seat: seatOf(scene.names, name), action: action as A };
  const answer = scene.engine.apply(scene.now, deed.seat, action);
  const expected = `${name} should be refused with ${codeText(code, rule)}`;
  if (answer.ok) return { problem: `${expected}, but is allowed to do this`, deed };
  const { rejection } = answer;
  if (rejection.code === code && rejection.rule === rule) {
    const found = misfits(data, rejection.data, ['data']);
    return found.length === 0
      ? undefined
      : { problem: `${expected}, for another reason`, difference: differenceText(found), deed, rejection };
  }
  const difference = `expected ${codeText(code, rule)}, got ${codeText(rejection.code, rejection.rule)} ${textOf(rejection.data)}`;
  return { problem: `${expected}, but was with ${rejectionText(scene, rejection)}`, difference, deed, rejection };
}

/** A seat may take back what it did last, or may not for a certain reason. */
export function checkUndo<G extends GameTypes, A extends AnyAction>(
  { log, names }: Scene<G, A>,
  { seat, answer }: Asked<'undo'>,
): Problem<A> | undefined {
  const target = undoTarget(log, seatOf(names, seat));
  const got = target.ok ? 'allowed' : target.rejection.code;
  if (got === answer) return undefined;
  return { problem: `the undo of ${seat} should be answered otherwise`, difference: `expected ${answer}, got ${got}` };
}

function deedsOf<G extends GameTypes, A extends AnyAction>(
  { names }: Scene<G, A>,
  { seat: name, actions }: { readonly seat: string; readonly actions: readonly AnyAction[] },
): Deed<A>[] {
  const seat: Seat = seatOf(names, name);
  return actions.map((action) => ({ seat, action: action as A }));
}

function explain<G extends GameTypes, A extends AnyAction>({ engine, now }: Scene<G, A>, { seat, action }: Deed<A>): Rejection | null {
  return engine.explain(engine.view(now, seat), action);
}
