import type { Manifest } from './manifest.ts';
import type { Scratch } from './scratch.ts';

/** What runs the linters. */
type Tools = Pick<Scratch, 'run'>;

/** What publint says of a tarball; suggestions count. */
export const publintProblems = (tarball: string, tools: Tools): readonly string[] =>
  complaints(tools, 'publint', 'run', tarball, '--strict');

/**
 * What "Are the types wrong?" says of a tarball, under `import` and `require` of Node and under a bundler. Two things are left out, and no more:
 *
 * - the resolution `node10`, which knows no `exports`, so that it fails for the doors beside `.`; TypeScript has given it up, and READMEs say which resolutions are supported
 * - `require` of doors that are ES modules alone, told as `CJSResolvesToESM`: that of the testkit for vitest, since vitest itself refuses to be required. They are held to the rest.
 */
export function attwProblems(tarball: string, manifest: Manifest, tools: Tools): readonly string[] {
  const esmOnly = esmOnlyDoors(manifest);
  if (esmOnly.length === 0) return attw(tools, tarball, 'node16');
  return [
    ...attw(tools, tarball, 'node16', '--exclude-entrypoints', ...esmOnly),
    ...attw(tools, tarball, 'esm-only', '--entrypoints', ...esmOnly),
  ];
}

const attw = (tools: Tools, tarball: string, profile: string, ...options: string[]): readonly string[] =>
  complaints(tools, 'attw', tarball, '--profile', profile, '--no-emoji', '--no-color', '--format', 'ascii', ...options);

/** Doors without a form for `require`. The manifest itself, which tools ask for, is JSON. */
function esmOnlyDoors({ exports = {} }: Manifest): readonly string[] {
  const doors = Object.entries(exports).filter(
    ([path, target]) => path !== './package.json' && !(target instanceof Object && 'require' in target),
  );
  return doors.map(([path]) => path.slice(2));
}

/** What a tool printed, if it failed. */
function complaints(tools: Tools, command: string, ...args: string[]): readonly string[] {
  try {
    tools.run(command, ...args);
    return [];
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return [`${command} ${args[0] === 'run' ? args[1] : args[0]}: ${`${stdout}${stderr}`.trim() || message}`];
  }
}
