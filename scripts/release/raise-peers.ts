/**
 * A manifest that asks for the packages of this repository from the version on that they have now: what is published has been tested with these, and with none that is older. Where the range
 * ends is left as it stands.
 */
export function raisedPeers(manifest: string, versions: ReadonlyMap<string, string>): string {
  const { peerDependencies = {} } = JSON.parse(manifest) as { peerDependencies?: Readonly<Record<string, string>> };
  return Object.entries(peerDependencies).reduce((text, [name, range]) => {
    const version = versions.get(name);
    return version === undefined ? text : text.replace(`"${name}": "${range}"`, `"${name}": "${range.replace(/>=\S+/, `>=${version}`)}"`);
  }, manifest);
}
