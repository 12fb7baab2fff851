import type { Options } from 'tsup';

/**
 * The build of every package: both module formats and their types, with no knowledge of Node or of a browser.
 * `entry` lists the doors by name; `exports` in the package's manifest must list the same (a test compares them).
 */
export function packageBuild(entry: Record<string, string>): Options & { readonly entry: Record<string, string> } {
  return {
    entry,
    tsconfig: 'tsconfig.build.json',
    format: ['esm', 'cjs'],
    // tsup sets `baseUrl` for its declaration build, which TypeScript 6 calls an error unless told.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    sourcemap: true,
    clean: true,
    target: 'es2022',
    platform: 'neutral',
    // Also for CommonJS, so that the doors of one package share one identity of each class.
    splitting: true,
  };
}
