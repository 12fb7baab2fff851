import type { AnyAction, GameTypes, Seat } from '@quayside/core';
import { first } from './first.ts';
import { brief, differs, overTheWire } from './json.ts';
import type { Difference, Law, Position } from './law.ts';
import { legalOf } from './legal.ts';
import { sampleIds, someSeats, viewersOf } from './sample.ts';

/** So many ids are explained per seat and position where the numbering has more. */
const SAMPLE = 8;

/** What a view holds, and nothing else. */
const PARTS = [
  'awaited',
  'commit',
  'committed',
  'ending',
  'game',
  'hand',
  'options',
  'outcome',
  'phase',
  'presence',
  'rules',
  'seat',
  'shown',
  'step',
  'table',
].join();

/**
 * P5a: legality is decided on the view. What a client works out from the JSON of a seat's view, the legal actions and the reason for each refusal, is what
 * the host answers, for a seat in turn and one out of turn; and a view has the documented parts and no other. That no secret hides in those parts is the law of twins.
 */
export const viewDecides: Law = {
  name: 'view-decides',
  promise: 'P5a',
  position(position) {
    const { engine, match } = position;
    return (
      first(viewersOf(position), (viewer) => {
        const parts = Object.keys(engine.view(match, viewer)).sort().join();
        return parts === PARTS ? undefined : `the view of ${viewer ?? 'the spectator'} holds ${parts}`;
      }) ?? first(someSeats(position, 'P5a'), (seat) => compareAnswers(position, seat))
    );
  },
};

function compareAnswers<G extends GameTypes, A extends AnyAction>(position: Position<G, A>, seat: Seat): Difference {
  const { engine, match } = position;
  const { numbering } = engine.game;
  const { view, actions: legal, ids } = legalOf(position, seat);
  const wired = overTheWire(view);
  const found = differs(`the legal actions of seat ${seat} on the host and elsewhere`, legal, engine.legal(wired));
  if (found !== undefined) return found;
  return first(sampleIds(position, 'P5a', SAMPLE), (id) => {
    const action = numbering.decode(id);
    const why = engine.explain(wired, action);
    if ((why === null) !== ids.includes(id))
      return `seat ${seat}, ${brief(action)}: ${why === null ? 'explained as legal' : `legal, but explained as ${why.code}`}`;
    if (why === null) return undefined;
    const answer = engine.apply(match, seat, action);
    return answer.ok
      ? `seat ${seat}, ${brief(action)}: accepted, but explained as ${why.code}`
      : differs('answer and explanation', answer.rejection, why);
  });
}
