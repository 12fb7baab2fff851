import semver from 'semver';

/**
 * A manifest that asks for the packages of this repository from the version on that they have now, and for none of their next major version: what is published has been tested with these, with none
 * that is older, and with none that may break what it uses. Changesets leave no end in a range that they have to rewrite.
 */
export function raisedPeers(manifest: string, versions: ReadonlyMap<string, string>): string {
  const { peerDependencies = {} } = JSON.parse(manifest) as { peerDependencies?: Readonly<Record<string, string>> };
  return Object.entries(peerDependencies).reduce((text, [name, range]) => {
    const version = versions.get(name);
    if (version === undefined) return text;
    const [protocol = ''] = /^workspace:/.exec(range) ?? [];
    return text.replace(`"${name}": "${range}"`, `"${name}": "${protocol}>=${version} <${nextMajor(version)}"`);
  }, manifest);
}

/** The first version that may break what a version promises: what takes this one must end below it. */
export const nextMajor = (version: string): string => `${semver.major(version) + 1}.0.0`;
