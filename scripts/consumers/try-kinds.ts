import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { type Consumer, install, openConsumer, packInto } from '../../tests/support/consumer.ts';
import type { Kind } from './kinds.ts';

/** How one consumer fared. `hash` and `holds` are null where it could not be tried on this machine, and `why` says why. */
export interface ConsumerLine {
  readonly name: string;
  readonly hash: string | null;
  readonly holds: boolean | null;
  readonly why?: string;
}

/** Packs, installs into one clean project for each set of needs, plays in each kind of consumer, and compares with the hash that is expected. */
export async function tryKinds(
  kinds: readonly Kind[],
  expected: string,
  told: (line: ConsumerLine) => void,
): Promise<readonly ConsumerLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-tarballs-'));
  try {
    const tarballs = await packInto(folder);
    const lines: ConsumerLine[] = [];
    for (const needs of new Set(kinds.map((kind) => kind.needs))) {
      for await (const line of tryProject(
        kinds.filter((kind) => kind.needs === needs),
        tarballs,
        expected,
      )) {
        told(line);
        lines.push(line);
      }
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function* tryProject(kinds: readonly Kind[], tarballs: readonly string[], expected: string): AsyncGenerator<ConsumerLine> {
  const project = openConsumer('scripts/consumers/project');
  try {
    writeProject(project, kinds[0]?.needs ?? {});
    const why = await install(project, tarballs, { scripts: true }).then(() => undefined, messageOf);
    for (const kind of kinds) {
      if (kind.missing !== undefined) yield { name: kind.name, hash: null, holds: null, why: kind.missing };
      else if (why !== undefined) yield { name: kind.name, hash: null, holds: kind.optional ? null : false, why };
      else yield await tryKind(kind, project, expected);
    }
  } finally {
    project.close();
  }
}

async function tryKind({ name, play }: Kind, project: Consumer, expected: string): Promise<ConsumerLine> {
  try {
    const hash = await play(project);
    return { name, hash, holds: hash === expected };
  } catch (error) {
    return { name, hash: null, holds: false, why: messageOf(error) };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The manifest, and the one text of the matches in every form in which somebody may have it. */
function writeProject({ folder }: Consumer, needs: Kind['needs']): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, dependencies: needs }));
  for (const name of ['matches', 'doors'])
    for (const ending of ['mts', 'cts']) copyFileSync(join(folder, `${name}.ts`), join(folder, `${name}.${ending}`));
  const text = readFileSync(join(folder, 'matches.ts'), 'utf8');
  writeFileSync(join(folder, 'matches.mjs'), withoutTypes(text, ts.ModuleKind.ES2022));
  writeFileSync(join(folder, 'matches.cjs'), withoutTypes(text, ts.ModuleKind.CommonJS));
  mkdirSync(join(folder, 'esbuild'));
  copyFileSync(join(folder, 'index.html'), join(folder, 'esbuild', 'index.html'));
}

const withoutTypes = (text: string, module: ts.ModuleKind): string =>
  ts.transpileModule(text, { compilerOptions: { module, target: ts.ScriptTarget.ES2022 } }).outputText;
