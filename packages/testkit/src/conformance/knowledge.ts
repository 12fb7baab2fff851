import type { AnyAction, GameTypes, Match } from '@quayside/core';
import { textOf } from './json.ts';
import type { Law, Transition } from './law.ts';
import { seatsOf, viewersOf } from './sample.ts';

/**
 * What an answer says about taking the action back is at least what comparing the matches shows: `info` after a reveal, or if hidden things, another hand
 * or what is shown of them changed; no less than `chance` if a stream moved; no less than `boundary` if other seats are awaited. (Reading leaves no trace
 * in a match, so only more can be reported, never less.)
 */
export const knowledgeIsKept: Law = {
  name: 'knowledge-is-kept',
  promise: 'P5a',
  transition(transition) {
    const least = leastLearnt(transition);
    const { learnt } = transition.accepted;
    return RANK.indexOf(learnt) >= RANK.indexOf(least) ? undefined : `learnt is ${learnt}, but the matches show ${least}`;
  },
};

const RANK = [null, 'boundary', 'chance', 'info'] as const;

function leastLearnt<G extends GameTypes, A extends AnyAction>(transition: Transition<G, A>): (typeof RANK)[number] {
  const { engine, before, accepted } = transition;
  const after = accepted.match;
  const revealed = engine.game.phases[before.phase]?.kind === 'simultaneous' && after.step > before.step;
  if (revealed || secretsChanged(transition)) return 'info';
  if (textOf(before.random) !== textOf(after.random)) return 'chance';
  return engine.awaited(before).join() === engine.awaited(after).join() ? null : 'boundary';
}

function secretsChanged<G extends GameTypes, A extends AnyAction>({
  engine,
  before,
  seat,
  accepted: { match: after },
}: Transition<G, A>): boolean {
  const shownTo = (match: Match<G, A>): string => textOf(viewersOf({ match }).map((viewer) => engine.view(match, viewer).shown));
  const othersHold = (match: Match<G, A>): string =>
    textOf(seatsOf({ match }).map((other) => (other === seat ? null : match.state.hands[other])));
  return (
    textOf(before.state.hidden) !== textOf(after.state.hidden) ||
    othersHold(before) !== othersHold(after) ||
    shownTo(before) !== shownTo(after)
  );
}
