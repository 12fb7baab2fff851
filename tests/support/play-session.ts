import {
  type AnyAction,
  createSession,
  type Engine,
  type GameTypes,
  type Match,
  type MatchSetup,
  openRandom,
  type RecordedSession,
  type Seat,
  type SessionOptions,
  seedRandom,
} from '@quayside/core';
import type { RuleView } from '@quayside/core/sdk';
import { type Policy, pickUniformly } from '@quayside/testkit';

/** Plays a match in a session to its end; after each action, tells who acted and what the match was before. */
export function playSession<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  setup: MatchSetup<G>,
  pick: Policy<G, A> = pickUniformly,
  acted: (session: RecordedSession<G, A>, seat: Seat, before: Match<G, A>) => void = () => undefined,
  options: SessionOptions<G, A> = {},
): RecordedSession<G, A> {
  const session = createSession(engine, setup, options);
  const random = openRandom(seedRandom(`session ${setup.seed}`, 'xoroshiro128plus'));
  while (session.getSnapshot().awaited.length > 0) {
    const { match, awaited } = session.getSnapshot();
    const seat = random.pick('seat', awaited);
    const view = session.view(seat);
    const { content, derived } = engine.context(match);
    const action = pick({ ...view, content, derived } as unknown as RuleView<G>, engine.legal(view), random);
    const applied = session.dispatch(seat, action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.rejection));
    acted(session, seat, match);
  }
  return session;
}
