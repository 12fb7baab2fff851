import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Makes one file of each contestant, so that what is timed is plain JavaScript, as a user's bundle is. Returns the folder. */
export async function bundleContestants(): Promise<string> {
  const outdir = here('../../temp/bench');
  await build({
    entryPoints: readdirSync(here('./contestants')).map((name) => here(`./contestants/${name}`)),
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    tsconfig: here('../../tsconfig.paths.json'),
    logLevel: 'warning',
  });
  return outdir;
}
