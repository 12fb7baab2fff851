import type { AnyAction, GameTypes } from '@quayside/core';
import { type DataDifference, differences, differenceText, misfits, shown } from './difference.ts';
import type { Expectation, SeesThat } from './format.ts';
import { isWithin, keysOf, valueAt } from './paths.ts';
import { project } from './projections.ts';
import { calledViewer, type Problem, type Scene, seatOf, viewerOf } from './scene.ts';

type Asked<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>;

/** A projection of a seat is what it should be, or has changed by what it should have. */
export function checkProjection<G extends GameTypes, A extends AnyAction>(
  scene: Scene<G, A>,
  asked: Asked<'projection'>,
): Problem<A> | undefined {
  const { engine, projections, names, before, now } = scene;
  const projection = Object.hasOwn(projections, asked.name) ? projections[asked.name] : undefined;
  if (projection === undefined) return { problem: `no projection "${asked.name}" was given` };
  const seat = seatOf(names, asked.seat);
  const is = project(engine, now, projection, seat);
  const what = `the ${asked.name} of ${asked.seat}`;
  if ('is' in asked) return compared(what, differences(asked.is, is));
  const was = project(engine, before, projection, seat);
  if (typeof is !== 'number' || typeof was !== 'number') return { problem: `${what} is no number: ${shown(is)}` };
  if (is - was === asked.by) return undefined;
  return { problem: `${what} should change by ${signed(asked.by)}`, difference: `expected ${was + asked.by}, got ${is} (it was ${was})` };
}

/** The state holds a value at a path. */
export function checkState<G extends GameTypes, A extends AnyAction>(
  { now, names }: Scene<G, A>,
  { path, value }: Asked<'state'>,
): Problem<A> | undefined {
  const keys = keysOf(now.state, path, names);
  return compared(path, differences(value, valueAt(now.state, keys), keys));
}

/** The state held a value at a path before the block, and holds another now. */
export function checkChanges<G extends GameTypes, A extends AnyAction>(
  { before, now, names }: Scene<G, A>,
  { path, from, to }: Asked<'changes'>,
): Problem<A> | undefined {
  const keys = keysOf(now.state, path, names);
  const was = differences(from, valueAt(before.state, keys), keys);
  return compared(`${path} before`, was) ?? compared(path, differences(to, valueAt(now.state, keys), keys));
}

/** All that has changed over the block lies at the paths, and something has at each. */
export function checkChangedOnly<G extends GameTypes, A extends AnyAction>(
  { before, now, names }: Scene<G, A>,
  { paths }: Asked<'changed-only'>,
): Problem<A> | undefined {
  const changed = differences(before.state, now.state);
  const allowed = paths.map((path) => keysOf(now.state, path, names));
  const other = changed.filter(({ keys }) => !allowed.some((path) => isWithin(keys, path)));
  if (other.length > 0)
    return {
      problem: `nothing ${paths.length === 0 ? '' : `but ${paths.join(', ')} `}should change`,
      difference: differenceText(other, 'was', 'is'),
    };
  const idle = allowed.findIndex((path) => !changed.some(({ keys }) => isWithin(keys, path)));
  return idle < 0 ? undefined : { problem: `${paths[idle]} should change, and did not` };
}

/** A viewer sees something at a path, of a certain value if one is told. */
export function checkSees<G extends GameTypes, A extends AnyAction>(scene: Scene<G, A>, asked: Asked<'sees'>): Problem<A> | undefined {
  const { keys, seen } = look(scene, asked);
  const what = `what ${calledViewer(asked.viewer)} sees at ${asked.path}`;
  if ('value' in asked) return compared(what, differences(asked.value, seen, keys));
  return seen === undefined || seen === null ? { problem: `${what} should be there, and is ${shown(seen)}` } : undefined;
}

/** A viewer sees nothing at a path, or not a certain value. */
export function checkDoesNotSee<G extends GameTypes, A extends AnyAction>(
  scene: Scene<G, A>,
  asked: Asked<'does-not-see'>,
): Problem<A> | undefined {
  const { seen } = look(scene, asked);
  const what = `${calledViewer(asked.viewer)} should not see at ${asked.path}`;
  if ('value' in asked) return differences(asked.value, seen).length > 0 ? undefined : { problem: `${what} ${shown(seen)}` };
  return seen === undefined || seen === null ? undefined : { problem: `${what} anything, and sees ${shown(seen)}` };
}

/** A predicate on a view gives the answer that it should. */
export function checkSeesThat<G extends GameTypes, A extends AnyAction>(
  { engine, now, names }: Scene<G, A>,
  { viewer, holds, answer }: SeesThat,
): Problem<A> | undefined {
  if (holds(engine.view(now, viewerOf(names, viewer))) === answer) return undefined;
  return { problem: `${calledViewer(viewer)} should ${answer ? '' : 'not '}see that ${holds.toString()}` };
}

/** The match is over, and came out as the pattern says. */
export function checkOutcome<G extends GameTypes, A extends AnyAction>(
  { engine, now }: Scene<G, A>,
  { pattern }: Asked<'outcome'>,
): Problem<A> | undefined {
  const outcome = engine.outcome(now);
  if (outcome === null) return { problem: `the match should be over, and is in the phase ${now.phase}` };
  return compared('the outcome', misfits(pattern, outcome));
}

/** A phase is open. */
export function checkPhase<G extends GameTypes, A extends AnyAction>(
  { now }: Scene<G, A>,
  { phase }: Asked<'phase'>,
): Problem<A> | undefined {
  return compared('the phase', differences(phase, now.phase));
}

/** Certain seats still have to act, and no others. */
export function checkAwaits<G extends GameTypes, A extends AnyAction>(
  { engine, now, names }: Scene<G, A>,
  { seats }: Asked<'awaits'>,
): Problem<A> | undefined {
  const expected = seats.map((name) => seatOf(names, name)).sort((a, b) => a - b);
  const awaited = engine.awaited(now);
  const [asked, got] = [expected, awaited].map((list) => list.map((seat) => names[seat]).join(', ') || 'nobody');
  return asked === got ? undefined : { problem: 'other seats should be awaited', difference: `expected ${asked}, got ${got}` };
}

/** What was learnt by the last action. */
export function checkLearnt<G extends GameTypes, A extends AnyAction>(
  { last }: Scene<G, A>,
  { learnt }: Asked<'learnt'>,
): Problem<A> | undefined {
  return last === null
    ? { problem: 'nothing has been done that something could be learnt by' }
    : compared('what was learnt', differences(learnt, last.learnt));
}

function look<G extends GameTypes, A extends AnyAction>(
  { engine, now, names }: Scene<G, A>,
  { viewer, path }: Asked<'sees'> | Asked<'does-not-see'>,
) {
  const view = engine.view(now, viewerOf(names, viewer));
  const keys = keysOf(view, path, names);
  return { keys, seen: valueAt(view, keys) };
}

function compared(what: string, found: readonly DataDifference[]): { problem: string; difference: string | undefined } | undefined {
  return found.length === 0 ? undefined : { problem: `${what} should be otherwise`, difference: differenceText(found) };
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}
