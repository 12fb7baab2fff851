import type { AnyAction, Engine, GameTypes } from '@quayside/core';
import type { Golden } from './golden.ts';
import { type GoldenRecipe, playGolden } from './record.ts';
import { goldenText, parseGolden } from './text.ts';

/** What is needed of a file system to keep golden matches: Node's `fs` as it is. The testkit reaches for none itself. */
export interface GoldenFiles {
  readdirSync(folder: string): readonly string[];
  readFileSync(file: string, encoding: 'utf8'): string;
  mkdirSync(folder: string, options: { readonly recursive: true }): unknown;
  rmSync(folder: string, options: { readonly recursive: true; readonly force: true }): unknown;
  writeFileSync(file: string, text: string): unknown;
}

const ENDING = '.json';

/**
 * The golden matches of the rules version that the engine plays, by name of the file, in the order of the names: `<folder>/<rules>/<name>.json`. Those of
 * other versions lie beside them. Throws a plain `Error` that says how to record them where there is no such folder, and
 * one that names the file for what is no golden match.
 *
 * @example
 * ```ts no-run
 * import * as fs from 'node:fs';
 * import { createEngine } from '@quayside/core';
 * import { checkGolden, readGoldens } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const engine = createEngine(connectFour);
 * for (const golden of Object.values(readGoldens(engine, fs, 'test/golden'))) checkGolden(engine, golden);
 * ```
 */
export function readGoldens<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  fs: GoldenFiles,
  folder: string,
): Readonly<Record<string, Golden<G, A>>> {
  const files = filesOf(fs, folderOf(engine, folder), engine.game.meta).filter((file) => file.endsWith(ENDING));
  const names = files.map((file) => file.slice(0, -ENDING.length)).sort();
  return Object.fromEntries(names.map((name) => [name, readGolden<G, A>(fs, fileOf(engine, folder, name))]));
}

/** What lies in the folder of a version; whoever has raised the version of the rules is told what to do. */
function filesOf(fs: GoldenFiles, folder: string, { id, rules }: { readonly id: string; readonly rules: string }): readonly string[] {
  try {
    return fs.readdirSync(folder);
  } catch (cause) {
    const what = `there are no golden matches of ${id} ${rules} in ${folder}: record them with writeGoldens, beside those of older versions`;
    throw new Error(`${what} (${String(cause)})`, { cause });
  }
}

/**
 * Plays every recipe, then deletes the folder of the rules version that the engine plays, `<folder>/<rules>`, with all that is in it, and writes it anew: a file for each recipe,
 * `<name>.json`. Folders of other versions stay as they are. If a recipe cannot be played nothing is deleted: it throws what `playGolden` and the file system throw.
 *
 * For a new rules version, or after a deliberate change of the saved shape. Writes the same bytes each time.
 *
 * @example
 * ```ts no-run
 * import * as fs from 'node:fs';
 * import { createEngine } from '@quayside/core';
 * import { writeGoldens } from '@quayside/testkit';
 * import { connectFour } from '@quayside-examples/connect-four';
 *
 * const recipe = { title: 'four in a row', setup: { seats: 2, seed: 'any' }, chooser: 'any' };
 * writeGoldens(createEngine(connectFour), fs, 'test/golden', { four: recipe }); // test/golden/1.0.0/four.json
 * ```
 */
export function writeGoldens<G extends GameTypes, A extends AnyAction>(
  engine: Engine<G, A>,
  fs: GoldenFiles,
  folder: string,
  recipes: Readonly<Record<string, GoldenRecipe<G, A>>>,
): void {
  // All are played before anything is touched.
  const texts = Object.entries(recipes).map(([name, recipe]) => [name, goldenText(playGolden(engine, recipe))] as const);
  fs.rmSync(folderOf(engine, folder), { recursive: true, force: true });
  fs.mkdirSync(folderOf(engine, folder), { recursive: true });
  for (const [name, text] of texts) fs.writeFileSync(fileOf(engine, folder, name), text);
}

function readGolden<G extends GameTypes, A extends AnyAction>(fs: GoldenFiles, file: string): Golden<G, A> {
  const text = fs.readFileSync(file, 'utf8');
  try {
    return parseGolden(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function folderOf<G extends GameTypes, A extends AnyAction>({ game }: Engine<G, A>, folder: string): string {
  return `${folder}/${game.meta.rules}`;
}

function fileOf<G extends GameTypes, A extends AnyAction>(engine: Engine<G, A>, folder: string, name: string): string {
  return `${folderOf(engine, folder)}/${name}${ENDING}`;
}
