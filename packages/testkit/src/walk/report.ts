import { type AnyAction, type GameTypes, type Learnt, type Match, type Outcome, OVER } from '@quayside/core';
import type { MatchRecord } from '../conformance/law.ts';

/** What happened on a walk, so that a test can see that it went where it should. */
export interface WalkReport<G extends GameTypes = GameTypes, A extends AnyAction = AnyAction> {
  /** Whether the match came to its end. */
  readonly finished: boolean;
  /** The steps of the match. */
  readonly steps: number;
  /** By type, how many actions were done; commits count. */
  readonly actions: Readonly<Record<string, number>>;
  /** By type, how many events there were; empty in place alone, where nobody listens unless they are counted. */
  readonly events: Readonly<Record<string, number>>;
  /** By phase, how many actions were done in it. */
  readonly phases: Readonly<Record<string, number>>;
  /** By what was learnt (`nothing` for `null`), how many actions; empty in place alone. */
  readonly learnt: Readonly<Record<string, number>>;
  /** Why the match ended. */
  readonly reasons: readonly string[];
  /** The rung that decided; `null` for a shared victory, or an unfinished match. */
  readonly decidedBy: string | null;
  /** How it came out; `null` for an unfinished match. */
  readonly outcome: Outcome | null;
  /** The match where the walk left it. */
  readonly match: Match<G, A>;
  /** How the match can be played again. */
  readonly record: MatchRecord<G, A>;
}

/** Counts what happens while a walk is under way. */
export class Tally {
  readonly actions: Record<string, number> = {};
  readonly events: Record<string, number> = {};
  readonly phases: Record<string, number> = {};
  readonly learnt: Record<string, number> = {};

  action(type: string, phase: string): void {
    count(this.actions, type);
    count(this.phases, phase);
  }

  heard(events: readonly { readonly event: { readonly type: string } }[]): void {
    for (const { event } of events) count(this.events, event.type);
  }

  knew(learnt: Learnt): void {
    count(this.learnt, learnt ?? 'nothing');
  }
}

/** Where a walk has led. */
type Led<G extends GameTypes, A extends AnyAction> = Pick<WalkReport<G, A>, 'match' | 'outcome' | 'record'>;

/** What is told of a walk at its end. */
export function reportOf<G extends GameTypes, A extends AnyAction>(tally: Tally, led: Led<G, A>): WalkReport<G, A> {
  const { match, outcome } = led;
  const { reasons, decidedBy } = outcome ?? { reasons: [], decidedBy: null };
  const { actions, events, phases, learnt } = tally;
  return { ...led, finished: match.phase === OVER, steps: match.step, actions, events, phases, learnt, reasons, decidedBy };
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
