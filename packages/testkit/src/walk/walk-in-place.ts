import type { AnyAction, Engine, GameTypes, Seat } from '@quayside/core';
import { createRunner } from '@quayside/core/bots';
import { beyondBound } from '../conformance/bound.ts';
import { brokenInvariant } from '../conformance/invariants.ts';
import { chooseSeat } from './choose.ts';
import { LawBroken } from './law-broken.ts';
import { seeRefusalsInPlace } from './refusals.ts';
import { Tally, type WalkReport } from './report.ts';
import { openChooser, patience, policyOf, type WalkOptions } from './walk.ts';

/**
 * Plays one match in place alone, fast enough for thousands of matches, and tries after every action what matters most: the declared invariants, a legal
 * action for whoever is awaited, the bound of P13, and an end. Throws a `LawBroken` otherwise. `laws` is not looked at. Nobody
 * listens to events, unless a `coverage` counts them.
 */
export function walkInPlace<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  options: Omit<WalkOptions<G, A>, 'laws'>,
): WalkReport<G, A> {
  const { match, events: first } = engine.create(options.setup);
  const { numbering } = engine.game;
  const chooser = openChooser(options.chooser);
  const sampler = openChooser(`sample ${options.chooser}`);
  const listen = options.coverage !== undefined;
  const runner = createRunner(engine, match, { listen });
  const pick = policyOf(options);
  const most = options.maxSteps ?? patience(engine, match);
  const tally = new Tally();
  if (listen) tally.heard(first);
  const entries: { seat: Seat; action: A }[] = [];
  const step = (): number => runner.view(0).step;
  const record = () => ({ setup: options.setup, entries });

  function demand(difference: string | undefined, law: string, promise: string): void {
    if (difference === undefined) return;
    throw new LawBroken({ game: match.game, law, promise, step: step(), difference, record: record() as never });
  }

  function play(): void {
    const seat = chooseSeat(runner, chooser);
    if (options.coverage !== undefined) seeRefusalsInPlace(options.coverage, engine.game, runner, seat, sampler);
    const ids = runner.legal(seat);
    demand(ids.length === 0 ? `seat ${seat} is awaited, and has no legal action` : undefined, 'choices-are-checks', 'P6');
    const action = pick(
      runner.view(seat),
      ids.map((id) => numbering.decode(id)),
      chooser,
    );
    tally.action(action.type, runner.view(seat).phase);
    entries.push({ seat, action });
    runner.step(seat, numbering.encode(action));
    if (listen) tally.heard(runner.events());
    demand(brokenInvariant(engine, match, runner.state(), runner.phase()), 'invariants-hold', 'game');
    demand(beyondBound(engine, match, step()), 'within-bound', 'P13');
  }

  while (!runner.isOver() && entries.length < most) {
    try {
      play();
    } catch (error) {
      if (error instanceof LawBroken) throw error;
      demand(`it throws ${String(error)}`, 'totality', 'P1');
    }
  }
  if (options.maxSteps === undefined) demand(runner.isOver() ? undefined : `no end after ${most} actions`, 'comes-to-an-end', 'P13');
  const outcome = runner.outcome();
  const { actions, events, phases, learnt } = tally;
  const report = {
    finished: runner.isOver(),
    steps: step(),
    actions,
    events,
    phases,
    learnt,
    reasons: outcome?.reasons ?? [],
    decidedBy: outcome?.decidedBy ?? null,
    outcome,
    match: runner.match(),
    record: record(),
  };
  options.coverage?.add(report);
  return report;
}
