import { readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, resolve } from 'node:path';
import type { Options } from 'tsup';

/** Doors by name, each with its source. */
type Doors = Readonly<Record<string, string>>;

/** What is special about a package. */
interface Special {
  /** Doors that CommonJS cannot have, such as one that imports an ES module that refuses `require`. */
  readonly esmOnly?: Doors;
  /** Dependencies that are ES modules alone: the CommonJS build carries them, since neither Jest nor every Node 20 can require them. */
  readonly carried?: readonly string[];
}

/**
 * The build of every package: both module formats and their types, with no knowledge of Node or of a browser. `exports` in the package's manifest must list
 * the same doors (a test compares them).
 */
export function packageBuild(doors: Doors, { esmOnly = {}, carried = [] }: Special = {}): Options[] {
  // All doors of a format are built together: they share one identity of each class.
  const esm: Options = { ...COMMON, entry: { ...doors, ...esmOnly }, format: 'esm' };
  const cjs: Options = { ...COMMON, entry: doors, format: 'cjs', noExternal: [...carried], plugins: [RELATIVE_MAPS] };
  if (Object.keys(esmOnly).length > 0)
    return [
      { ...esm, dts: DECLARATIONS },
      { ...cjs, dts: DECLARATIONS },
    ];
  // The declarations of both formats at once: most of the time goes into reading the types.
  return [esm, cjs, { ...COMMON, entry: doors, format: ['esm', 'cjs'], dts: { ...DECLARATIONS, only: true } }];
}

/**
 * Splitting makes CommonJS of ES modules in a step of tsup's own, whose maps name the script itself by its path on the machine that built it. It lies beside its map: its name is
 * enough, and is the same on every machine.
 */
const RELATIVE_MAPS: NonNullable<Options['plugins']>[number] = {
  name: 'relative maps',
  buildEnd({ writtenFiles }) {
    for (const { name } of writtenFiles.filter((file) => file.name.endsWith('.map'))) {
      const map = JSON.parse(readFileSync(resolve(name), 'utf8')) as { file?: string; sources: string[] };
      const sources = map.sources.map((source) => (isAbsolute(source) ? basename(source) : source));
      writeFileSync(resolve(name), JSON.stringify({ ...map, ...(map.file === undefined ? {} : { file: basename(map.file) }), sources }));
    }
  },
};

// tsup sets `baseUrl` for its declaration build, which TypeScript 6 calls an error unless told.
const DECLARATIONS = { compilerOptions: { ignoreDeprecations: '6.0' } };

const COMMON = {
  tsconfig: 'tsconfig.build.json',
  sourcemap: true,
  // `scripts/build.mjs` empties dist: of two builds that run at once, the one would delete what the other has written.
  clean: false,
  target: 'es2022',
  platform: 'neutral',
  // Also for CommonJS, so that the doors of one package share one identity of each class.
  splitting: true,
} satisfies Options;
