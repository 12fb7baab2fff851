import { readDoors } from '../doors.ts';
import type { Bundled } from './bundle.ts';

/** All that a page needs to play a game, which is what somebody pays who adds Quayside. */
export const page = (game: string): Bundled => ({
  source: `import { createEngine } from '@quayside/core';\nimport { ${game} } from '@quayside/${game}';\nglobalThis.engine = createEngine(${game});\n`,
});

/** What somebody loads who takes boardgame.io instead, before a game is added. */
const BOARDGAME_IO =
  "import { Client } from 'boardgame.io/client';\nimport { Local } from 'boardgame.io/multiplayer';\nglobalThis.engine = [Client, Local];\n";

/** What is weighed, by name: pages, and every door with its dependencies, but without other packages of this repository and without test runners. */
export const WEIGHED: Readonly<Record<string, Bundled>> = {
  'a page that plays piraeus': page('piraeus'),
  'a page that plays gdansk': page('gdansk'),
  'a page without a game': { source: "import { createEngine } from '@quayside/core';\nglobalThis.engine = createEngine;\n" },
  'a page with boardgame.io, without a game': { source: BOARDGAME_IO },
  ...Object.fromEntries(
    readDoors().map((door) => [door.specifier, { source: `export * from '${door.specifier}';\n`, external: othersOf(door) }]),
  ),
};

function othersOf({ package: own }: { readonly package: string }): readonly string[] {
  const others = readDoors().filter((door) => door.package !== own);
  return [...others.map(({ specifier }) => specifier), 'vitest'];
}

/**
 * What the whole of the first page may weigh, gzipped: what boardgame.io's client and local master weigh without a game.
 */
export const PAGE_BUDGET = { name: 'a page that plays piraeus', most: 34 * 1024 } as const;
