/** What a package's manifest says that concerns its doors. */
export interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** What a build says that concerns the doors. */
export interface Build {
  readonly entry: Readonly<Record<string, string>>;
  readonly format: string | readonly string[];
}

/** A door as it is built. */
export interface Door {
  readonly name: string;
  readonly source: string;
  readonly formats: readonly string[];
}

/** The doors of all builds of a package, each with the formats that it is built in. */
export function doorsOf(builds: readonly Build[]): readonly Door[] {
  const doors = new Map<string, Door>();
  for (const { entry, format } of builds) {
    for (const [name, source] of Object.entries(entry)) {
      doors.set(name, { name, source, formats: [...new Set([...(doors.get(name)?.formats ?? []), format].flat())] });
    }
  }
  return [...doors.values()];
}

/** The export map that a door must have: both formats, each with its types; where CommonJS has no such door, the one format, for whoever asks. */
function exportOf({ name, formats }: Door): unknown {
  const esm = { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
  return formats.includes('cjs') ? { import: esm, require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` } } : esm;
}

/**
 * The `exports` that go with the doors of a build, in the order in which a manifest lists them.
 * Everything else is closed, but for the manifest itself, which tools ask for.
 */
export function expectedExports(doors: readonly Door[]): Readonly<Record<string, unknown>> {
  const entries = doors.map((door) => [door.name === 'index' ? '.' : `./${door.name}`, exportOf(door)] as const);
  return { ...Object.fromEntries(entries), './package.json': './package.json' };
}
