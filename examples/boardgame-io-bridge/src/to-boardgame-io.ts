import {
  type AnyAction,
  createEngine,
  type Engine,
  eventsFor,
  type Game,
  type GameEvent,
  type GameTypes,
  type Match,
  type MatchSetup,
  type View,
} from '@quayside/core';
import { type BoardgameGame, type Ctx, type Hook, INVALID_MOVE, type LongFormMove, type Plugin } from './boardgame-io.ts';
import { type MasterG, opener } from './sealed-match.ts';

export { guard, guardServer, mayPass } from './guard.ts';

/** What a player's client has as `G`: all that the seat may know, and what it may know of what happened last. */
export interface ClientG<G extends GameTypes, A extends AnyAction> {
  readonly view: View<G, A>;
  readonly events: readonly GameEvent<G>[];
}

/** How the host plays. */
export interface BridgeOptions {
  /**
   * Any text that no player knows; all draws of all matches follow from it. A server keeps one and hands it over each time it starts, or the matches that nobody has acted in yet
   * become others. Made anew if left out, as on the clients of a server, which have no use for one.
   */
  readonly secret?: string;
  /** Tells matches apart; may be known to everybody. A random UUID unless told. */
  readonly nonce?: () => string;
}

/** What can be chosen for a match; boardgame.io calls it `setupData`. */
type Chosen<G extends GameTypes> = Pick<MatchSetup<G>, 'options' | 'content'>;

/** None of these is a player's to trigger: who acts, and when the match is over, is for the rules to say. */
const NO_EVENTS = Object.fromEntries(
  ['endGame', 'endPhase', 'endStage', 'endTurn', 'pass', 'setActivePlayers', 'setPhase', 'setStage'].map((name) => [name, false as const]),
);

/**
 * A game for boardgame.io's client, local master and server, made of a game for this engine. Each action is a move, `moves.bid({ amount: 3 })`; the seats that may act are the active
 * players, each in a stage that is called as the phase; `ctx.gameover` is the outcome. Chance, legality and secrecy stay with the engine.
 */
export function toBoardgameIO<G extends GameTypes, A extends AnyAction>(
  of: Game<G, A> | Engine<G, A>,
  { secret = crypto.randomUUID(), nonce = () => crypto.randomUUID() }: BridgeOptions = {},
): BoardgameGame<MasterG, ClientG<G, A>> {
  const engine = 'apply' in of ? of : createEngine(of);
  const { game } = engine;
  const open = opener(engine, secret);

  function moveOf({ type, kind }: { readonly type: string; readonly kind: 'action' | 'sealed' }): LongFormMove<MasterG> {
    const isSealed = kind === 'sealed';
    return {
      move({ G, ctx, playerID, events }, ...args) {
        if (!areInput(type, args)) return INVALID_MOVE;
        const { match } = open(G);
        const applied = engine.apply(match, seatOf(playerID, match), { ...args[0], type });
        if (!applied.ok) return INVALID_MOVE;
        handOver(engine, applied.match, ctx, events);
        return { ...G, match: JSON.stringify(applied.match), events: JSON.stringify(applied.events) };
      },
      // A client holds no match on which it could try.
      client: false,
      // What is sealed must not stand in the log that everybody gets.
      redact: isSealed,
      // Whoever commits need not have seen that another has.
      ignoreStaleStateID: isSealed,
    };
  }

  // `events` hides the buttons, but a client that sends an event all the same would be obeyed.
  const keepsTheRules: Plugin<MasterG, ClientG<G, A>> = {
    name: 'quayside',
    isInvalid({ G, ctx }) {
      if ('view' in G) return false;
      const { match } = open(G);
      const isOver = engine.outcome(match) !== null;
      const agrees =
        isOver === (ctx.gameover !== undefined) && isText(ctx.playOrder, seatNames(match)) && (isOver || isHandedOver(engine, match, ctx));
      return agrees ? false : 'who acts, and when the match is over, is for the rules to say';
    },
  };

  return {
    name: game.meta.id,
    minPlayers: game.meta.seats.min,
    maxPlayers: game.meta.seats.max,
    // Its undo knows nothing of what was learnt.
    disableUndo: true,
    events: NO_EVENTS,
    plugins: [keepsTheRules],
    setup: ({ ctx }, setupData) => ({
      setup: JSON.stringify({ seats: ctx.numPlayers, ...chosen(setupData) }),
      nonce: nonce(),
      match: null,
      events: null,
    }),
    validateSetupData(setupData, seats) {
      const rejection = engine.checkSetup({ seats, seed: '', ...chosen(setupData) });
      return rejection === null ? undefined : engine.describe().rejection(rejection);
    },
    // Without a prototype: boardgame.io asks whether a name is in it, and would call what every object has.
    moves: Object.assign(Object.create(null), Object.fromEntries(game.actions.map((action) => [action.type, moveOf(action)]))),
    turn: { onBegin: ({ G, ctx, events }) => handOver(engine, open(G).match, ctx, events) },
    endIf: ({ G }) => engine.outcome(open(G).match) ?? undefined,
    playerView({ G, playerID }) {
      if ('view' in G) return G;
      const { match, events } = open(G);
      const seat = seatOf(playerID ?? '', match);
      // Whoever has no seat looks on.
      const viewer = seat < 0 ? null : seat;
      return { view: engine.view(match, viewer), events: eventsFor(events, viewer) };
    },
    ai: {
      enumerate(G, _, playerID) {
        const { match } = open(G);
        const legal = engine.legal(engine.view(match, seatOf(playerID, match)));
        return legal.map(({ type, ...input }) => ({ move: type, args: [input] }));
      },
    },
  };
}

/** Whether the arguments of a move are the input of its action, or none. What else they held would be passed over here, and sent to everybody in the log. */
function areInput(type: string, args: readonly unknown[]): args is readonly [object?] {
  if (args.length > 1) return false;
  const input = args[0] ?? {};
  return typeof input === 'object' && !Array.isArray(input) && (!('type' in input) || input.type === type);
}

/** Makes the seats that may act the active players. A client without a player acts for the current one, who has to be among them. */
function handOver<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  match: Match<G, A>,
  ctx: Ctx,
  events: Hook<unknown>['events'],
): void {
  const [first] = engine.awaited(match);
  if (first === undefined) return;
  const value = activeOf(engine, match);
  // A new turn begins with this very question.
  if (Object.hasOwn(value, ctx.currentPlayer)) events.setActivePlayers({ value });
  else events.endTurn({ next: String(first) });
}

/** Whether boardgame.io has it as `handOver` leaves it. */
function isHandedOver<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>, ctx: Ctx): boolean {
  const active = activeOf(engine, match);
  return isText(ctx.activePlayers, active) && Object.hasOwn(active, ctx.currentPlayer);
}

/** The active players as boardgame.io is told them. */
function activeOf<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, match: Match<G, A>): Record<string, string> {
  return Object.fromEntries(engine.mayAct(match).map((seat) => [String(seat), match.phase]));
}

/** Compares as text, as it is stored: `'00'` is not seat 0, and what is inherited does not count. */
function isText(found: unknown, wanted: unknown): boolean {
  return JSON.stringify(found) === JSON.stringify(wanted);
}

/** What boardgame.io calls the seats of a match. */
function seatNames({ options }: { readonly options: { readonly seats: number } }): string[] {
  return Array.from({ length: options.seats }, (_, seat) => String(seat));
}

/** The seat of a player, by its name alone; -1, which is none, for a stranger. */
function seatOf(playerID: string, match: { readonly options: { readonly seats: number } }): number {
  return seatNames(match).indexOf(playerID);
}

function chosen<G extends GameTypes>(setupData: unknown): Chosen<G> {
  const { options, content } = (setupData ?? {}) as Chosen<G>;
  return { ...(options !== undefined && { options }), ...(content !== undefined && { content }) };
}
