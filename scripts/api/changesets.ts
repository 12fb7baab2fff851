import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose API reports are under watch. */
export interface Watched {
  readonly package: string;
  /** Its folder, from the root of the repository. */
  readonly folder: string;
}

/** What the history says of one package: its last change of a report is told to users (null), is not (why), or cannot be seen. */
export type Told = { readonly why: string | null } | { readonly unseen: string };

/**
 * Whether the newest change of a package's API reports came with a changeset, or one has been written or rewritten since: a file in `.changeset` that names the package, or the
 * release that such a file has led to. What is not committed yet counts as the newest change of all.
 */
export function toldOf(watched: Watched, repository: string): Told {
  if (!existsSync(join(repository, '.git'))) return { unseen: 'there is no history here' };
  const change = newestChange(`${watched.folder}/api`, repository);
  if (change === null) return { why: null };
  if (change.before === null) return { unseen: 'the history is cut off before the change' };
  const told = changesetsSince(change.before, repository).some((file) => names(join(repository, file), watched.package));
  if (told || isReleased(watched, change.before, repository)) return { why: null };
  return { why: `an API report of ${watched.package} has changed ${change.where}, and no changeset since names the package` };
}

/** The newest change below a folder, and the commit before it; null for no commit where the history is cut off there, or begins. */
function newestChange(folder: string, repository: string): { readonly where: string; readonly before: string | null } | null {
  if (linesOf(repository, 'status', '--porcelain', '--untracked-files=all', '--', folder).length > 0)
    return { where: 'in this working copy', before: 'HEAD' };
  const [commit] = linesOf(repository, 'log', '-1', '--format=%H', '--', folder);
  if (commit === undefined) return null;
  const [, parent] = (linesOf(repository, 'log', '-1', '--format=%H %P', commit)[0] ?? '').split(' ');
  return { where: `in ${commit.slice(0, 9)}`, before: parent || null };
}

/** Changesets that are not what they were at a commit, as the files are now: committed or not. */
const changesetsSince = (commit: string, repository: string): readonly string[] => [
  ...linesOf(repository, 'diff', '--name-only', '--diff-filter=d', commit, '--', '.changeset/*.md'),
  ...linesOf(repository, 'ls-files', '--others', '--exclude-standard', '--', '.changeset/*.md'),
];

/** Whether the front matter of a changeset names a package. */
function names(file: string, name: string): boolean {
  const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return frontMatter.split('\n').some((line) => line.startsWith(`"${name}":`) || line.startsWith(`'${name}':`));
}

/** Whether a package has another version than it had at a commit. */
function isReleased({ folder }: Watched, commit: string, repository: string): boolean {
  const manifest = `${folder}/package.json`;
  const changed = linesOf(repository, 'diff', '--unified=0', '--diff-filter=M', commit, '--', manifest);
  return changed.some((line) => /^\+\s*"version":/.test(line));
}

/** Asks git. */
function linesOf(repository: string, ...args: string[]): readonly string[] {
  const text = execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text.split('\n').filter((line) => line !== '');
}
