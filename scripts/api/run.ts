import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { complain, parseOptions, type Streams } from '../command-line.ts';
import { readDoors } from '../doors.ts';
import { readFiles, root } from '../sources.ts';
import { writeDeclarations } from './declarations.ts';
import { type ApiReport, extractReports } from './extract.ts';

/** Compares the reports with those in git, or writes them; gives the exit code: 0, 1 where one differs, 2 for bad arguments. */
export function run(argv: readonly string[], streams: Streams, reports: () => readonly ApiReport[] = makeReports): number {
  try {
    const { update = false, json = false } = parseOptions(argv, { update: { type: 'boolean' }, json: { type: 'boolean' } });
    const made = reports();
    const differing = differences(made);
    if (update) write(made, differing);
    streams.stdout.write(json ? `${JSON.stringify({ reports: made.length, differing, updated: update })}\n` : textOf(differing, update));
    return differing.length === 0 || update ? 0 : 1;
  } catch (error) {
    return complain('api', streams, error);
  }
}

/** The report of every door, from the sources as they are. */
export function makeReports(): readonly ApiReport[] {
  mkdirSync(join(root, 'temp'), { recursive: true });
  // Below the root, where the types of other people's packages are found.
  const folder = mkdtempSync(join(root, 'temp', 'api-'));
  try {
    const doors = readDoors();
    writeDeclarations(doors, folder);
    return extractReports(doors, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The reports that are not in git as they would be made now, those of doors that are gone among them. */
export function differences(made: readonly ApiReport[]): readonly string[] {
  const kept = new Map(readFiles('packages', '.api.md').map(({ path, text }) => [path, text]));
  const changed = made.filter(({ path, text }) => kept.get(path) !== text).map(({ path }) => path);
  const gone = [...kept.keys()].filter((path) => !made.some((report) => report.path === path));
  return [...changed, ...gone];
}

function write(made: readonly ApiReport[], differing: readonly string[]): void {
  for (const path of differing) {
    const report = made.find((each) => each.path === path);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (report === undefined) rmSync(join(root, path));
    else writeFileSync(join(root, path), report.text);
  }
}

function textOf(differing: readonly string[], update: boolean): string {
  if (differing.length === 0) return 'every API report is as the sources are\n';
  const advice = update
    ? 'written; say in a changeset what users will notice'
    : 'if that is meant: npm run api -- --update, and a changeset';
  return `${differing.join('\n')}\n${advice}\n`;
}
