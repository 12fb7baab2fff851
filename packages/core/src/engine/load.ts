import * as z from 'zod/mini';
import type { Flaw, Game } from '../game/game.ts';
import { MATCH_FORMAT, type Match, OVER } from '../game/match.ts';
import type { Context } from '../game/rule-view.ts';
import { flawAt, schemaFlaw } from '../game/schema-flaw.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, GameTypes, MatchOptions } from '../model/game-types.ts';
import { copyJson, type Json } from '../model/json.ts';
import { type Ending, FINISHES } from '../model/outcome.ts';
import { PRESENCES } from '../model/presence.ts';
import type { Rejection } from '../model/rejection.ts';
import { parseRandomState } from '../random/parse.ts';
import type { Contexts } from './contexts.ts';
import { checkOptions, dataRejection } from './create.ts';
import { FURTHEST_STEP, missedEnd } from './flow.ts';
import { hostRun, runningParts } from './host.ts';
import { legalIds, refuseByCheck } from './legality.ts';
import type { Run } from './run.ts';
import { type PlainState, partsFlaw, STATE_PARTS } from './state-flaw.ts';
import { wrongRules } from './wrong-rules.ts';

/** A match that has been found valid, and who is awaited in it. */
export interface Loaded<G extends GameTypes, A extends AnyAction> {
  readonly match: Match<G, A>;
  readonly awaited: readonly number[];
}

const SHAPE = z.strictObject({
  format: z.literal(MATCH_FORMAT),
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), z.unknown()),
  // That a match has not come so far cannot be seen in it.
  step: z.int().check(z.gte(0), z.lte(FURTHEST_STEP)),
  phase: z.string(),
  commits: z.array(z.unknown()),
  presence: z.array(z.enum(PRESENCES)),
  random: z.unknown(),
  state: STATE_PARTS,
  ending: z.nullable(z.strictObject({ reasons: z.array(z.string()).check(z.minLength(1)), finish: z.enum(FINISHES) })),
});

/**
 * Makes a match of untrusted JSON: a frozen copy of its own, or a rejection with the path of the first fault. What passes can be played: schemas,
 * content, options, commits, invariants and the presence of legal actions have all been checked.
 */
export function loadMatch<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  value: unknown,
): Checked<Loaded<G, A>> {
  const copied = copyJson(value);
  return copied.ok ? loadPlainMatch(game, contexts, copied.value) : badMatch(copied.path, copied.problem);
}

/** {@link loadMatch} of what `copyJson` has made, for nobody else to change: it is not copied again. */
export function loadPlainMatch<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  value: Json,
): Checked<Loaded<G, A>> {
  const foreign = foreignMatch(game, value);
  if (foreign !== undefined) return bad(foreign);
  const raw = value as unknown as Match<G, A>;
  const options = checkOptions(game, contexts, raw.options);
  if (!options.ok) return bad(prefixed(options.why, 'options'));
  const context = contextOf(contexts, options.value);
  if (!context.ok) return context;
  const random = parseRandomState(raw.random);
  if ('problem' in random) return badMatch(['random', ...random.path], random.problem);
  const flaw = stateFlawOf(game, options.value.seats, raw.state as unknown as PlainState) ?? flowFlaw(game, raw);
  if (flaw !== undefined) return bad(dataRejection('bad-match', flaw));
  const match = deepFreeze({ ...raw, options: options.value, random });
  return playable(game, context.value, match);
}

/** Why plain JSON is no match of this game and rules version, whatever is in it: what can be said before anything of the game is asked. */
export function foreignMatch<G extends GameTypes, A extends AnyAction>(
  { meta, migrations }: Game<G, A>,
  value: Json,
): Rejection | undefined {
  const shape = schemaFlaw(SHAPE, value);
  return shape === undefined ? wrongRules(meta, value as unknown as Match<G, A>, migrations) : dataRejection('bad-match', shape);
}

/** The game's own `derive` has not been asked about this content with these options before. */
function contextOf<G extends GameTypes>(contexts: Contexts<G>, options: MatchOptions<G>): Checked<Context<G>> {
  try {
    return good(contexts.of(options) as Context<G>);
  } catch (error) {
    return badMatch(['options', 'content'], `the rules cannot read it: ${String(error)}`);
  }
}

function badMatch(path: readonly (string | number)[], problem: string): Checked<never> {
  return bad(dataRejection('bad-match', flawAt(path, problem)));
}

/** A rejection of something that was found under a part of something larger. */
export function prefixed(rejection: Rejection, part: string): Rejection {
  const path = rejection.data.path as Json[] | undefined;
  return path === undefined ? rejection : deepFreeze({ ...rejection, data: { ...rejection.data, path: [part, ...path] } });
}

function stateFlawOf<G extends GameTypes, A extends AnyAction>({ spec }: Game<G, A>, seats: number, state: PlainState): Flaw | undefined {
  if (state.hands.length !== seats) return flawAt(['state', 'hands'], `expected ${seats} hands`);
  const flaw = partsFlaw(spec, state);
  return flaw === undefined ? undefined : flawAt(['state', ...flaw.path], flaw.problem);
}

function flowFlaw<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  { phase, commits, presence, ending, options }: Match<G, A>,
): Flaw | undefined {
  if (phase !== OVER && !Object.hasOwn(game.phases, phase)) return flawAt(['phase'], 'no phase of this game');
  if (phase === OVER && ending === null) return flawAt(['ending'], 'a match that is over has an ending');
  if (commits.length !== options.seats) return flawAt(['commits'], `expected ${options.seats} entries`);
  if (presence.length !== options.seats) return flawAt(['presence'], `expected ${options.seats} entries`);
  if (presence.every((each) => each === 'away')) return flawAt(['presence'], 'somebody has to be there');
  return ending === null ? undefined : endingFlaw(game, ending, phase);
}

/** An ending plays on to the soonest boundary of its reasons; one that stops at once has stopped. */
function endingFlaw<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, ending: Ending, phase: string): Flaw | undefined {
  const reason = badReason(game, ending);
  if (reason >= 0) return flawAt(['ending', 'reasons', reason], 'no reason of this game, or one named twice');
  const finishes = game.ends.filter((end) => ending.reasons.includes(end.reason)).map((end) => FINISHES.indexOf(end.finish));
  if (FINISHES.indexOf(ending.finish) !== Math.min(...finishes)) return flawAt(['ending', 'finish'], 'not the soonest of its reasons');
  return ending.finish === 'now' && phase !== OVER ? flawAt(['phase'], 'the match would be over') : undefined;
}

function badReason<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, { reasons }: Ending): number {
  return reasons.findIndex((reason, index) => reasons.indexOf(reason) !== index || !game.ends.some((end) => end.reason === reason));
}

/** The last part: what only the rules can tell. A position that they cannot even look at is refused as well. */
function playable<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  match: Match<G, A>,
): Checked<Loaded<G, A>> {
  try {
    const { state, phase, ending } = match;
    const broken = game.invariants.find((invariant) => !invariant.holds({ ...context, state, phase, ending }));
    if (broken !== undefined) return badMatch(['state'], `breaks the invariant "${broken.name}"`);
    const { run } = hostRun(game, context, match.random, runningParts(match));
    const missed = missedEnd(run);
    if (missed !== undefined) return badMatch(['ending'], `the match would be ending: ${missed}`);
    const commit = badCommit(game, run, match);
    if (commit >= 0) return badMatch(['commits', commit], 'no commit that this seat could have made');
    const awaited = run.awaited();
    if ((awaited.length === 0) !== (match.phase === OVER)) return badMatch(['phase'], 'nobody could act');
    if (awaited.some((seat) => match.presence[seat] === 'away'))
      return badMatch(['presence'], 'the match would have gone on without this seat');
    if (awaited.some((seat) => legalIds(game, run.view(seat)).length === 0))
      return badMatch(['state'], 'a seat is awaited that has no legal action');
    return good({ match, awaited });
  } catch (error) {
    return badMatch(['state'], `the rules cannot read it: ${String(error)}`);
  }
}

function badCommit<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, run: Run<G, A>, { phase, commits }: Match<G, A>): number {
  return commits.findIndex((commit, seat) => {
    if (commit === null) return false;
    const id = game.numbering.encode(commit);
    const allowed =
      id >= 0 && game.phases[phase]?.kind === 'simultaneous' && game.phaseActions[phase]?.includes(game.numbering.indexOf(id));
    return !allowed || !run.awaiting().includes(seat) || refuseByCheck(game, run.view(seat), id) !== undefined;
  });
}
