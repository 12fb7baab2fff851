import { demandContract } from '../game/contract.ts';
import type { Words } from '../game/describe.ts';
import type { Game } from '../game/game.ts';
import { type Match, OVER, type View } from '../game/match.ts';
import type { Context, RuleView } from '../game/rule-view.ts';
import { type Checked, good } from '../model/checked.ts';
import { deepFreeze } from '../model/freeze.ts';
import type { AnyAction, ContentRef, GameTypes, MatchOptions } from '../model/game-types.ts';
import type { Immutable } from '../model/immutable.ts';
import type { Outcome } from '../model/outcome.ts';
import { type Refused, type Rejection, refused } from '../model/rejection.ts';
import { isViewerOf, type Seat, type Viewer } from '../model/seat.ts';
import { parseRandomState } from '../random/parse.ts';
import { ALGORITHMS, type RandomState } from '../random/state.ts';
import { type Applied, applyAction, type Done } from './apply.ts';
import { type ChangedSeat, changeSeatOf } from './change-seat.ts';
import { checkView } from './check-view.ts';
import { badContent, type Contexts, createContexts } from './contexts.ts';
import { badSetup, type Created, createMatch, type MatchSetup, randomOf, resolveOptions } from './create.ts';
import { demandSetup } from './demand-setup.ts';
import { determinizeView } from './determinize.ts';
import { badRandom, notAMatch, notAViewer, spectator, unknownContent } from './engine-faults.ts';
import type { HistoryEntry } from './history.ts';
import { badAction, legalIds, noSeat, refuse } from './legality.ts';
import { type Loaded, loadMatch } from './load.ts';
import { type Migrated, migrateSave } from './migrate.ts';
import { outcomeOf } from './outcome.ts';
import { loadSave, openSave, type Save, saveMatch } from './save.ts';
import { committedSeats } from './sight.ts';
import { createTeller, type Teller } from './tell.ts';
import { tokenOf } from './token.ts';
import { hashMatch, type Replayed, replayTranscript, startTranscript, type Transcript } from './transcript.ts';
import { attach, isSeatView, makeView } from './views.ts';

/**
 * Everything that a host does with one game. Pure: the same arguments give the same answer; only registered content is remembered.
 *
 * What is not total refuses, by fault, what is no match of the game (with the code that `load` would answer, such as `bad-match`), what is no view of it (`not-a-view`), the
 * spectator's view where a seat has to be asked (`not-a-seat`), and content that is not known (`unknown-content`). A game that breaks its contract is a fault that names the place,
 * whatever is called. Functions that take an engine refuse what is none, such as a game (`not-an-engine`).
 */
export interface Engine<G extends GameTypes, A extends AnyAction> {
  /** The game that the engine was made for. */
  readonly game: Game<G, A>;
  /** Makes content known beside what comes with the game. Refuses, by the fault `bad-content`, which names the datum, what the game cannot take. */
  register(content: Immutable<G['content']>): ContentRef;
  /** The ids of all content that is known. */
  contents(): readonly string[];
  /** Why no match can be created from this; `null` if one can. Total: for setups that come from people. */
  checkSetup(setup: unknown): Rejection | null;
  /**
   * Creates a match. Refuses, by a fault of the same code, what `checkSetup` objects to (`bad-options`, `unknown-content`; of a fair match `wrong-seed`, `wrong-nonce`). A script
   * of draws may stand in for the seed, in tests. What the game's `setup` returns is checked too: faults `wrong-hands` and `bad-state`, which name the place.
   */
  create(setup: MatchSetup<G>, script?: RandomState): Created<G, A>;
  /**
   * Lets a seat act. Total: whatever the seat and the action are, it answers and never throws, and a refusal has changed nothing. A match that this
   * engine did not make is loaded first. `token`, if given, is that of the view on which the seat decided (see `token`): if what it sees has changed since, the action
   * is `stale`.
   */
  apply(match: Match<G, A>, seat: unknown, action: unknown, expected?: { readonly token?: string | undefined }): Applied<G, A>;
  /**
   * Changes who plays a seat: it is left, taken again, replaced by a bot; or `time-out`, the autopilot acts for it once. Total, as `apply` is; refusals are
   * listed in `SEAT_REJECTIONS`. A seat that is away is never awaited: the game's `leaving` says what becomes of it, else its autopilot stands in.
   */
  changeSeat(match: Match<G, A>, seat: unknown, change: unknown): ChangedSeat<G, A>;
  /**
   * The decision token of a view: send it back with the action that was decided on it, so that one meant for another situation is refused. It ages with
   * whatever its seat sees change, except for who is awaited and who has committed.
   */
  token(view: View<G, A>): string;
  /** The seats that still have to act, ascending; empty when the match is over, and only then. */
  awaited(match: Match<G, A>): readonly Seat[];
  /** The awaited seats, and those that may still change a sealed commit, ascending. */
  mayAct(match: Match<G, A>): readonly Seat[];
  /**
   * All that a viewer may know, `null` for the spectator: this, and nothing else of a match, may leave the host. Refuses, by the fault `not-a-viewer`, who is neither a seat of
   * the match nor `null`.
   */
  view(match: Match<G, A>, viewer: Viewer): View<G, A>;
  /** Every legal action of the seat whose view this is, in the order of their numbers; works without the match, so a client can ask too. */
  legal(view: View<G, A>): A[];
  /** Why the seat whose view this is may not do something; `null` if it may. The answer of `apply`, without the match. */
  explain(view: View<G, A>, action: unknown): Rejection | null;
  /** Options, content and derived tables of a match or a view: what rules and screens look things up in. */
  context(of: { readonly options: MatchOptions<G> }): Context<G>;
  /** The least committal legal action of the seat whose view this is. */
  autopilot(view: View<G, A>): A;
  /** How the match came out; `null` while it goes on. */
  outcome(match: Match<G, A>): Outcome | null;
  /**
   * The same match with other chance from here on: a script of draws in a test (`scriptedRandom`), or another seed to see what else might have come.
   * Not for a match that people play: whoever chooses the chance knows it. Refuses, by the fault `bad-random`, what is no state of chance.
   */
  withRandom(match: Match<G, A>, random: RandomState): Match<G, A>;
  /** SHA-256 of the canonical JSON of a match, as 64 lower-case hex digits: equal matches have equal hashes. */
  hash(match: Match<G, A>): string;
  /** A match with its content, as plain JSON: for a file or a data base, to be read again with `load`. It holds every secret. */
  save(match: Match<G, A>): Save<G, A>;
  /** Reads a save or a bare match from untrusted JSON: a valid match, or a rejection with the path of the first fault. */
  load(value: unknown):
    | {
        readonly ok: true;
        /** Frozen, and nothing of what was read. */
        readonly match: Match<G, A>;
      }
    | Refused;
  /**
   * Reads a save or a bare match of an older rules version from untrusted JSON and brings it to this one by the game's own steps. Refuses what `load` refuses, an older
   * version that no step leads from (`wrong-version`), and what a step cannot deal with (`migration-failed`).
   */
  migrate(value: unknown): Migrated<G, A> | Refused;
  /**
   * Begins a transcript of a match that was just created from this setup; `extendTranscript` adds to it. Refuses, by the fault `another-setup`, a setup that makes another
   * match: other seats, options, content, or another seed.
   */
  startTranscript(setup: MatchSetup<G>, match: Match<G, A>): Transcript<G, A>;
  /** Plays a transcript from untrusted JSON again, comparing the hash of every step; `watch` is told each entry of the history. */
  replay(transcript: unknown, watch?: (entry: HistoryEntry<G, A>) => void): Replayed<G, A>;
  /**
   * A whole match that the viewer cannot tell from the real one, to try things in: hidden things, other hands, the commits of others and the chance to come are made up, the
   * same for the same seed. Refuses, by fault, a seed that is no text (`bad-seed`), and what the game makes up if it does not fit the view (`bad-determinization`).
   */
  determinize(view: View<G, A>, seed: string): Match<G, A>;
  /**
   * Words for what happens in a match: `of` is the match or a view of it, whose content names things; left out, the default content does. `words` replaces templates, whole
   * or in part, e.g. `{ 'seat.0': 'Anna' }`. Refuses, by the fault `bad-words`, words that are no text.
   */
  describe(of?: { readonly options: MatchOptions<G> } | null, words?: Words): Teller<G, A>;
}

/**
 * Makes an engine for a game, with content that a host brings besides. Refuses, by fault, a game that was written for another version of the contract (`wrong-contract`: see
 * `CONTRACT_VERSION`), and content that the game cannot take (`bad-content`).
 *
 * @example
 * ```ts
 * import { createEngine } from '@quayside/core';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * const { match } = engine.create({ seats: 2, seed: 'any' });
 * const actions = engine.legal(engine.view(match, 0));
 * console.log(actions.length); // 7
 * console.log(engine.apply(match, 0, actions[3]).ok); // true
 * ```
 */
export function createEngine<G extends GameTypes, A extends AnyAction>(
  game: Game<G, A>,
  { contents = [] }: { readonly contents?: readonly Immutable<G['content']>[] } = {},
): Engine<G, A> {
  demandContract(`createEngine of ${game.meta.id}`, game.meta.engine);
  const contexts = createContexts(game);
  /** The matches that this engine has made or checked, and who is awaited in each. */
  const known = new WeakMap<Match<G, A>, readonly Seat[]>();

  function keep<M extends Match<G, A>>(match: M, awaited: readonly Seat[]): M {
    known.set(match, Object.freeze([...awaited]));
    return match;
  }

  function checked(match: Match<G, A>): Checked<Loaded<G, A>> {
    const awaited = typeof match === 'object' && match !== null ? known.get(match) : undefined;
    return awaited === undefined ? loadMatch(game, contexts, match) : good({ match, awaited });
  }

  function valid(match: Match<G, A>, api: string): Loaded<G, A> {
    const loaded = checked(match);
    if (!loaded.ok) throw notAMatch(api, loaded.why, match);
    return loaded.value;
  }

  function contextOf({ options }: { readonly options: MatchOptions<G> }): Context<G> {
    const context = contexts.of(options);
    if (context === undefined) throw unknownContent(options.content);
    return context;
  }

  /** For words about what belongs to no match, such as options that were refused. */
  function defaultContext(): Context<G> {
    const { id } = game.contents[0] as { id: string };
    return contextOf({
      options: { ...game.defaultOptions, seats: game.meta.seats.max, content: contexts.named(id) as ContentRef } as MatchOptions<G>,
    });
  }

  function register(content: Immutable<G['content']>): ContentRef {
    const registered = contexts.register(content);
    if (!registered.ok) throw badContent(game.meta.id, registered.why, content);
    return registered.value;
  }

  function seatView(view: View<G, A>, api: string): RuleView<G> {
    checkView(game, view, api);
    const attached = attach(view, contextOf(view));
    if (!isSeatView<G>(attached)) throw spectator(api);
    return attached;
  }

  function changeBy<Answer extends { readonly match: Match<G, A> }>(
    match: Match<G, A>,
    change: (context: Context<G>, loaded: Loaded<G, A>) => Checked<Done<Answer>>,
  ): Answer | Refused {
    const loaded = checked(match);
    if (!loaded.ok) return refused(loaded.why);
    const done = change(contextOf(loaded.value.match), loaded.value);
    if (!done.ok) return refused(done.why);
    keep(done.value.answer.match, done.value.awaited);
    return done.value.answer;
  }

  function apply(match: Match<G, A>, seat: unknown, action: unknown, expected?: { readonly token?: string | undefined }): Applied<G, A> {
    return changeBy(match, (context, loaded) => applyAction(game, context, loaded, seat, action, expected?.token));
  }

  function changeSeat(match: Match<G, A>, seat: unknown, change: unknown): ChangedSeat<G, A> {
    return changeBy(match, (context, loaded) => changeSeatOf(game, context, loaded, seat, change));
  }

  function checkSetup(setup: unknown): Rejection | null {
    const options = resolveOptions(game, contexts, setup);
    return options.ok ? null : options.why;
  }

  function create(setup: MatchSetup<G>, script?: RandomState): Created<G, A> {
    const options = resolveOptions(game, contexts, setup);
    if (!options.ok) throw badSetup(game, options.why, setup);
    return createFrom(options.value, script ?? randomOf(setup));
  }

  function begin(setup: MatchSetup<G>, embedding: Contexts<G>): Checked<Created<G, A>> {
    const options = resolveOptions(game, embedding, setup);
    if (!options.ok) return options;
    embedding.of(options.value);
    return good(createFrom(options.value, randomOf(setup)));
  }

  function createFrom(options: MatchOptions<G>, random: RandomState): Created<G, A> {
    const { match, events, awaited } = createMatch(game, contextOf({ options }), random);
    return { match: keep(match, awaited), events };
  }

  function outcome(given: Match<G, A>): Outcome | null {
    return outcomeIn(valid(given, 'engine.outcome').match);
  }

  function outcomeIn(match: Match<G, A>): Outcome | null {
    if (match.phase !== OVER) return null;
    return deepFreeze(outcomeOf(game, { ...contextOf(match), state: match.state }, match.ending?.reasons ?? []));
  }

  for (const content of contents) register(content);

  return Object.freeze({
    game,
    register,
    contents: () => contexts.ids(),
    checkSetup,
    create,
    apply,
    changeSeat,
    token(view) {
      checkView(game, view, 'engine.token');
      return tokenOf(view);
    },
    awaited: (match) => valid(match, 'engine.awaited').awaited,
    mayAct(given) {
      const { match, awaited } = valid(given, 'engine.mayAct');
      const committed = committedSeats(match.commits).filter((seat) => match.presence[seat] !== 'away');
      return [...awaited, ...committed].sort((a, b) => a - b);
    },
    view(given, viewer) {
      const { match, awaited } = valid(given, 'engine.view');
      if (!isViewerOf(match.options.seats, viewer)) throw notAViewer('engine.view', viewer, match.options.seats);
      return makeView(game, match, awaited, viewer, outcomeIn(match));
    },
    legal: (view) => (view.seat === null ? [] : legalIds(game, seatView(view, 'engine.legal')).map((id) => game.numbering.decode(id))),
    explain(view, action) {
      const id = game.numbering.encode(action);
      if (id < 0) return badAction(game, action);
      if (view.seat === null) return noSeat(view);
      return refuse(game, seatView(view, 'engine.explain'), id, false) ?? null;
    },
    context: contextOf,
    autopilot: (view) => game.autopilot(seatView(view, 'engine.autopilot')),
    outcome,
    withRandom(given, random) {
      const { match, awaited } = valid(given, 'engine.withRandom');
      const parsed = parseRandomState(random, ALGORITHMS);
      if ('problem' in parsed) throw badRandom(parsed, random);
      return keep(Object.freeze({ ...match, random: deepFreeze(parsed) }), awaited);
    },
    hash: hashMatch,
    save(given) {
      const { match } = valid(given, 'engine.save');
      return saveMatch(match, contextOf(match).content);
    },
    load(value) {
      const opened = openSave(value);
      const loaded = opened.ok ? loadSave(game, contexts, opened.value) : opened;
      return loaded.ok ? { ok: true, match: keep(loaded.value.match, loaded.value.awaited) } : refused(loaded.why);
    },
    migrate(value) {
      const migrated = migrateSave(game, contexts, value);
      if (!migrated.ok) return refused(migrated.why);
      const { loaded, from, steps } = migrated.value;
      return { ok: true, match: keep(loaded.match, loaded.awaited), from, steps: Object.freeze(steps) };
    },
    startTranscript(setup, match) {
      demandSetup(game, setup, match);
      return startTranscript(setup, match, contextOf(match).content);
    },
    replay: (transcript, watch) => replayTranscript(game, contexts, { begin, apply, changeSeat }, transcript, watch),
    determinize(view, seed) {
      checkView(game, view, 'engine.determinize');
      const { match, awaited } = determinizeView(game, contexts, contextOf(view), view, seed);
      return keep(match, awaited);
    },
    describe: (of, words = {}) => createTeller(game, of == null ? defaultContext() : contextOf(of), words),
  } satisfies Engine<G, A>);
}
