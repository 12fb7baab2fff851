import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/sources.ts';

/** What the linter holds against one file: the names of the rules, `plugin` for our own. */
export type Refusals = ReadonlyMap<string, readonly string[]>;

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/**
 * Lints sources that stand nowhere, as if they stood at the paths given, under the repository's own configuration.
 * They are written to a temporary folder, since Biome 2.6 reports no diagnostics for standard input.
 */
export function lint(sources: Readonly<Record<string, string>>): Refusals {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-lint-'));
  try {
    for (const name of ['biome.json', '.gitignore', 'lint']) cpSync(join(root, name), join(folder, name), { recursive: true });
    for (const [path, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const biome = join(root, 'node_modules', '.bin', 'biome');
    const limits = ['--max-diagnostics=none', '--reporter=json'];
    const result = spawnSync(biome, ['lint', ...limits], { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
    return byPath(JSON.parse(result.stdout) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function byPath({ diagnostics }: Report): Refusals {
  const refusals = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const path = location.path.replaceAll('\\', '/');
    const known = refusals.get(path) ?? [];
    refusals.set(path, [...known, category]);
  }
  return refusals;
}
