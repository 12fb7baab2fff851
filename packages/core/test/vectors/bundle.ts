import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The library and the vectors as one script for a browser, as a user's bundler makes it. When it is run it leaves the answers in the global `answers`, as
 * text that needs no escaping.
 */
export async function bundleAnswers(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: here('.'), loader: 'ts' },
    alias: { '@quayside/core': here('../../src/index.ts') },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

const ENTRY = `
import { answersOf } from './answers.ts';
import chance from './chance.json';
import commitments from './commitments.json';
import fairSeeds from './fair-seeds.json';

globalThis.answers = encodeURIComponent(JSON.stringify(answersOf({ commitments, fairSeeds, chance })));
`;
