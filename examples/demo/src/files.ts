import { readFileSync, writeFileSync } from 'node:fs';
import { Complaint } from './complaint.ts';

/** What the commonest failures of the file system mean. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'no space is left',
};

/** Reads a JSON file that somebody names; what is in it is anybody's guess. */
export function readJson(path: string): unknown {
  const text = attempt(`cannot read ${JSON.stringify(path)}`, () => readFileSync(path, 'utf8'));
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`${path}: not JSON, or cut off`);
  }
}

/** Writes a value as JSON for people to read. */
export function writeJson(path: string, value: unknown): void {
  attempt(`cannot write ${JSON.stringify(path)}`, () => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`));
}

function attempt<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Complaint(`${what}: ${REASONS[code] ?? code}`);
  }
}
