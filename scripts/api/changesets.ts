import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose API reports are under watch. */
export interface Watched {
  readonly package: string;
  /** Its folder, from the root of the repository. */
  readonly folder: string;
}

/** What the history says of one package: every change of a report is told to users (null), one is not (why), or that cannot be seen. */
export type Told = { readonly why: string | null } | { readonly unseen: string };

/** A commit, or what is not committed yet, as far as it is looked at. */
interface Change {
  readonly where: string;
  /** The files that it adds or changes. */
  readonly paths: readonly string[];
}

/**
 * Whether each change of a package's API reports since its last release came with a changeset: a file in `.changeset` that names the package with a bump. One that is written or rewritten in the
 * same commit speaks for that commit. One in a later commit that changes no report speaks for all commits before it; where it came with another change, it would hide those that came
 * without. What is not committed yet counts as the newest commit.
 */
export function toldOf(watched: Watched, repository: string): Told {
  if (!existsSync(join(repository, '.git'))) return { unseen: 'there is no history here' };
  if (isBeingReleased(watched, repository)) return { why: null };
  const release = lastRelease(watched, repository);
  if (release === null && isCutOff(repository)) return { unseen: 'the history is cut off before the last release' };
  const untold = untoldAmong(changesSince(release, watched, repository), {
    isReport: (path) => path.startsWith(`${watched.folder}/api/`),
    isTold: (path) => path.startsWith('.changeset/') && tells(join(repository, path), watched.package),
  });
  if (untold === undefined) return { why: null };
  return {
    why: `an API report of ${watched.package} has changed ${untold.where}, and no changeset that came with it, or alone since, gives the package a bump`,
  };
}

/** The first change that nothing speaks for, of changes from old to new. */
function untoldAmong(
  changes: readonly Change[],
  { isReport, isTold }: Readonly<Record<'isReport' | 'isTold', (path: string) => boolean>>,
): Change | undefined {
  const seen = changes.map((change) => ({ ...change, reports: change.paths.some(isReport), tells: change.paths.some(isTold) }));
  const spokenFor = seen.map(({ reports, tells }) => tells && !reports).lastIndexOf(true);
  return seen.slice(spokenFor + 1).find(({ reports, tells }) => reports && !tells);
}

/** The commit that gave the package its version; null if it has the first one still. */
const lastRelease = (watched: Watched, repository: string): string | null =>
  linesOf(repository, 'log', '-1', '--format=%H', ...otherVersion(watched))[0] ?? null;

/** Whether it gets a version in what is not committed yet. */
const isBeingReleased = (watched: Watched, repository: string): boolean =>
  linesOf(repository, 'diff', '--name-only', 'HEAD', ...otherVersion(watched)).length > 0;

/** What git has to look for. */
const otherVersion = ({ folder }: Watched): readonly string[] => ['--diff-filter=M', '-G"version":', '--', `${folder}/package.json`];

const isCutOff = (repository: string): boolean => linesOf(repository, 'rev-parse', '--is-shallow-repository')[0] === 'true';

/** What was changed of reports and changesets since a commit, from old to new; what is not committed comes last. */
function changesSince(commit: string | null, { folder }: Watched, repository: string): readonly Change[] {
  const places = ['--', `${folder}/api`, '.changeset/*.md'];
  const range = commit === null ? 'HEAD' : `${commit}..HEAD`;
  const log = linesOf(
    repository,
    'log',
    '--topo-order',
    '--reverse',
    '--no-renames',
    '--format=commit %h',
    '--name-only',
    range,
    ...places,
  );
  const committed = log.reduce<{ where: string; paths: string[] }[]>((changes, line) => {
    if (line.startsWith('commit ')) changes.push({ where: `in ${line.slice('commit '.length)}`, paths: [] });
    else changes.at(-1)?.paths.push(line);
    return changes;
  }, []);
  return [...committed, { where: 'in this working copy', paths: uncommitted(repository, places) }];
}

const uncommitted = (repository: string, places: readonly string[]): readonly string[] => [
  ...linesOf(repository, 'diff', '--name-only', '--no-renames', 'HEAD', ...places),
  ...linesOf(repository, 'ls-files', '--others', '--exclude-standard', ...places),
];

/** Whether a file is a changeset, there as yet, that gives a package a new version. */
function tells(file: string, name: string): boolean {
  if (!existsSync(file)) return false;
  const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return frontMatter.split('\n').some((line) => /^(["'])(.+)\1: (patch|minor|major)$/.exec(line)?.[2] === name);
}

/** Asks git. */
function linesOf(repository: string, ...args: string[]): readonly string[] {
  const text = execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text.split('\n').filter((line) => line !== '');
}
