import type { AnyAction, Engine, GameTypes, Seat } from '@quayside/core';
import { createSimulator } from '@quayside/core/bots';
import { ALL_LAWS } from '../conformance/all-laws.ts';
import { beyondBound, withinBound } from '../conformance/bound.ts';
import { choicesAreChecks } from '../conformance/choices.ts';
import { brokenInvariant, invariantsHold, standingIn } from '../conformance/invariants.ts';
import { refusalsHaveWords } from '../conformance/refusals-have-words.ts';
import { wordsForAll } from '../conformance/words.ts';
import { lawBroken } from './break-law.ts';
import { chooseSeat } from './choose.ts';
import { LawBroken } from './law-broken.ts';
import { badWordsOfNew } from './new-words.ts';
import { seeRefusalsInPlace } from './refusals.ts';
import { reportOf, Tally, type WalkReport } from './report.ts';
import { LIVENESS, openChooser, patience, policyOf, type WalkOptions } from './walk.ts';
import { created, type NamedLaw, TOTALITY } from './walker.ts';

/**
 * Plays one match in place alone, fast enough for thousands of matches, and tries after every action what matters most: the declared invariants, a legal
 * action for whoever is awaited, the bound of P13, and an end. Throws a `LawBroken` otherwise. `laws` is not looked at. Nobody
 * listens to events, unless a `coverage` counts them; then what no walk has come to before has to have words, too.
 */
export function walkInPlace<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  options: Omit<WalkOptions<G, A>, 'laws'>,
): WalkReport<G, A> {
  const { setup, coverage } = options;
  const looked = { laws: ALL_LAWS, chooser: options.chooser };
  const { match, events: early } = created(engine, { setup, ...looked });
  const { numbering } = engine.game;
  const chooser = openChooser(options.chooser);
  const sampler = openChooser(`sample ${options.chooser}`);
  const listen = coverage !== undefined;
  const simulator = createSimulator(engine, match, { listen });
  const pick = policyOf(options);
  const most = options.maxSteps ?? patience(engine, match);
  const tally = new Tally();
  if (listen) tally.heard(early);
  const entries: { seat: Seat; action: A }[] = [];
  const step = (): number => simulator.view(0).step;

  function demand(difference: string | undefined, { name, promise }: NamedLaw, cause?: unknown): void {
    if (difference === undefined) return;
    throw lawBroken(engine, { law: name, promise, step: step(), difference, record: { setup, entries } as never }, looked, cause);
  }

  function play(): void {
    const seat = chooseSeat(simulator, chooser);
    if (coverage !== undefined)
      demand(seeRefusalsInPlace(coverage, { engine, match, random: sampler }, simulator, seat), refusalsHaveWords);
    const ids = simulator.legal(seat);
    demand(ids.length === 0 ? `seat ${seat} is awaited, and has no legal action` : undefined, choicesAreChecks);
    const action = pick(
      simulator.view(seat),
      ids.map((id) => numbering.decode(id)),
      chooser,
    );
    tally.action(action.type, simulator.view(seat).phase);
    entries.push({ seat, action });
    simulator.step(seat, numbering.encode(action));
    if (coverage !== undefined) {
      const events = simulator.events();
      tally.heard(events);
      demand(badWordsOfNew(coverage, engine, match, { seat, action, events }), wordsForAll);
    }
    demand(brokenInvariant(engine, match, standingIn(simulator)), invariantsHold);
    demand(beyondBound(engine, match, step()), withinBound);
  }

  while (!simulator.isOver() && entries.length < most) {
    try {
      play();
    } catch (error) {
      if (error instanceof LawBroken) throw error;
      demand(`it throws ${String(error)}`, TOTALITY, error);
    }
  }
  if (!simulator.isOver() && options.maxSteps === undefined) demand(`no end after ${most} actions`, LIVENESS);
  const report = reportOf(tally, { match: simulator.match(), outcome: simulator.outcome(), record: { setup, entries } });
  coverage?.add(report);
  return report;
}
