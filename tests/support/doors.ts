/** What a package's manifest says that concerns its doors. */
export interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The export map that a door of this name must have: both formats, each with its types. */
const exportOf = (door: string) => ({
  import: { types: `./dist/${door}.d.ts`, default: `./dist/${door}.js` },
  require: { types: `./dist/${door}.d.cts`, default: `./dist/${door}.cjs` },
});

/**
 * The `exports` that go with the entry points of a build, in the order in which a manifest lists them.
 * Everything else is closed, but for the manifest itself, which tools ask for.
 */
export function expectedExports(doors: readonly string[]): Readonly<Record<string, unknown>> {
  const entries = doors.map((door) => [door === 'index' ? '.' : `./${door}`, exportOf(door)] as const);
  return { ...Object.fromEntries(entries), './package.json': './package.json' };
}
