import {
  type Accepted,
  type AnyAction,
  type Created,
  type Engine,
  eventsFor,
  type GameTypes,
  type Match,
  type Random,
  type Seat,
  type Viewer,
} from '@quayside/core';
import { first } from './first.ts';
import { brief, differs, textOf } from './json.ts';
import type { Difference, Law, Transition } from './law.ts';
import { neighbourOf } from './neighbours.ts';
import { once } from './once.ts';
import { redrawn } from './redrawn.ts';
import { refusedWith } from './refused-with.ts';
import { sampleIds, viewersOf } from './sample.ts';

/** So many ids are explained per twin where the numbering has more. */
const SAMPLE = 40;

/** So many choices of another seat are tried in a twin where its own is not possible there. */
const CHOICES = 60;

/**
 * P5b: no secret leaks. For each viewer a twin of the match is drawn that differs in all that the viewer cannot know (hidden things, other hands, the
 * commits of others, the chance to come). The twin must look the same, and give the same legal actions and reasons; and after the same action, if it
 * still looks the same, the viewer must have been told the same, and its own action can be undone in both or in neither. Where another seat cannot do in the twin what it has done, since its hand is another there,
 * the same goes for what it can do instead. So that a draw is found out whose twin shows other things as well, the same is tried with matches in which two hidden things have changed places. Two matches that were created with different draws, and look the same to a viewer, tell it the same from the beginning.
 */
export const twins: Law = {
  name: 'twins',
  promise: 'P5b',
  created({ engine, setup }) {
    const { seed: _, ...alike } = setup;
    // Once for all seeds: it creates as many matches as there are draws.
    return once(engine, `redrawn ${textOf(alike)}`, () => first(redrawn(engine, setup), toldApart(engine)));
  },
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
  transition(transition) {
    const { engine, before, seat, action, random } = transition;
    return (
      first(viewersOf({ match: before }), (viewer) => {
        const twin = twinOf(engine, before, viewer, random);
        const result = engine.apply(twin, seat, action);
        if (result.ok) return toldMore(transition, viewer, [result]);
        // Another seat may not be able to do in the twin what it has done; its own secrets are others there.
        if (viewer === seat) return `in a twin, seat ${seat} is refused with ${refusedWith(result.rejection)}`;
        return toldMore(transition, viewer, acceptedOf(engine, twin, seat));
      }) ?? toldOfADraw(transition)
    );
  },
};

/** Whether a viewer was told what its view does not say, when a match was created: in another one, which looks the same to it, it was told otherwise. */
const toldApart =
  <G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>) =>
  ([one, other]: readonly [Created<G, A>, Created<G, A>]): Difference =>
    first(viewersOf(one), (viewer) => {
      if (textOf(engine.view(one.match, viewer)) !== textOf(engine.view(other.match, viewer))) return undefined;
      return differs(
        `what ${nameOf(viewer)} is told of the creation of two matches that look the same to it (what is told must also stand in its view)`,
        eventsFor(one.events, viewer),
        eventsFor(other.events, viewer),
      );
    });

/** Whether one of the viewers was told what was drawn, and not by its view: in a twin it would mostly be shown something else as well, and nothing could be compared. */
function toldOfADraw<G extends GameTypes, A extends AnyAction>(transition: Transition<G, A>): Difference {
  const { engine, before, seat, action, random } = transition;
  const viewer = random.pick('P5b-viewer', viewersOf({ match: before }));
  const neighbour = neighbourOf(engine, before, viewer, random);
  const result = neighbour && engine.apply(neighbour, seat, action);
  return result?.ok ? toldMore(transition, viewer, [result]) : undefined;
}

/**
 * Whether the viewer was told what its view does not say: something that looks the same can happen in the twin, but nothing that looks the same and is
 * told the same.
 */
function toldMore<G extends GameTypes, A extends AnyAction>(
  { engine, seat, accepted }: Transition<G, A>,
  viewer: Viewer,
  inTwin: readonly Accepted<G, A>[],
): Difference {
  const after = textOf(engine.view(accepted.match, viewer));
  const alike = inTwin.filter(({ match }) => textOf(engine.view(match, viewer)) === after);
  const told = alike.map(
    ({ events, learnt }) =>
      differs(
        `what ${nameOf(viewer)} is told in two twins (what is told must also stand in its view)`,
        eventsFor(accepted.events, viewer),
        eventsFor(events, viewer),
      ) ??
      // Its own last action stands or falls by this: whether it may be undone is an answer that it can ask for.
      (viewer === seat ? differs(`what ${nameOf(viewer)} learnt in two twins`, accepted.learnt, learnt) : undefined),
  );
  return told.includes(undefined) ? undefined : told[0];
}

/** What a seat can do, done. */
function acceptedOf<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>, seat: Seat): Accepted<G, A>[] {
  return engine
    .legal(engine.view(match, seat))
    .slice(0, CHOICES)
    .flatMap((action) => {
      const result = engine.apply(match, seat, action);
      return result.ok ? [result] : [];
    });
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
