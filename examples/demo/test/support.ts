import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../src/run.ts';

/** What one call of the demo did. */
export interface Called {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Calls the demo within this process. */
export function call(...argv: string[]): Called {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({
    write(text: string) {
      written[name] += text;
    },
  });
  const code = run(argv, { stdout: stream('stdout'), stderr: stream('stderr') });
  return { code, ...written };
}

/** A folder of its own for a test, gone afterwards. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'quayside-demo-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
