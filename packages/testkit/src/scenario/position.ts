import {
  type AnyAction,
  type Ending,
  type Engine,
  type GameTypes,
  type Immutable,
  type Match,
  type Save,
  type State,
  seedRandom,
  type Transcript,
} from '@quayside/core';
import { sameJson } from '@quayside/core/bots';
import { applyPatch, structuralCopy } from './patch.ts';
import type { Patch } from './path-types.ts';
import { ScenarioFailed } from './scenario-failed.ts';
import { seatOf } from './scene.ts';

/** What a position is beside its state; what is left out stays as it is. */
export interface PositionRest<A extends AnyAction = AnyAction, S extends string = string> {
  /** The phase that is open. */
  readonly phase?: string;
  /** Count of state changes, an integer from 0. */
  readonly step?: number;
  /** Which conditions for the end hold; `null` for none. */
  readonly ending?: Ending | null;
  /** Sealed commits by the name of the seat. */
  readonly commits?: { readonly [K in S]?: A };
}

/** A position as data, not validated yet: a match, or a save where the content does not come with the game. */
export type Draft<G extends GameTypes, A extends AnyAction> = Match<G, A> | Save<G, A>;

/** A draft of a match: a copy that shares nothing. No script can be loaded, so what is left of one stays behind, and chance goes on from a seed. */
export function draftOf<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  seed = 'scenario',
): Draft<G, A> {
  if (match.random.algorithm === 'script') return draftOf(engine, { ...match, random: seedRandom(seed, 'chacha20') });
  // Of another game: refused when it is loaded.
  if (match.game !== engine.game.meta.id) return structuralCopy(match);
  const { content } = engine.context(match);
  const known = engine.game.contents.some((each) => sameJson(each as never, content as never));
  return structuralCopy(known ? match : engine.save(match));
}

/** The match of a draft. */
export function matchOf<G extends GameTypes, A extends AnyAction>(draft: Draft<G, A>): Match<G, A> {
  return 'match' in draft ? draft.match : draft;
}

/** A draft with its state changed by hand. */
export function changed<G extends GameTypes, A extends AnyAction>(
  draft: Draft<G, A>,
  names: readonly string[],
  change: (state: State<G>) => unknown,
  rest: PositionRest<A>,
): Draft<G, A> {
  const copy = structuralCopy(draft);
  const match = matchOf(copy);
  change(match.state as unknown as State<G>);
  const { commits, ...others } = rest;
  Object.assign(match, structuralCopy(others));
  if (commits !== undefined) Object.assign(match, { commits: commitsOf(commits, names) });
  return copy;
}

function commitsOf<A extends AnyAction>(commits: Readonly<Record<string, A | undefined>>, names: readonly string[]): (A | null)[] {
  const bySeat: (A | null)[] = names.map(() => null);
  for (const [name, commit] of Object.entries(commits)) bySeat[seatOf(names, name)] = structuralCopy(commit ?? null);
  return bySeat;
}

/** A change of a state by a patch. */
export function patchOf<G extends GameTypes>(patch: Patch<State<G>, string>, names: readonly string[]): (state: State<G>) => void {
  return (state) => applyPatch(state, patch as object, names);
}

/** The match that a transcript has come to after so many of its actions. */
export function matchAt<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  transcript: Transcript<G, A>,
  actions: number,
): Match<G, A> {
  const matches: Match<G, A>[] = [];
  const replayed = engine.replay(transcript, ({ match }) => matches.push(match));
  if (!replayed.ok) {
    const { code, rule, data } = replayed.rejection;
    throw unreachable(engine, `the transcript is refused: ${engine.describe().rejection(replayed.rejection)} ${JSON.stringify(data)}`, {
      code,
      rule,
    });
  }
  const match = matches[actions];
  if (match === undefined)
    throw unreachable(engine, `the transcript has ${matches.length - 1} actions, so there is no position after ${actions}`);
  return match;
}

/** What a game's own options may be set to. */
export type OptionsOf<G extends GameTypes> = Partial<Immutable<G['options']>>;

function unreachable<G extends GameTypes, A extends AnyAction>(
  { game }: Engine<G, A>,
  problem: string,
  rejection: { readonly code?: string; readonly rule?: string | null } = {},
): ScenarioFailed {
  return new ScenarioFailed({ game: game.meta.id, step: null, where: 'the position', problem, ...rejection });
}
