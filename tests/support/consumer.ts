import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../../scripts/sources.ts';

/** What a command wrote, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A project of somebody who uses the packages: a folder outside the workspace, into which they are installed from tarballs. */
export interface Consumer {
  readonly folder: string;
  /** Runs a command in it, found on PATH or in the project's own `node_modules/.bin`. Never throws: look at the code. */
  run(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran>;
  close(): void;
}

/** Copies the files of a project to where nothing of the workspace can be found by looking upwards. */
export function openConsumer(files: string): Consumer {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quayside-consumer-')));
  // Whoever has tried the project where it lies has left its packages there.
  cpSync(join(root, files), folder, { recursive: true, filter: (path) => !/[\\/](node_modules|dist|package-lock\.json)$/.test(path) });
  return consumerIn(folder);
}

/** The project in a folder. */
export function consumerIn(folder: string): Consumer {
  return {
    folder,
    run: (command, args, env = {}) => runIn(folder, command, args, { ...outsideEnv(folder), ...env }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs a command in a project and gives what it printed. Throws what it complained of if it fails. */
export async function printed({ run }: Consumer, command: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** Packs packages of the workspace into a folder, all of them if none is named, and gives the tarballs. What is packed has been built before, as the sources are now. Throws if that fails. */
export async function packInto(folder: string, packages: readonly string[] = []): Promise<readonly string[]> {
  const packed = await runIn(root, process.execPath, ['scripts/pack.mjs', folder, ...packages], process.env);
  if (packed.code !== 0) throw new Error(`the packages could not be packed:\n${packed.stderr}`);
  return Object.values(JSON.parse(packed.stdout) as Record<string, string>);
}

/** Installs packages of the workspace from their tarballs, and what else the project asks for, with npm. Throws if that fails. */
export async function installPacked(project: Consumer, packages: readonly string[]): Promise<void> {
  await install(project, await packInto(join(project.folder, 'tarballs'), packages));
}

/** Installs with npm what is named, and what the project asks for; no package runs a script unless `scripts` says so. Throws if that fails. */
export async function install({ run }: Consumer, wanted: readonly string[], { scripts = false } = {}): Promise<void> {
  const options = ['--prefer-offline', '--no-audit', '--no-fund', `--ignore-scripts=${!scripts}`];
  const installed = await run('npm', ['install', ...options, ...wanted]);
  if (installed.code !== 0) throw new Error(`npm could not install:\n${installed.stdout}${installed.stderr}`);
}

/** What the surrounding test run, npm script or workspace tells its children, and a stranger's project would not hear. */
const INSIDE =
  /^(npm_(package|lifecycle|node|execpath|command)|npm_config_(local_)?prefix|VITEST|NODE_(ENV|PATH|OPTIONS)|(TEST|DEV|PROD|MODE|SSR|BASE_URL|FORCE_COLOR)$)/;

function outsideEnv(folder: string): Record<string, string> {
  const kept = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined && !INSIDE.test(entry[0]));
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(root.replace(/[\\/]$/, '')));
  return { ...Object.fromEntries(kept), PATH: [join(folder, 'node_modules', '.bin'), ...path].join(delimiter), NO_COLOR: '1' };
}

function runIn(cwd: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  // npm and the links in .bin are .cmd files on Windows.
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  return new Promise((done) => {
    execFile(command, [...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      done({ code, stdout, stderr: error === null || stderr !== '' ? stderr : error.message });
    });
  });
}
