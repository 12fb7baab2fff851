// As much of boardgame.io's contract for games as the bridge fills in, so that whoever copies it needs its types only where they play. Its own want arrays that could be written.

/** What a move answers that is refused; a test compares it with boardgame.io's own. */
export const INVALID_MOVE = 'INVALID_MOVE';

/** What boardgame.io itself keeps of a match. */
export interface Ctx {
  readonly numPlayers: number;
  readonly currentPlayer: string;
  readonly playOrder: readonly string[];
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly turn: number;
  readonly gameover?: unknown;
}

/** What a move or a hook may ask boardgame.io to do. */
export interface Events {
  setActivePlayers(players: { readonly value: Readonly<Record<string, string>> }): void;
  endTurn(to: { readonly next: string }): void;
}

/** What a hook is given. */
export interface Hook<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly events: Events;
}

/** What a move is given besides its arguments. */
export interface Moving<G> extends Hook<G> {
  readonly playerID: string;
}

/** A move in its long form. */
export interface LongFormMove<G> {
  readonly move: (moving: Moving<G>, ...args: readonly unknown[]) => G | typeof INVALID_MOVE;
  readonly client: false;
  readonly redact: boolean;
  readonly ignoreStaleStateID: boolean;
}

/** What may throw out a whole change: `isInvalid` says why, or `false`. */
export interface Plugin<G, V> {
  readonly name: string;
  readonly isInvalid: (changed: { readonly G: G | V; readonly ctx: Ctx }) => string | false;
}

/** A game as boardgame.io takes it. `V` is what a player's client has in the place of `G`. */
export interface BoardgameGame<G, V> {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly disableUndo: true;
  readonly events: Readonly<Record<string, false>>;
  readonly plugins: Plugin<G, V>[];
  readonly setup: (given: { readonly ctx: Pick<Ctx, 'numPlayers'> }, setupData?: unknown) => G;
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  readonly moves: Readonly<Record<string, LongFormMove<G>>>;
  readonly turn: { readonly onBegin: (hook: Hook<G>) => void };
  readonly endIf: (hook: Pick<Hook<G>, 'G'>) => unknown;
  readonly playerView: (seen: { readonly G: G | V; readonly playerID: string | null | undefined }) => V;
  readonly ai: {
    readonly enumerate: (G: G, ctx: unknown, playerID: string) => { move: string; args: unknown[] }[];
  };
}
