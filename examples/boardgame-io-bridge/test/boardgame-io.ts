import { createRequire } from 'node:module';
import type { Ctx } from '../src/boardgame-io.ts';

/** As much of boardgame.io as the tests use; its own types need a browser's. */
export interface State<S> {
  readonly G: S;
  readonly ctx: Ctx;
  readonly plugins: Readonly<Record<string, { readonly data?: unknown }>>;
  readonly _stateID: number;
}

export interface Client<S> {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  readonly events: Readonly<Record<string, unknown>>;
  readonly log: readonly {
    readonly action: { readonly payload: { readonly type: string; readonly playerID: string; readonly args: unknown } };
  }[];
  readonly store: { getState(): State<S> };
  start(): void;
  stop(): void;
  getState(): (State<S> & { readonly isActive: boolean }) | null;
  getInitialState(): State<unknown>;
  updatePlayerID(playerID: string | null): void;
}

export interface Transport {
  readonly master: Master;
}

/** The authority over a match: what a server has, here in the same process. */
export interface Master {
  readonly storageAPI: { fetch(match: string, wanted: { readonly state: true }): { readonly state: State<unknown> } };
  onUpdate(action: unknown, stateID: number, match: string, playerID: string): Promise<unknown>;
}

type MakeTransport = (options: object) => Transport;

interface ClientOptions {
  readonly game: object;
  readonly numPlayers: number;
  readonly debug: false;
  readonly playerID?: string | null;
  readonly matchID?: string;
  readonly multiplayer?: MakeTransport;
}

// Its packages for `import` name files without an ending, which Node does not find.
const load = createRequire(import.meta.url);

export const { Client } = load('boardgame.io/client') as { readonly Client: <S>(options: ClientOptions) => Client<S> };
export const { Local } = load('boardgame.io/multiplayer') as { readonly Local: () => MakeTransport };
export const { INVALID_MOVE } = load('boardgame.io/core') as { readonly INVALID_MOVE: string };
export const { RandomBot } = load('boardgame.io/ai') as {
  readonly RandomBot: new (
    options: object,
  ) => {
    play(
      state: unknown,
      playerID: string,
    ): Promise<{ readonly action: { readonly payload: { readonly type: string; readonly args: unknown[] } } }>;
  };
};

/** A server of the host, as boardgame.io makes it. */
interface Host {
  readonly app: { readonly context: object };
  run(port: number): Promise<{ readonly appServer: import('node:http').Server }>;
  kill(running: object): void;
}

export const { Server } = load('boardgame.io/server') as { readonly Server: (options: { games: object[]; origins: string[] }) => Host };

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

/** The client of socket.io that boardgame.io brings. */
export const { io } = createRequire(load.resolve('boardgame.io/multiplayer'))('socket.io-client') as {
  readonly io: (url: string) => Socket;
};

type Sent = { readonly args: readonly [string, unknown, unknown?] };

/** Makes what a player is sent of what the master sends: boardgame.io's own filter, the last thing between the two. */
export const { getFilterPlayerView } = load('boardgame.io/internal') as {
  readonly getFilterPlayerView: (game: object) => (playerID: string | null, sent: object) => Sent;
};
