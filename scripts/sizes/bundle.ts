import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readDoors } from '../doors.ts';
import { root } from '../sources.ts';

/** What something weighs, in bytes, as a page loads it. */
export interface Size {
  readonly minified: number;
  readonly gzipped: number;
}

/** What is bundled, and what of it the page has from elsewhere. */
export interface Bundled {
  readonly source: string;
  readonly external?: readonly string[];
}

/** Bundles and minifies a script that uses the packages as they are built. */
export async function bundle({ source, external = [] }: Bundled): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'js' },
    alias: builtDoors(external),
    external: [...external],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    // Chunks import each other for their order alone, where it does not matter.
    logOverride: { 'ignored-bare-import': 'silent' },
    logLevel: 'warning',
  });
  return (outputFiles[0] as (typeof outputFiles)[number]).contents;
}

/** Weighs a script. */
export async function weigh(bundled: Bundled): Promise<Size> {
  const text = await bundle(bundled);
  return { minified: text.length, gzipped: gzipSync(text, { level: 9 }).length };
}

/** Doors by what their users import, each with the file that was built of it. The longer ones first: an alias goes for all that lies below it. */
function builtDoors(external: readonly string[]): Record<string, string> {
  const doors = readDoors().filter(({ specifier }) => !external.includes(specifier));
  const longerFirst = [...doors].sort((one, other) => other.specifier.length - one.specifier.length);
  return Object.fromEntries(longerFirst.map(({ specifier, built }) => [specifier, `./${built}`]));
}
