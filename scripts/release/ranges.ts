import semver from 'semver';
import type { Manifest } from './manifest.ts';
import { nextMajor } from './raise-peers.ts';

/** Packages with a new version that take an older package than the one beside which they are published, and with which they were tested. */
export function untestedProblems(manifests: readonly Manifest[], fresh: ReadonlySet<string>): readonly string[] {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  return manifests
    .filter(({ name }) => fresh.has(name))
    .flatMap(({ name, peerDependencies = {} }) =>
      Object.entries(peerDependencies).flatMap(([other, range]) => {
        const version = versions.get(other);
        const least = semver.validRange(range) === null ? null : semver.minVersion(range);
        if (version === undefined || least === null || !semver.lt(least, version)) return [];
        return [`${name} takes ${other} ${least.version}, and was tested with ${version}`];
      }),
    );
}

/**
 * Ranges in which packages name each other, and the versions that they would be published with: where the ones do not admit the others, nobody could install them together; where they
 * admit the next major version as well, npm would install what the package was not written for.
 */
export function rangeProblems(manifests: readonly Manifest[]): readonly string[] {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  return manifests.flatMap(({ name, dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies }).flatMap(([other, range]) => {
      const problem = rangeProblem(range, versions.get(other));
      return problem === null ? [] : [`${name} asks for ${other} ${range}, ${problem}`];
    }),
  );
}

/** What is wrong with a range, beside the version of a package of this repository; a stranger's has none. */
function rangeProblem(range: string, version: string | undefined): string | null {
  if (semver.validRange(range) === null) return 'which is no range';
  if (version === undefined) return null;
  if (!semver.satisfies(version, range)) return `and would be published beside ${version}`;
  const next = nextMajor(version);
  return semver.intersects(range, `>=${next}`) ? `which has no end below ${next}` : null;
}

/**
 * Dependencies that packages share and do not ask for in the same range: npm could install one of them twice, and a schema of the one copy is a stranger to the other. The packages of this repository
 * are left to the other checks.
 */
export function sharedProblems(manifests: readonly Manifest[]): readonly string[] {
  const own = new Set(manifests.map(({ name }) => name));
  const asked = manifests.flatMap(({ name, dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies }).map(([other, range]) => ({ name, other, range })),
  );
  return asked.flatMap(({ name, other, range }) => {
    const first = asked.find((each) => each.other === other);
    if (own.has(other) || first === undefined || first.range === range) return [];
    return [`${name} asks for ${other} ${range}, and ${first.name} for ${first.range}`];
  });
}
