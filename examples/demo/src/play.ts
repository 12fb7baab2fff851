import {
  type AnyAction,
  canonicalJson,
  createSession,
  type Engine,
  type GameTypes,
  type MatchSetup,
  openRandom,
  type RecordedSession,
  seedRandom,
} from '@quayside/core';
import type { Bot } from '@quayside/core/bots';

/**
 * Plays a whole match with the same bot in every seat. The seed decides everything: the match takes it as it is; what the bots draw, and which of
 * several awaited seats acts first, come from streams of their own that are seeded from it.
 */
export function playMatch<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  bot: Bot<G, A>,
  setup: MatchSetup<G>,
): RecordedSession<G, A> {
  const session = createSession(engine, setup);
  const random = openRandom(seedRandom(canonicalJson(['players', setup.seed]), 'xoroshiro128plus'));
  let { awaited } = session.getSnapshot();
  while (awaited.length > 0) {
    const seat = random.pick('who acts', awaited);
    const view = session.view(seat);
    const legal = engine.legal(view).map((action) => engine.game.numbering.encode(action));
    const id = bot({ view, seat, context: engine.context(view), legal, random });
    const applied = session.dispatch(seat, engine.game.numbering.decode(id));
    if (!applied.ok)
      throw new Error(`The bot chose what it may not do: ${engine.describe(session.getSnapshot().match).rejection(applied.rejection)}`);
    ({ awaited } = session.getSnapshot());
  }
  return session;
}
