import { type AnyAction, type Engine, eventsFor, type GameTypes, type Match, type Random, type Viewer } from '@quayside/core';
import { first } from './first.ts';
import { brief, differs, textOf } from './json.ts';
import type { Difference, Law } from './law.ts';
import { once } from './once.ts';
import { sampleIds, seatsOf, viewersOf } from './sample.ts';

/** So many ids are explained per twin where the numbering has more. */
const SAMPLE = 40;

/**
 * P5b: no secret leaks. For each viewer a twin of the match is drawn that differs in all that the viewer cannot know (hidden things, other hands, the
 * commits of others, the chance to come). The twin must look the same, and give the same legal actions and reasons; and after the same action, if it
 * still looks the same, the viewer must have been told the same.
 */
export const twins: Law = {
  name: 'twins',
  promise: 'P5b',
  position({ engine, match, random }) {
    return first(viewersOf({ match }), (viewer) => {
      const twin = twinOf(engine, match, viewer, random);
      const [view, other] = [engine.view(match, viewer), engine.view(twin, viewer)];
      const found = differs(`the views of ${nameOf(viewer)} in two twins`, view, other);
      if (found !== undefined || viewer === null) return found;
      return (
        differs(`the legal actions of ${nameOf(viewer)} in two twins`, engine.legal(view), engine.legal(other)) ??
        first(sampleIds({ engine, random }, 'P5b-ids', SAMPLE), (id) => {
          const action = engine.game.numbering.decode(id);
          return differs(
            `why ${nameOf(viewer)} may not ${brief(action)} in two twins`,
            engine.explain(view, action),
            engine.explain(other, action),
          );
        })
      );
    });
  },
  transition({ engine, before, seat, action, accepted, random }) {
    return first([...seatsOf({ match: before }), null], (viewer) => {
      const result = engine.apply(twinOf(engine, before, viewer, random), seat, action);
      // Another seat may not be able to do in the twin what it has done; its own secrets are others there.
      if (!result.ok) return viewer === seat ? `in a twin, seat ${seat} is refused with ${result.rejection.code}` : undefined;
      if (textOf(engine.view(accepted.match, viewer)) !== textOf(engine.view(result.match, viewer))) return undefined;
      return heardDiffers(viewer, eventsFor(accepted.events, viewer), eventsFor(result.events, viewer));
    });
  },
};

function heardDiffers(viewer: Viewer, one: readonly unknown[], other: readonly unknown[]): Difference {
  return differs(`what ${nameOf(viewer)} is told in two twins`, one, other);
}

function twinOf<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  viewer: Viewer,
  random: Random,
): Match<G, A> {
  return once(match, `twin ${viewer}`, () => engine.determinize(engine.view(match, viewer), `twin ${random.int('P5b', 2 ** 32)}`));
}

function nameOf(viewer: Viewer): string {
  return viewer === null ? 'the spectator' : `seat ${viewer}`;
}
