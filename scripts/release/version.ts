import semver from 'semver';

/** A changeset: how much it changes of which package, and what it says. */
export interface Changeset {
  readonly bumps: ReadonlyMap<string, Step>;
  readonly words: string;
}

/** A package before and after `changeset version`. */
export interface Versioned {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly changelog: string;
  /** The ranges in which it asked for its peers before. */
  readonly peers?: Readonly<Record<string, string>>;
}

const STEPS = ['none', 'patch', 'minor', 'major'] as const;
type Step = (typeof STEPS)[number];

/** Reads a changeset. Throws where its front matter has another form than the tool writes. */
export function parseChangeset(text: string): Changeset {
  const [, head, words] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || words === undefined) throw new Error(`this is no changeset: ${text.slice(0, 60)}`);
  const bumps = head.split('\n').map((line) => {
    const [, name, bump] = /^["'](.+)["']: (none|patch|minor|major)$/.exec(line) ?? [];
    if (name === undefined || bump === undefined) throw new Error(`a changeset says "${line}"`);
    return [name, bump as Step] as const;
  });
  return { bumps: new Map(bumps), words: words.trim() };
}

/**
 * What is not as it should be after `changeset version`: a package makes no greater step than a changeset of it, or of one that it is linked with, says, unless a peer has left its range;
 * it makes one where a changeset names it; the changelog begins with the new version and has every word.
 */
export function versionProblems(
  packages: readonly Versioned[],
  changesets: readonly Changeset[],
  linked: readonly (readonly string[])[],
): readonly string[] {
  const forced = forcedByPeers(packages);
  return packages.flatMap(({ name, before, after, changelog }) => {
    const own = changesets.filter(({ bumps }) => bumps.has(name));
    const together = linked.find((group) => group.includes(name)) ?? [name];
    const told = changesets.flatMap(({ bumps }) => together.map((each) => bumps.get(each) ?? 'none'));
    const allowed = together.some((each) => forced.has(each)) ? 'major' : greatest(told);
    // Linked packages go on together from the highest of their versions.
    const highest = packages
      .filter((each) => together.includes(each.name))
      .map((each) => each.before)
      .reduce(later);
    const most = allowed === 'none' ? before : (semver.inc(highest, allowed) as string);
    return [
      ...(semver.lt(after, before) ? [`goes back from ${before} to ${after}`] : []),
      ...(semver.gt(after, most) ? [`goes from ${before} to ${after}, and no changeset says more than ${allowed}`] : []),
      ...(own.some(({ bumps }) => bumps.get(name) !== 'none') && after === before ? ['stays as it is, and a changeset names it'] : []),
      ...(after !== before && changelog.match(/^## (.*)$/m)?.[1] !== after ? [`has a changelog that does not begin with ${after}`] : []),
      ...own
        .filter(({ words }) => !changelog.includes(words.split('\n')[0] as string))
        .map(({ words }) => `has not told: ${words.slice(0, 60)}`),
    ].map((problem) => `${name} ${problem}`);
  });
}

/** Packages whose peer has left the range in which they asked for it: who has the one installed cannot keep the other, which makes the step a major one, whatever changesets say. */
const forcedByPeers = (packages: readonly Versioned[]): ReadonlySet<string> =>
  new Set(packages.filter(({ peers = {} }) => packages.some((peer) => hasLeft(peer, peers[peer.name]))).map(({ name }) => name));

const hasLeft = ({ before, after }: Versioned, range: string | undefined): boolean =>
  range !== undefined && semver.satisfies(before, range) && !semver.satisfies(after, range);

/** A changelog begins with the version that the package has, be it released or not: it is there from the start, and changesets write above what it holds. */
export const changelogProblems = ({ name, before, changelog }: Pick<Versioned, 'name' | 'before' | 'changelog'>): readonly string[] =>
  changelog.match(/^## (.*)$/m)?.[1] === before ? [] : [`${name} is ${before}, and its changelog does not begin with that`];

const greatest = (bumps: readonly Step[]): Step => STEPS[Math.max(0, ...bumps.map((bump) => STEPS.indexOf(bump)))] as Step;

const later = (one: string, other: string): string => (semver.gt(one, other) ? one : other);
