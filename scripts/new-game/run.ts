import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createEngine } from '@quayside/core';
import { writeGoldens } from '@quayside/testkit';
import { yourFirstGame } from 'your-first-game';
import { RECIPES } from '../../examples/your-first-game/test/recipes.ts';
import { BadArguments, complain, type Streams } from '../command-line.ts';
import { readFiles, root, type SourceFile } from '../sources.ts';
import { HELP, readArguments } from './arguments.ts';
import { type Names, namesOf, renamed } from './names.ts';
import { byTarball, byVersion, type Wanted } from './packages.ts';

/** What was made. */
export interface NewGameLine {
  readonly name: string;
  readonly folder: string;
  readonly files: number;
  readonly packages: Wanted;
}

const TEMPLATE_FOLDER = 'examples/your-first-game';

/** Where the golden matches of a game lie, below its folder. */
const GOLDEN_FOLDER = 'test/golden';

/** Makes a new game, tells what to do next, and gives the exit code: 0, or 2 for bad arguments. `here` is what folders are named from. */
export function run(argv: readonly string[], streams: Streams, here = process.env.INIT_CWD ?? process.cwd()): number {
  try {
    const command = readArguments(argv);
    if (command.do === 'help') {
      streams.stdout.write(HELP);
      return 0;
    }
    const { name, into, tarballs, json } = command;
    const made = make(name, resolve(here, into), tarballs && resolve(here, tarballs));
    streams.stdout.write(json ? `${JSON.stringify(made)}\n` : textOf(made, here, tarballs === undefined));
    return 0;
  } catch (error) {
    return complain('new-game', streams, error);
  }
}

/** What is copied: whoever has tried the template where it lies has left a lock file there. */
export const templateFiles = (): readonly SourceFile[] =>
  readFiles(TEMPLATE_FOLDER, '').filter(({ path }) => !path.endsWith('package-lock.json'));

function make(name: string, folder: string, tarballs: string | undefined): NewGameLine {
  const template = templateFiles().map(({ path, text }) => ({ path: path.slice(TEMPLATE_FOLDER.length + 1), text }));
  const code = template.filter(({ path }) => path.endsWith('.ts'));
  const names = namesOf(name, new Set(code.flatMap(({ text }) => text.match(/\w+/g) ?? [])));
  demandFree(folder);
  const packages = tarballs === undefined ? byVersion() : byTarball(tarballs, folder);
  // All is read and checked before anything is written.
  for (const { path, text } of template) {
    if (path.startsWith(`${GOLDEN_FOLDER}/`)) continue;
    const file = join(folder, path);
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, path === 'package.json' ? withPackages(renamed(text, names), packages) : renamed(text, names));
  }
  recordGoldens(join(folder, GOLDEN_FOLDER), names);
  if (!relative(root, folder).startsWith('..')) format(folder);
  return { name, folder, files: template.length, packages };
}

/** The golden matches under the new name: every hash in them is one of a match that names its game. */
function recordGoldens(folder: string, names: Names): void {
  const { meta } = yourFirstGame;
  const engine = createEngine({ ...yourFirstGame, meta: { ...meta, id: names.kebab, name: names.title } });
  const recipes = Object.entries(RECIPES).map(([name, recipe]) => [name, { ...recipe, title: renamed(recipe.title, names) }]);
  writeGoldens(engine, fs, folder, Object.fromEntries(recipes));
}

/** Other names are sorted and wrapped in another way, and the lint of this repository looks into all its folders. */
function format(folder: string): void {
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', '--no-errors-on-unmatched', folder],
    {
      cwd: root,
      stdio: 'ignore',
    },
  );
}

function demandFree(folder: string): void {
  if (fs.existsSync(folder)) throw new BadArguments(`${folder} is there already: nothing was written; choose another folder with --into`);
  const [top = ''] = relative(root, folder).split(/[\\/]/);
  if (['packages', 'examples', 'tests', 'scripts', 'docs'].includes(top))
    throw new BadArguments(
      `${top}/ belongs to this repository, and a game that others install does not: choose another folder with --into`,
    );
}

function withPackages(manifest: string, packages: Wanted): string {
  type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const parsed = JSON.parse(manifest) as Manifest;
  for (const list of [parsed.dependencies, parsed.devDependencies])
    for (const name of Object.keys(list)) list[name] = packages[name] ?? (list[name] as string);
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

function textOf({ name, folder, files, packages }: NewGameLine, here: string, fromRegistry: boolean): string {
  const shown = relative(here, folder) || folder;
  const asked = Object.keys(packages).join(' and ');
  const note = fromRegistry
    ? `\nnpm will ask the registry for ${asked}. What is not published yet, --tarballs takes from a folder: see --help.\n`
    : '';
  return `Made ${name}: ${files} files in ${shown}

Next:
  cd ${shown}
  npm install
  npm test
${note}
It is a whole game already. Its README.md says where each kind of rule stands: change one, and see which test objects.
`;
}
