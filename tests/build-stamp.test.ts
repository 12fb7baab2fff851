import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../scripts/sources.ts';

interface Stamps {
  isFresh(folder: string, inputs: string): boolean;
  writeStamp(folder: string, inputs: string): void;
}

const { isFresh, writeStamp } = (await import(pathToFileURL(join(root, 'scripts/stamp.mjs')).href)) as Stamps;
let dist: string;
const write = (name: string, text: string) => writeFileSync(join(dist, name), text);

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'quayside-dist-'));
  write('index.js', 'one');
  mkdirSync(join(dist, 'deeper'));
  write('deeper/index.d.ts', 'two');
});

afterEach(() => rmSync(dist, { recursive: true }));

test('a build is kept while inputs and outputs are those that it was stamped with', () => {
  expect(isFresh(dist, 'inputs')).toBe(false);
  writeStamp(dist, 'inputs');
  expect(isFresh(dist, 'inputs')).toBe(true);
  expect(isFresh(dist, 'others')).toBe(false);
});

test.each<[string, () => void]>([
  ['a file that no build has written', () => write('leftover.d.ts', '')],
  ['a file that was written over', () => write('index.js', 'another')],
  ['a file that is gone', () => rmSync(join(dist, 'deeper/index.d.ts'))],
])('%s makes a build stale', (_, change) => {
  writeStamp(dist, 'inputs');
  change();
  expect(isFresh(dist, 'inputs')).toBe(false);
});
