import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { foldersIn, root } from '../sources.ts';

/** A copy of the repository in which a release can be tried out. */
export interface Scratch {
  readonly folder: string;
  /** Runs a tool of the repository there and gives what it printed. Throws what it complained of if it fails. */
  run(command: string, ...args: string[]): string;
  close(): void;
}

/** The tools of this repository, run in a folder. */
export function toolsIn(folder: string): Pick<Scratch, 'run'> {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env;
  const PATH = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  return {
    run: (command, ...args) =>
      execFileSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...env, PATH, NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  };
}

/** Copies the repository as it is now, its history, its builds and what is not committed with it; the tools are those of the original. */
export function openScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-release-'));
  const [original, copy] = [toolsIn(root), toolsIn(folder)];
  original.run('git', 'clone', '--quiet', '--shared', root, folder);
  takeOver(folder, (...args) =>
    original
      .run('git', ...args)
      .split('\0')
      .filter((path) => path !== ''),
  );
  linkTools(folder);
  // Committed, so that what a release changes can be told from what was there.
  const author = ['-c', 'user.name=release check', '-c', 'user.email=release@localhost'];
  copy.run('git', 'add', '--all', '--', '.', ':!node_modules');
  copy.run('git', ...author, 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'as it is');
  appendFileSync(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  return {
    folder,
    ...copy,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies what is not committed: new and changed files; those that were deleted are deleted. */
function takeOver(folder: string, paths: (...args: string[]) => readonly string[]): void {
  const changed = [...paths('diff', '--name-only', '-z', 'HEAD'), ...paths('ls-files', '--others', '--exclude-standard', '-z')];
  for (const path of changed) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
    else rmSync(join(folder, path), { force: true });
  }
}

/** Tools come from the original; packages find each other in the copy, as the links between them are relative. */
function linkTools(folder: string): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const name of foldersIn('packages')) {
    const own = ['dist', join('node_modules', '@quayside')].map((part) => join('packages', name, part));
    for (const part of own.filter((each) => existsSync(join(root, each))))
      cpSync(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  }
}
