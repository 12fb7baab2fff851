import { createRequire } from 'node:module';

/** As much of boardgame.io as the bench uses; its own types need a browser's. */
export interface BoardgameClient<S> {
  readonly moves: Readonly<Record<string, (argument: number) => void>>;
  start(): void;
  stop(): void;
  getState(): { readonly G: S; readonly ctx: { readonly gameover?: unknown } } | null;
}

type MakeClient = <S>(options: { readonly game: object; readonly numPlayers: number; readonly debug: boolean }) => BoardgameClient<S>;

// Its packages for `import` name files without an ending, which Node does not find.
// The contestants are bundled into `temp/bench`, where no dependency is found.
const load = createRequire(new URL('../../scripts/bench/', import.meta.url));

export const { Client } = load('boardgame.io/client') as { readonly Client: MakeClient };
export const { INVALID_MOVE } = load('boardgame.io/core') as { readonly INVALID_MOVE: string };
