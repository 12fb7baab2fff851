import semver from 'semver';
import type { Manifest } from './manifest.ts';

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
