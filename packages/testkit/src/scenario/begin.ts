import { type Addressed, type AnyAction, type Engine, type GameEvent, type GameTypes, type Match, scriptedRandom } from '@quayside/core';
import { createFor } from './create-for.ts';
import { differences, differenceText } from './difference.ts';
import type { Deals } from './draws.ts';
import type { ScenarioData } from './format.ts';
import { ScenarioFailed, type ScenarioFailure } from './scenario-failed.ts';

/** Where a scenario begins, and what happened before. */
export interface Beginning<G extends GameTypes, A extends AnyAction> {
  readonly match: Match<G, A>;
  /** Those of the creation, where its draws are told. */
  readonly events: readonly Addressed<GameEvent<G>>[];
}

/** The position as a match that can be played: what breaks a schema or an invariant is named by its path. */
export function beginAt<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  { position, seats, chance, deals }: Omit<ScenarioData<G, A>, 'steps'>,
): Beginning<G, A> {
  const loaded = engine.load(position);
  if (!loaded.ok) {
    const { code, rule } = loaded.rejection;
    throw refused(engine, `it is refused: ${engine.describe().rejection(loaded.rejection)}`, { code, rule });
  }
  const { match } = loaded;
  if (new Set(seats).size !== seats.length || seats.length !== match.options.seats)
    throw refused(engine, `the seats are called ${seats.join(', ')}, but there are ${match.options.seats}`);
  const events = deals === undefined ? [] : createdAgain(engine, match, deals);
  return { match: chance === 'scripted' ? engine.withRandom(match, scriptedRandom({})) : match, events };
}

/** What happens in the creation of the match, which has to lead to the position; chance aside, since that was scripted. */
function createdAgain<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  deals: Deals,
): Beginning<G, A>['events'] {
  const { seats, content, ...options } = match.options;
  const setup = { seats, content: content.id, options: options as object, seed: 'scenario' };
  const objection = engine.checkSetup(setup);
  if (objection !== null) throw refused(engine, `it cannot be created: ${engine.describe().rejection(objection)}`);
  const created = createFor(engine, setup, deals);
  const [one, other] = [created.match, match].map((each) => ({ ...each, random: null }));
  const difference = differenceText(differences(one, other));
  if (difference !== undefined) throw refused(engine, 'a new match with these draws is another', { difference });
  return created.events;
}

/** That a scenario cannot begin. */
export function refused<G extends GameTypes, A extends AnyAction>(
  { game }: Engine<G, A>,
  problem: string,
  rest: Pick<ScenarioFailure, 'code' | 'rule' | 'difference'> = {},
): ScenarioFailed {
  return new ScenarioFailed({ game: game.meta.id, step: null, where: 'the position', problem, ...rest });
}
