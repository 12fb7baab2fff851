import { join } from 'node:path';
import { findBrowser } from '../../tests/support/browser.ts';
import { type Consumer, printed } from '../../tests/support/consumer.ts';
import { hashOnPage } from './page.ts';

/** A way to use the packages. */
export interface Kind {
  readonly name: string;
  /** What its project needs beside the packages; those that need the same share one. */
  readonly needs: Readonly<Record<string, string>>;
  /** For a runtime that is a package itself, and may not be had for every machine: its line then says so, and nothing fails. */
  readonly optional?: true;
  /** Why it cannot be tried on this machine. */
  readonly missing?: string;
  /** Plays, in the project, and gives the hash. Throws what went wrong. */
  play(project: Consumer): Promise<string>;
}

const NOTHING = {};
const TYPESCRIPT = { typescript: '6.0.3' };
const BUNDLERS = { esbuild: '0.28.2', vite: '8.4.0' };
const BUN = { bun: '1.4.5' };
const DENO = { deno: '2.9.6' };

const plain = (name: string, needs: Kind['needs'], ...[command = '', ...args]: string[]): Kind => ({
  name,
  needs,
  ...(needs === BUN || needs === DENO ? { optional: true } : {}),
  play: (project) => printed(project, command, ...args),
});

/** Compiles one file with the types of every door, none of them skipped, and runs what came out. */
function typescript(resolution: string, module: string, ending: 'mts' | 'cts'): Kind {
  const format = ending === 'mts' ? 'mjs' : 'cjs';
  const outDir = `out/${resolution}`;
  const flags = ['--module', module, '--moduleResolution', resolution, '--target', 'es2022', '--strict', '--skipLibCheck', 'false'];
  return {
    name: `typescript, ${resolution}, ${ending}`,
    needs: TYPESCRIPT,
    async play(project) {
      await printed(project, 'tsc', ...flags, '--outDir', outDir, `matches.${ending}`, `doors.${ending}`);
      return printed(project, 'node', `print.${format}`, `${outDir}/matches.${format}`);
    },
  };
}

const bundle = (project: Consumer, entry: string, ...options: string[]) =>
  printed(project, 'esbuild', entry, '--bundle', '--minify', '--target=es2022', '--log-level=warning', ...options);

/** Builds a page and opens it in Chromium. */
function inChromium(name: string, build: (project: Consumer) => Promise<unknown>, folder: string): Kind {
  const browser = findBrowser();
  return {
    name: `${name}, chromium`,
    needs: BUNDLERS,
    ...('missing' in browser ? { missing: browser.missing } : {}),
    async play(project) {
      if ('missing' in browser) throw new Error(browser.missing);
      await build(project);
      return hashOnPage(browser.path, join(project.folder, folder));
    },
  };
}

const BARE: Kind = {
  name: 'esbuild, node:vm with ECMAScript alone',
  needs: BUNDLERS,
  async play(project) {
    await bundle(project, 'matches.mjs', '--format=iife', '--global-name=consumer', '--outfile=bare.js');
    return printed(project, 'node', 'bare.mjs', 'bare.js');
  },
};

/** Every consumer, in the order in which it is told of. */
export const KINDS: readonly Kind[] = [
  plain('node, import', NOTHING, 'node', 'print.mjs', 'matches.mjs'),
  plain('node, require', NOTHING, 'node', 'print.cjs', 'matches.cjs'),
  typescript('node16', 'node16', 'mts'),
  typescript('node16', 'node16', 'cts'),
  typescript('nodenext', 'nodenext', 'mts'),
  typescript('nodenext', 'nodenext', 'cts'),
  typescript('bundler', 'esnext', 'mts'),
  // The page of the sources, its script in the place where the bundler has put the bundle.
  inChromium('esbuild', (project) => bundle(project, 'page.mjs', '--format=esm', '--outfile=esbuild/page.mjs'), 'esbuild'),
  inChromium('vite', (project) => printed(project, 'vite', 'build', '--outDir', 'vite', '--logLevel', 'warn'), 'vite'),
  BARE,
  plain('bun, import', BUN, 'bun', 'print.mjs', 'matches.mjs'),
  plain('bun, require', BUN, 'bun', 'print.cjs', 'matches.cjs'),
  plain('deno, import', DENO, 'deno', 'run', '--allow-read', '--allow-env', 'print.mjs', 'matches.mjs'),
  plain('deno, require', DENO, 'deno', 'run', '--allow-read', '--allow-env', 'print.cjs', 'matches.cjs'),
];
