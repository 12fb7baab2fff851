import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';
import type { PackageDoor } from '../doors.ts';
import { root } from '../sources.ts';

/** What a door's users see of it, as text. */
export interface ApiReport {
  /** Where it is kept in git, from the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** Where the report of a door is kept. */
export const reportPath = ({ folder, door }: PackageDoor): string => `${folder}/api/${door}.api.md`;

/**
 * Makes the report of each door from the declarations in a folder, where it leaves its own files too. Throws what the extractor calls an error, and where a signature names
 * a type that the door does not export.
 */
export function extractReports(doors: readonly PackageDoor[], declarations: string): readonly ApiReport[] {
  const configs = doors.map((door) => configOf(door, doors, declarations));
  const [first] = configs;
  if (first === undefined) return [];
  // One program for all: most of the time goes into reading the types.
  const compilerState = CompilerState.create(first, { additionalEntryPoints: configs.map((config) => config.mainEntryPointFilePath) });
  return doors.map((door, index) => {
    const config = configs[index] as ExtractorConfig;
    extract(door, config, compilerState);
    const report = readFileSync(config.reportFilePath, 'utf8');
    const forgotten = forgottenTypes(report);
    if (forgotten.length > 0) throw new Error(`${door.specifier} has to export what its signatures name: ${forgotten.join(', ')}`);
    return { path: reportPath(door), text: withoutForgotten(withoutComments(report)) };
  });
}

/** A report tells of signatures: what a comment adds or moves (whether there is one, line numbers of warnings) must not make another of it. */
export const withoutComments = (report: string): string =>
  report
    .replaceAll(/^( *\/\/\n)? *\/\/ \(undocumented\)\n/gm, '')
    .replaceAll(' (undocumented)', '')
    .replaceAll(/^(\/\/ src\/\S+\.d\.ts):\d+:\d+/gm, '$1');

const FORGOTTEN = /\(ae-forgotten-export\) The symbol "([^"]+)"/g;

/**
 * The types that the signatures of a door name and that it does not export, so that its users could not write them down. A constant, or a function, of which a type is made
 * by `typeof` is no hole: who needs the type names the type.
 */
export function forgottenTypes(report: string): readonly string[] {
  const values = new Set([...report.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name]) => name));
  const named = new Set([...report.matchAll(FORGOTTEN)].map(([, name = '']) => name));
  return [...named].filter((name) => !values.has(name));
}

/** The report once no type is forgotten: what is said of constants and functions is no warning. */
const withoutForgotten = (report: string): string =>
  report
    .replaceAll(/^ *\/\/ (?:Warning: |src\/\S+ - )\(ae-forgotten-export\) .*\n(?: *\/\/\n)?/gm, '')
    .replace(/\n\/\/ Warnings were encountered during analysis:\n\/\/\n(?!\/\/ src)/, '');

function extract({ specifier }: PackageDoor, config: ExtractorConfig, compilerState: CompilerState): void {
  const problems: string[] = [];
  mkdirSync(dirname(config.reportFilePath), { recursive: true });
  Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback(message) {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) problems.push(message.formatMessageWithLocation(root));
    },
  });
  if (problems.length > 0) throw new Error(`the API report of ${specifier} cannot be made:\n${problems.join('\n')}`);
}

const NONE = { logLevel: ExtractorLogLevel.None };

function configOf({ folder, door }: PackageDoor, doors: readonly PackageDoor[], declarations: string): ExtractorConfig {
  const entryOf = (of: Pick<PackageDoor, 'folder' | 'door'>) => join(declarations, of.folder, 'src', `${of.door}.d.ts`);
  const reports = join(declarations, 'reports', folder);
  const configObject: IConfigFile = {
    projectFolder: join(declarations, folder),
    mainEntryPointFilePath: entryOf({ folder, door }),
    newlineKind: 'lf',
    compiler: { overrideTsconfig: { compilerOptions: COMPILER, files: doors.map(entryOf) } },
    apiReport: {
      enabled: true,
      // What a signature needs and the door does not export is a part of what users see.
      includeForgottenExports: true,
      reportFileName: `${door}.api.md`,
      reportFolder: reports,
      reportTempFolder: join(reports, 'temp'),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
      extractorMessageReporting: {
        default: { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
        // Whatever a door exports is public; nothing else can be reached.
        'ae-missing-release-tag': NONE,
        // Comments are the reference's business.
        'ae-undocumented': NONE,
        'ae-unresolved-link': NONE,
      },
      tsdocMessageReporting: { default: NONE },
    },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(declarations, folder, 'package.json'),
  });
}

const COMPILER = {
  target: 'ES2022',
  lib: ['ES2022'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};
