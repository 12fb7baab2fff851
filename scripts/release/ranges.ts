import semver from 'semver';
import type { Manifest } from './manifest.ts';

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

/** Ranges in which packages name each other, and the versions that they would be published with: where the ones do not admit the others, nobody could install them together. */
export function rangeProblems(manifests: readonly Manifest[]): readonly string[] {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  return manifests.flatMap(({ name, dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies }).flatMap(([other, range]) => {
      if (semver.validRange(range) === null) return [`${name} asks for ${other} ${range}, which is no range`];
      const version = versions.get(other);
      return version === undefined || semver.satisfies(version, range)
        ? []
        : [`${name} asks for ${other} ${range}, and would be published beside ${version}`];
    }),
  );
}
