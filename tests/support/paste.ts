import * as testkit from '@quayside/testkit';

/** Runs a printed replay as it runs where it is pasted: in reach are what it imports, and what its first line says that the file brings. */
export function paste(replay: string, engine: unknown, symmetric?: unknown): void {
  const [, names, body] =
    /^\/\/ For a test file of .*\nimport \{ (.*) \} from '@quayside\/testkit';\n\n(test\([\s\S]*\);)$/.exec(replay) ?? [];
  if (names === undefined || body === undefined) throw new Error(`that is no test: ${replay}`);
  const imported = names.split(', ').map((name) => [name, (testkit as Record<string, unknown>)[name]] as const);
  const missing = imported.find(([, value]) => value === undefined);
  if (missing !== undefined) throw new Error(`the testkit exports no ${missing[0]}`);
  const scope = { engine, symmetric, test: (_: string, run: () => void) => run(), ...Object.fromEntries(imported) };
  new Function(...Object.keys(scope), body)(...Object.values(scope));
}
