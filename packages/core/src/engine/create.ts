import * as z from 'zod/mini';
import type { Flaw, Game } from '../game/game.ts';
import type { Match } from '../game/match.ts';
import type { Context, Effects } from '../game/rule-view.ts';
import { flawAt, schemaFlaw } from '../game/schema-flaw.ts';
import { bad, type Checked, good } from '../model/checked.ts';
import { copyPlain } from '../model/copy-plain.ts';
import type { Addressed, GameEvent } from '../model/event.ts';
import { Fault, type FaultDetails } from '../model/fault.ts';
import { deepFreeze, freezePlain } from '../model/freeze.ts';
import type { AnyAction, ContentRef, GameTypes, MatchOptions, State } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import { copyJson, type Json, type JsonObject } from '../model/json.ts';
import { makeRejection, type Rejection } from '../model/rejection.ts';
import { brief, foundAt, kindOf, toldAs } from '../model/told.ts';
import { fairFlaw } from '../random/fair-flaw.ts';
import { type FairStart, fairKey } from '../random/fair-seed.ts';
import { openRandom } from '../random/open.ts';
import type { Random } from '../random/random.ts';
import { seedRandom } from '../random/seed.ts';
import type { Algorithm, RandomState } from '../random/state.ts';
import { type Contexts, flawBy } from './contexts.ts';
import { begin } from './flow.ts';
import { hostRun } from './host.ts';
import type { Running } from './running.ts';
import { SETUP } from './setup-schema.ts';
import { stateFlaw } from './state-flaw.ts';

/** What a match is created from. With the game and its rules version it decides every draw. */
export interface MatchSetup<G extends GameTypes> {
  /** How many seats the match has, within `meta.seats` of the game. */
  readonly seats: number;
  /** Any text. Who knows it can foresee every draw of the match. */
  readonly seed: string;
  /** The game's own options; what is left out takes its default. */
  readonly options?: Partial<Immutable<G['options']>>;
  /** The id of a content that the engine knows; the game's default if left out. */
  readonly content?: string;
  /** `chacha20` unless named: see `Algorithm`. */
  readonly algorithm?: Exclude<Algorithm, 'script'>;
  /** What host and seats said before the first draw, for chance that none of them can choose; the seed is then hex that was committed to. */
  readonly fair?: FairStart;
}

/** A new match, and what happened before anybody was awaited. */
export interface Created<G extends GameTypes, A extends AnyAction> {
  /** The match, with the first phase entered and somebody awaited. */
  readonly match: Match<G, A>;
  /** What happened in the set-up and on the way to the first awaited seat, each with its audience. */
  readonly events: readonly Addressed<GameEvent<G>>[];
}

/** A rejection with the path of the first fault of some data. */
export function dataRejection(code: Rejection['code'], flaw: Flaw): Rejection {
  return makeRejection(code, { path: [...flaw.path], problem: flaw.problem }, flaw.rule);
}

/** Completes and checks the options of a new match, from a setup that anybody may have written. */
export function resolveOptions<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  setup: unknown,
): Checked<MatchOptions<G>> {
  const copied = copyJson(setup);
  if (!copied.ok) return badOptions(flawAt(copied.path, copied.problem));
  const flaw = schemaFlaw(SETUP, copied.value) ?? reservedOption(copied.value as JsonObject);
  if (flaw !== undefined) return badOptions(flaw);
  const { seats, options, content: named } = copied.value as unknown as MatchSetup<G>;
  const id = named ?? (game.contents[0] as { id: string }).id;
  const content = contexts.named(id);
  if (content === undefined) return bad(unknownContent(id, contexts.ids()));
  const checked = checkOptions(game, contexts, { ...game.defaultOptions, ...options, seats, content });
  if (!checked.ok) return checked;
  const unfair = fairFlaw(copied.value as unknown as MatchSetup<G>);
  return unfair === undefined ? checked : bad(dataRejection(unfair.code, { ...unfair, rule: null }));
}

/** What the engine adds to the game's own options is named beside them. */
function reservedOption({ options = {} }: JsonObject): Flaw | undefined {
  const key = Object.keys(options as JsonObject).find(isEngineOption);
  return key === undefined ? undefined : flawAt(['options', key], `expected beside the options: { ${key}, options }`);
}

/** Checks complete options, whoever wrote them. */
export function checkOptions<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  contexts: Contexts<G>,
  value: unknown,
): Checked<MatchOptions<G>> {
  const copied = copyJson(value);
  if (!copied.ok) return badOptions(flawAt(copied.path, copied.problem));
  const flaw =
    schemaFlaw(ENGINE_OPTIONS, pick(copied.value, isEngineOption)) ??
    schemaFlaw(
      game.spec.options,
      pick(copied.value, (key) => !isEngineOption(key)),
    );
  if (flaw !== undefined) return badOptions(flaw);
  const options = deepFreeze(copied.value) as unknown as MatchOptions<G>;
  const content = contexts.content(options.content.sha256);
  if (content === undefined || content.id !== options.content.id) return bad(unknownContent(options.content.id, contexts.ids()));
  // The game's own check first: it knows the nearer reason.
  const wrong = flawBy(() => game.checkOptions?.(options, content));
  if (wrong !== undefined) return badOptions(wrong);
  const { min, max } = game.meta.seats;
  const fits = options.seats >= min && options.seats <= max;
  return fits ? good(options) : badOptions(flawAt(['seats'], `expected ${min} to ${max} seats`));
}

function badOptions(flaw: Flaw): Checked<never> {
  return bad(dataRejection('bad-options', flaw));
}

const CONTENT_REF = z.strictObject({ id: z.string(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

const ENGINE_OPTIONS = z.strictObject({ seats: z.int(), content: CONTENT_REF });

/** What the options of a match name as its content, whatever the game makes of the others. */
export function contentRefOf({ content = null }: JsonObject): Checked<ContentRef> {
  const flaw = schemaFlaw(CONTENT_REF, content);
  return flaw === undefined ? good(content as unknown as ContentRef) : badOptions({ ...flaw, path: ['content', ...flaw.path] });
}

function isEngineOption(key: string): boolean {
  return key === 'seats' || key === 'content';
}

function pick(value: Json, wanted: (key: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(value as JsonObject).filter(([key]) => wanted(key)));
}

/** The rejection of content that nobody has brought. */
export function unknownContent(id: string, known: string[]): Rejection {
  return makeRejection('unknown-content', { path: ['content'], id, known });
}

/** Sets a match up and enters its first phase. The options have been checked. */
export function createMatch<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  random: RandomState,
): Created<G, A> & { awaited: readonly number[] } {
  const source = openRandom(random);
  const early: Addressed<GameEvent<G>>[] = [];
  const parts = startingParts(game, context, source, early);
  const flaw = stateFlaw(game, parts.state);
  if (flaw !== undefined) throw badState(game.meta.id, flaw, parts.state);
  const { run, sealed } = hostRun(game, context, source.state(), { ...parts, state: deepFreeze(parts.state) });
  begin(run);
  return { match: sealed(), events: freezePlain([...early, ...(run.events ?? [])]), awaited: run.awaited() };
}

/** A match as the game sets it up, before its first phase is entered. What happens then is added to `early`, unless nobody listens. */
export function startingParts<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  context: Context<G>,
  random: Random,
  early: Addressed<GameEvent<G>>[] | null,
): Running<G, A> {
  const emit: Effects<G>['emit'] = (event, audience = 'all') => {
    early?.push({ audience, event: copyPlain(event) });
  };
  const state = game.setup({ ...context, random, emit });
  // Asked without trust: it comes from an author who may be at the beginning.
  const hands = (state as State<G> | undefined)?.hands as State<G>['hands'] | undefined;
  if (hands?.length !== context.options.seats) throw wrongHands(game.meta.id, hands, context.options.seats);
  const commits = state.hands.map(() => null);
  const presence = state.hands.map(() => 'present' as const);
  return { state, phase: game.first, step: 0, ending: null, commits, presence };
}

/** The key of a new match. */
export function randomOf<G extends GameTypes>({ seed, algorithm = 'chacha20', fair }: MatchSetup<G>): RandomState {
  return fair === undefined ? seedRandom(seed, algorithm) : { algorithm, key: fairKey(seed, fair.nonces), streams: {} };
}

/** The parts of a setup that a message must not hold. */
const SECRETS: readonly unknown[] = ['seed', 'fair'];

/** The fault of a programmer who creates a match from options that the game cannot take. */
export function badSetup<G extends GameTypes, A extends AnyAction>(game: Game<G, A>, { code, data }: Rejection, setup: unknown): Fault {
  const path = (data.path as (string | number)[] | undefined) ?? [];
  const problem = String(data.problem ?? data.id);
  const api = ['engine.create', game.meta.id, ...path].join('.');
  if (isDefault(game, path, setup)) return badDefault({ code, api }, problem, foundAt(game.defaultOptions, path));
  // Options of the game are found complete, and so at the top.
  const came = () => foundAt(setup, path) ?? foundAt(setup, ['options', ...path]);
  return new Fault({
    code,
    api,
    ...toldAs(problem, OPTIONS, () => (SECRETS.includes(path[0]) ? kindOf(came()) : brief(came()))),
    ...(code === 'unknown-content' ? { expected: `content among ${JSON.stringify(data.known)}` } : {}),
    remedy: 'Ask `engine.checkSetup` first where the options come from people.',
  });
}

const OPTIONS = 'options that the game takes';

/** Whether what is wrong came from the game itself: an option that the setup leaves out, or all of them where it names none. */
function isDefault({ defaultOptions }: { readonly defaultOptions: object }, [name]: readonly (string | number)[], setup: unknown): boolean {
  const copied = copyJson(setup);
  if (!copied.ok || schemaFlaw(SETUP, copied.value) !== undefined) return false;
  const { options = {} } = copied.value as { options?: object };
  if (name === undefined) return Object.keys(options).length === 0;
  return Object.hasOwn(defaultOptions, name) && !Object.hasOwn(options, name);
}

/** The fault of an author whose defaults do not fit a match. They are no secret, and told. */
function badDefault(place: Pick<FaultDetails, 'code' | 'api'>, problem: string, value: unknown): Fault {
  const { expected, received } = toldAs(problem, OPTIONS, () => '');
  const came = `the default ${JSON.stringify(value)}`;
  return new Fault({
    ...place,
    expected,
    received: received === '' ? came : `${came}: ${received}`,
    remedy: 'Correct `defaultOptions` or `checkOptions` of the game, or name what fits in the setup.',
  });
}

function wrongHands(game: string, hands: readonly unknown[] | undefined, seats: number): Fault {
  return new Fault({
    code: 'wrong-hands',
    api: `setup of ${game}`,
    expected: `${seats} hands, one per seat`,
    received: Array.isArray(hands) ? String(hands.length) : kindOf(hands),
    remedy: 'Return a hand per seat, empty ones too.',
  });
}

/** The fault of a `setup` that returns what could not be loaded again. What is secret in a match is not told. */
function badState(game: string, { path, problem }: Flaw, state: unknown): Fault {
  const came = () => foundAt(state, path);
  return new Fault({
    code: 'bad-state',
    api: [`setup of ${game}`, ...path].join('.'),
    ...toldAs(problem, 'what its schema describes', () => (path[0] === 'table' ? brief(came()) : kindOf(came()))),
    remedy: 'Let `setup` return what the schemas of `table`, `hand` and `hidden` describe, or correct the schema.',
  });
}
