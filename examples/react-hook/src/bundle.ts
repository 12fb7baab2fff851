import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The files of the page by the path under which they are asked for, as a user's bundler makes them. */
export async function bundlePage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [here('../web/page.tsx'), here('../web/page.css'), here('../web/index.html')],
    loader: { '.html': 'copy' },
    outdir: here('../dist'),
    // Where the packages stand in this repository; elsewhere they are installed.
    tsconfig: here('../../../tsconfig.web.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, contents }) => [`/${path.slice(here('../dist').length + 1)}`, contents]));
}
