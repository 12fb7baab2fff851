import { expect, test } from 'vitest';
import { lint } from './support/lint.ts';

// The prohibitions of biome.json are only worth something if they are known to refuse. Each row is linted under its path.
const globals = 'lint/style/noRestrictedGlobals';
const imports = 'lint/style/noRestrictedImports';
const node = 'lint/correctness/noNodejsModules';

const forbiddenGlobals = [
  ['Date', 'export const now = Date.now();'],
  ['new Date', 'export const now = new Date();'],
  ['performance', 'export const now = performance.now();'],
  ['setTimeout', 'setTimeout(() => {}, 1);'],
  ['setInterval', 'setInterval(() => {}, 1);'],
  ['setImmediate', 'setImmediate(() => {});'],
  ['queueMicrotask', 'queueMicrotask(() => {});'],
  ['process', 'export const id = process.pid;'],
  ['window', 'export const width = window.innerWidth;'],
  ['document', 'export const title = document.title;'],
  ['navigator', 'export const agent = navigator.userAgent;'],
  ['fetch', "export const page = fetch('/');"],
  ['crypto', 'export const id = crypto.randomUUID();'],
  ['globalThis', 'export const clock = globalThis.Date;'],
  ['structuredClone', 'export const copy = structuredClone({});'],
  ['Intl', "export const order = new Intl.Collator('en');"],
] as const;

const forbiddenAnywhere = [
  ...forbiddenGlobals.map(([name, source]) => [name, source, globals] as const),
  ['node: imports', "import { readFileSync } from 'node:fs';\nexport { readFileSync };", node],
  ['bare built-ins', "import { readFileSync } from 'fs';\nexport { readFileSync };", node],
  ['Math.random', 'export const roll = Math.random();', 'plugin'],
  ['Math.random by name', "export const roll = Math['random']();", 'plugin'],
  ['Math.random passed on', 'export const roll = Math.random;', 'plugin'],
  ['random taken out of Math', 'export const { random } = Math;', 'plugin'],
  ['an alias of Math', 'const sums = Math;\nexport { sums };', 'plugin'],
  ['localeCompare', "export const order = (a: string) => a.localeCompare('b');", 'plugin'],
  ['toLocaleString', 'export const shown = (n: number) => n.toLocaleString();', 'plugin'],
] as const;

const forbiddenInGames = [
  ['immer', "import { produce } from 'immer';\nexport { produce };", imports],
  ['the host door', "import { createMatch } from '@quayside/core';\nexport { createMatch };", imports],
  ['a type of the host door', "import type { Match } from '@quayside/core';\nexport type Saved = Match;", imports],
  ['the door of bots', "import { simulate } from '@quayside/core/bots';\nexport { simulate };", imports],
  ['the inside of core', "import { draw } from '@quayside/core/src/random/draw.ts';\nexport { draw };", imports],
] as const;

const forbiddenInBots = forbiddenInGames.filter(([what]) => what !== 'the door of bots');

const allowed = [
  ['packages/core/src/model/math.ts', 'export const half = (n: number): number => Math.floor(n / 2);'],
  ['packages/core/src/model/member.ts', 'export const day = (card: { Date: number }): number => card.Date;'],
  ['packages/core/src/model/clock.test.ts', 'export const now = Date.now();'],
  ['packages/core/src/engine/draft.ts', "import { produce } from 'immer';\nexport { produce };"],
  ['packages/piraeus/src/door.ts', "import { gameKit } from '@quayside/core/sdk';\nexport { gameKit };"],
  ['packages/piraeus/src/schema.ts', "import * as z from 'zod/mini';\nexport { z };"],
  ['packages/piraeus/src/host.test.ts', "import { createMatch } from '@quayside/core';\nexport { createMatch };"],
  ['packages/piraeus/src/bots/greedy.ts', "import { simulate } from '@quayside/core/bots';\nexport { simulate };"],
  ['scripts/clock.ts', "import { pid } from 'node:process';\nexport const now = Date.now() + pid;"],
] as const;

const below = (folder: string, cases: readonly (readonly [string, string, string])[]) =>
  cases.map(([what, source, rule], index) => ({ folder, what, source, rule, path: `${folder}/case-${index}.ts` }));

const refused = [
  ...['core', 'testkit', 'piraeus', 'gdansk'].flatMap((name) => below(`packages/${name}/src`, forbiddenAnywhere)),
  ...['piraeus', 'gdansk'].flatMap((name) => below(`packages/${name}/src/rules`, forbiddenInGames)),
  ...['piraeus', 'gdansk'].flatMap((name) => below(`packages/${name}/src/bots`, forbiddenInBots)),
];

// One run of the linter for all of them.
const found = lint({ ...Object.fromEntries(refused.map(({ path, source }) => [path, source])), ...Object.fromEntries(allowed) });

test.each(refused)('$folder may not use $what', ({ path, rule }) => {
  expect(found.get(path)).toContain(rule);
});

test.each(allowed)('%s is not refused', (path) => {
  expect(found.get(path) ?? []).toEqual([]);
});
