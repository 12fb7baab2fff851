import {
  type Addressed,
  type AnyAction,
  type Engine,
  type GameEvent,
  type GameTypes,
  hashJson,
  type Match,
  type MatchSetup,
} from '@quayside/core';

/** What boardgame.io keeps as `G` on the master, and what is never sent to a player. All of it is text, which boardgame.io's drafts leave alone. */
export interface MasterG {
  /** What the match was created from, as JSON, but for the seed: that is made of the secret of the host and the nonce. */
  readonly setup: string;
  readonly nonce: string;
  /** The match as JSON; `null` before the first action. */
  readonly match: string | null;
  /** What happened last, with its audiences, as JSON; `null` before the first action. */
  readonly events: string | null;
}

/** A match that stands open, and what happened last in it. */
export interface OpenMatch<G extends GameTypes, A extends AnyAction> {
  readonly match: Match<G, A>;
  readonly events: readonly Addressed<GameEvent<G>>[];
}

/** Opens what the master keeps. The last one stays open, since boardgame.io asks for the same several times in a row. */
export function opener<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, secret: string): (kept: MasterG) => OpenMatch<G, A> {
  let last: { readonly key: string; readonly opened: OpenMatch<G, A> } | undefined;
  return (kept) => {
    const key = `${kept.nonce} ${kept.match}`;
    if (last?.key === key) return last.opened;
    const opened = open(engine, secret, kept);
    last = { key, opened };
    return opened;
  };
}

/**
 * boardgame.io sends every client the initial state as it is, whatever `playerView` hides. So nothing of a new match is kept but a nonce: the match follows from that and the
 * secret, which never leaves the host.
 */
function open<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, secret: string, kept: MasterG): OpenMatch<G, A> {
  if (kept.match === null)
    return engine.create({ ...(JSON.parse(kept.setup) as Omit<MatchSetup<G>, 'seed'>), seed: hashJson([secret, kept.nonce]) });
  const loaded = engine.load(JSON.parse(kept.match));
  if (!loaded.ok) throw new Error(`the storage holds no match of ${engine.game.meta.id}: ${JSON.stringify(loaded.rejection)}`);
  return { match: loaded.match, events: JSON.parse(kept.events ?? '[]') as OpenMatch<G, A>['events'] };
}
