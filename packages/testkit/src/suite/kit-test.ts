/**
 * One test, as every runner takes it: `test(name, run)`. It throws what is broken, gives nothing back, awaits nothing, and shares nothing with other tests, so
 * that each can be run alone.
 */
export interface KitTest {
  /** What the runner shows: for a law its promise and its name. */
  readonly name: string;
  /** Throws what is broken. */
  readonly run: () => void;
}

/** A test for each entry of a table. Throws a plain `Error` for an empty table: a loop over no tests would pass in silence. */
export function testsOf(api: string, table: Readonly<Record<string, unknown>>, run: (each: unknown) => unknown): KitTest[] {
  const entries = Object.entries(table);
  if (entries.length === 0) throw new Error(`${api} was given nothing to test: look at the folder or the pattern that it is read from`);
  return entries.map(([name, each]) => ({
    name,
    run: () => {
      run(each);
    },
  }));
}
