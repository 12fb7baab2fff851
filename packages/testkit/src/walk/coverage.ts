import type { AnyAction, AnyGame, GameTypes } from '@quayside/core';
import type { Difference, Law } from '../conformance/law.ts';
import { refusalsHaveWords } from '../conformance/refusals-have-words.ts';
import { seeRefusals } from './refusals.ts';
import type { WalkReport } from './report.ts';

/** The parts of a game that a set of matches should come to, named as the game names them. */
export const COVERED = ['actions', 'phases', 'events', 'rejections', 'ends', 'rungs'] as const;

/** One of {@link COVERED}. */
export type Covered = (typeof COVERED)[number];

/** How often each thing was come to. */
export type CoverageCounts = Readonly<Record<Covered, Readonly<Record<string, number>>>>;

/**
 * What a set of matches has come to: each action, each phase that awaits somebody, each declared event and rejection, each reason of the end, each rung
 * that decided. Give one to many walks.
 */
export class Coverage {
  private readonly found: Record<Covered, Record<string, number>>;
  private readonly hopeless: ReadonlySet<string>;
  /** Looks at each position for refusals that were not seen yet, and whether there are words for them: `refusalsHaveWords`, by samples. */
  readonly law: Law;

  /** `unreachable` names what need not be looked for, e.g. `rejections.too-dear`. */
  constructor(game: AnyGame, unreachable: readonly string[] = []) {
    const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));
    this.hopeless = new Set(unreachable);
    this.found = {
      actions: none(game.actions.map(({ type }) => type)),
      phases: none(Object.keys(game.phases).filter((name) => game.phases[name]?.kind !== 'automatic')),
      events: none(Object.keys(game.spec.events)),
      rejections: none(Object.keys(game.spec.rejections)),
      ends: none(game.ends.map(({ reason }) => reason)),
      rungs: none(game.ranking.map(({ name }) => name)),
    };
    this.law = { ...refusalsHaveWords, position: (position): Difference => seeRefusals(this, position) };
  }

  /** How often each thing was come to so far. */
  get counts(): CoverageCounts {
    return this.found;
  }

  /** Notes that something was come to; what the game did not declare is not counted. */
  saw(kind: Covered, name: string, times = 1): void {
    const counts = this.found[kind];
    if (Object.hasOwn(counts, name)) counts[name] = (counts[name] ?? 0) + times;
  }

  /** Adds what a walk reports. */
  add<G extends GameTypes, A extends AnyAction>({ actions, phases, events, reasons, decidedBy }: WalkReport<G, A>): void {
    for (const [kind, counts] of Object.entries({ actions, phases, events })) {
      for (const [name, times] of Object.entries(counts)) this.saw(kind as Covered, name, times);
    }
    for (const reason of reasons) this.saw('ends', reason);
    if (decidedBy !== null) this.saw('rungs', decidedBy);
  }

  /** Whether something is still looked for. */
  isWanted(kind: Covered, name: string): boolean {
    return this.found[kind][name] === 0 && !this.hopeless.has(`${kind}.${name}`);
  }

  /** What is still looked for, e.g. `ends.storm`. */
  missing(kinds: readonly Covered[] = COVERED): string[] {
    return kinds.flatMap((kind) =>
      Object.keys(this.found[kind])
        .filter((name) => this.isWanted(kind, name))
        .map((name) => `${kind}.${name}`),
    );
  }

  /** What was declared unreachable and is not: it was come to, or the game has no such thing. */
  wronglyUnreachable(): string[] {
    return [...this.hopeless].filter((name) => {
      const [kind, ...rest] = name.split('.');
      const counts = Object.hasOwn(this.found, kind ?? '') ? this.found[kind as Covered] : {};
      return counts[rest.join('.')] !== 0;
    });
  }
}
