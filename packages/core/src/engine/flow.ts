import type { Game } from '../game/game.ts';
import { OVER } from '../game/match.ts';
import type { Commit, Phase } from '../game/phase.ts';
import { Fault } from '../model/fault.ts';
import type { AnyAction, GameTypes } from '../model/game-types.ts';
import { FINISHES, type Finish, type Outcome } from '../model/outcome.ts';
import type { Seat } from '../model/seat.ts';
import { autopilotId } from './autopilot-id.ts';
import type { Run } from './run.ts';

/** More phases than this entered after one action means that they lead in a circle. */
const ENDLESS = 1000;

/** Does what a legal action asks for, and all that follows from it, until somebody is awaited or the match is over. */
export function actOnce<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, id: number, seat: Seat): void {
  const action = run.game.actions[run.game.numbering.indexOf(id)];
  const input = run.game.numbering.decode(id);
  if (action?.apply === undefined) {
    commit(run, seat, input);
    return;
  }
  run.write(seat, (state, effects) => action.apply?.(state, input, effects));
  afterChange(run);
}

/** Enters the first phase of a new match. */
export function begin<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): void {
  enter(run, run.game.first);
  if (!endNow(run)) advance(run, successorOnEntry(run));
}

function commit<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, seat: Seat, action: A): void {
  run.setCommit(seat, action);
  if (run.awaited().length === 0) reveal(run);
}

/** Opens all commits in ascending order of seats; one that is no longer legal gives way to the autopilot's. */
function reveal<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): void {
  const opened: Commit<A>[] = [];
  for (const [seat, action] of run.commits.entries()) {
    if (action !== null) opened.push({ seat, action: stillLegal(run, seat, action) });
  }
  run.clearCommits();
  run.revealed = true;
  const phase = run.openPhase();
  run.write(null, (state, effects) => phase?.reveal?.(state, opened, effects));
  afterChange(run);
}

function stillLegal<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, seat: Seat, action: A): A {
  const refusal = run.game.actions.find(({ type }) => type === action.type)?.check?.(run.view(seat), action);
  if (refusal === undefined) return action;
  run.announce(() => ({ type: 'commit-replaced', seat, code: refusal.code }));
  return run.game.numbering.decode(autopilotId(run, seat));
}

/** The furthest step of a match: far beyond any bound, and far from where counting on would no longer be exact. */
export const FURTHEST_STEP = 2 ** 52;

/** Nobody plays so far, but a match from outside may say that it has come to any step: counting stays there, so that what is played from it can be loaded again. */
function countStep<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): void {
  if (run.step < FURTHEST_STEP) run.step += 1;
}

/** What follows a change of state: ends first, then the flow. */
function afterChange<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): void {
  countStep(run);
  latchEnds(run);
  if (!endNow(run)) advance(run, successorAfterChange(run));
}

/**
 * What follows a change of state that no action made: in a simultaneous phase, commits of seats that it waits for no longer are void, and it stays open until
 * the rest is in.
 */
export function afterSeatChange<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): void {
  if (run.openPhase()?.kind !== 'simultaneous') {
    afterChange(run);
    return;
  }
  countStep(run);
  latchEnds(run);
  if (endNow(run)) return;
  for (const seat of run.commits.keys()) if (!run.awaiting().includes(seat)) run.setCommit(seat, null);
  if (run.awaited().length === 0) reveal(run);
}

/** Leaves the open phase for its successor, and that one in turn, until a phase stays. */
function advance<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, successor: string | undefined): void {
  let target = successor;
  for (let entered = 0; target !== undefined; entered += 1) {
    if (entered > ENDLESS) throw endless(run);
    if (closesTheMatch(run)) {
      finish(run);
      return;
    }
    enter(run, target);
    if (endNow(run)) return;
    target = successorOnEntry(run);
  }
}

function enter<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, name: string): void {
  run.phase = name;
  run.changed();
  const phase = run.openPhase();
  if (phase?.enter !== undefined) run.write(null, (state, effects) => phase.enter?.(state, effects));
  latchEnds(run);
}

/** Asked after an action or a reveal. */
function successorAfterChange<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): string | undefined {
  const phase = run.openPhase() as Phase<G>;
  if (phase.next === undefined) return phase.kind === 'simultaneous' || run.awaiting().length === 0 ? phase.to[0] : undefined;
  return checked(run, phase, phase.next(run.board));
}

/** Asked when a phase has been entered: it stays if somebody is awaited. */
function successorOnEntry<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): string | undefined {
  if (run.awaiting().length > 0) return undefined;
  const phase = run.openPhase() as Phase<G>;
  return checked(run, phase, phase.next === undefined ? phase.to[0] : phase.next(run.board));
}

function checked<G extends GameTypes, A extends AnyAction>(
  run: Run<G, A>,
  phase: Phase<G>,
  target: string | undefined,
): string | undefined {
  if (target === undefined && run.awaiting().length === 0) throw stuck(run.phase);
  if (target !== undefined && !phase.to.includes(target)) throw undeclared(run.phase, target);
  return target;
}

/** The first reason to end that holds and has not latched: none in a match that stands still. */
export function missedEnd<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): string | undefined {
  if (run.phase === OVER || run.openPhase()?.setup === true) return undefined;
  return run.game.ends.find((end) => isDue(run, end))?.reason;
}

function isDue<G extends GameTypes, A extends AnyAction>(run: Run<G, A>, { reason, when }: Game<G, A>['ends'][number]): boolean {
  return !run.ending?.reasons.includes(reason) && when(run.board);
}

/** Asks every end that has not latched yet; not during setup. */
function latchEnds<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): void {
  if (run.openPhase()?.setup === true) return;
  for (const end of run.game.ends) {
    if (!isDue(run, end)) continue;
    const { reason, finish } = end;
    const before = run.ending;
    run.ending = { reasons: [...(before?.reasons ?? []), reason], finish: before === null ? finish : sooner(before.finish, finish) };
    run.announce(() => ({ type: 'end-triggered', reason, finish }));
  }
}

function sooner(a: Finish, b: Finish): Finish {
  return FINISHES.indexOf(a) <= FINISHES.indexOf(b) ? a : b;
}

function endNow<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): boolean {
  if (run.ending?.finish !== 'now') return false;
  finish(run);
  return true;
}

/** Whether leaving the open phase completes what the ending plays on to. */
function closesTheMatch<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): boolean {
  if (run.ending === null) return false;
  const closes = run.openPhase()?.closes;
  const completed = typeof closes === 'function' ? closes(run.board) : closes;
  return completed !== undefined && FINISHES.indexOf(completed) >= FINISHES.indexOf(run.ending.finish);
}

function finish<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): void {
  run.phase = OVER;
  run.clearCommits();
  run.announce(() => ({ type: 'match-over', outcome: run.outcome() as Outcome }));
}

function endless<G extends GameTypes, A extends AnyAction>(run: Run<G, A>): Fault {
  return new Fault({
    code: 'endless-transitions',
    api: `phases.${run.phase}`,
    expected: 'a phase that somebody acts in, or the end of the match',
    received: `${ENDLESS} phases in a row that awaited nobody`,
    remedy: 'Make one of the phases of this circle await a seat, or declare an end.',
  });
}

function stuck(phase: string): Fault {
  return new Fault({
    code: 'stuck',
    api: `phases.${phase}`,
    expected: 'a successor, since nobody is awaited',
    received: '`next` returned undefined',
    remedy: 'Name the phase that follows, or await a seat.',
  });
}

function undeclared(phase: string, target: string): Fault {
  return new Fault({
    code: 'undeclared-successor',
    api: `phases.${phase}.next`,
    expected: 'one of the phases in `to`',
    received: JSON.stringify(target),
    remedy: 'Add it to `to`, or correct the name.',
  });
}
