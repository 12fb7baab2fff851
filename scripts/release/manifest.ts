/** What a published manifest says that a release depends upon. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly homepage?: string;
  readonly bugs?: { readonly url?: string };
  readonly repository?: { readonly url?: string; readonly directory?: string };
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What a package may do when it is loaded, each file with its reason. All others do nothing: their manifests say `sideEffects: false`. */
const EFFECTS: Readonly<Record<string, readonly string[]>> = {
  // Importing the door for vitest registers the matchers. Runners of tests load what is imported as it stands, but tests that are bundled for a browser would lose a bare import of it.
  '@quayside/testkit': ['./dist/vitest.js'],
};

/** What a manifest lacks of what a registry shows, and of what npm compares before it vouches for where a package was built. */
export function metadataProblems(manifest: Manifest, folder: string): readonly string[] {
  const { name, keywords = [], homepage = '', bugs, repository, publishConfig, engines } = manifest;
  const wanted: Readonly<Record<string, boolean>> = {
    'has no description': manifest.description !== undefined && manifest.description !== '',
    'has fewer than three keywords': keywords.length >= 3,
    'is not under the MIT licence': manifest.license === 'MIT',
    'has no homepage that leads to its folder': homepage.includes(folder),
    'says not where bugs are told': bugs?.url?.startsWith('https://') === true,
    // Provenance is refused where this is not the repository that the workflow runs in.
    'says not which repository it comes from': repository?.url?.startsWith('git+https://') === true && repository.directory === folder,
    'is not published for all, with provenance': publishConfig?.access === 'public' && publishConfig.provenance === true,
    'says not which Node it needs': engines?.node === '>=20',
    'is no package of ES modules': manifest.type === 'module',
    'says wrongly what loading it does': JSON.stringify(manifest.sideEffects) === JSON.stringify(EFFECTS[name] ?? false),
    'is private': manifest.private !== true,
  };
  return Object.entries(wanted).flatMap(([problem, holds]) => (holds ? [] : [`${name} ${problem}`]));
}
