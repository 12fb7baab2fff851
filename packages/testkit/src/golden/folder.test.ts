import * as nodeFs from 'node:fs';
import { createEngine } from '@quayside/core';
import { connectFour } from '@quayside-examples/connect-four';
import { describe, expect, it } from 'vitest';
import { type GoldenFiles, readGoldens, writeGoldens } from './folder.ts';
import { playGolden } from './record.ts';

const engine = createEngine(connectFour);
const later = createEngine({ ...connectFour, meta: { ...connectFour.meta, rules: '1.1.0' } });
const recipeOf = (title: string) => ({ title, setup: { seats: 2, seed: title }, chooser: title });
const recipes = { 'the-second': recipeOf('second'), 'the-first': recipeOf('first') };

/** Files that lie in memory alone. */
function inMemory(files = new Map<string, string>()): GoldenFiles & { readonly files: Map<string, string> } {
  const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
  return {
    files,
    readdirSync: (folder) => [...files.keys()].filter(isIn(folder)).map((file) => file.slice(folder.length + 1)),
    readFileSync: (file) => files.get(file) ?? '',
    mkdirSync: () => undefined,
    rmSync: (folder) => [...files.keys()].filter(isIn(folder)).map((file) => files.delete(file)),
    writeFileSync: (file, text) => files.set(file, text),
  };
}

describe('writeGoldens and readGoldens', () => {
  it('keep golden matches by name of the recipe, in a folder of their rules version', () => {
    const fs = inMemory();
    writeGoldens(engine, fs, 'golden', recipes);
    expect([...fs.files.keys()].sort()).toEqual(['golden/1.0.0/the-first.json', 'golden/1.0.0/the-second.json']);
    const read = readGoldens(engine, fs, 'golden');
    expect(Object.keys(read)).toEqual(['the-first', 'the-second']);
    expect(read['the-first']).toEqual(playGolden(engine, recipes['the-first']));
  });

  it('write the same bytes each time, and leave nothing that has no recipe', () => {
    const fs = inMemory();
    writeGoldens(engine, fs, 'golden', recipes);
    const before = new Map(fs.files);
    fs.writeFileSync('golden/1.0.0/the-third.json', 'left over');
    writeGoldens(createEngine(connectFour), fs, 'golden', recipes);
    expect(fs.files).toEqual(before);
  });

  it('leave other rules versions alone', () => {
    const fs = inMemory();
    writeGoldens(engine, fs, 'golden', recipes);
    writeGoldens(later, fs, 'golden', { 'the-first': recipes['the-first'] });
    expect(Object.keys(readGoldens(engine, fs, 'golden'))).toHaveLength(2);
    expect(readGoldens(later, fs, 'golden')['the-first']?.rules).toBe('1.1.0');
  });

  it('touch no file if a recipe cannot be played', () => {
    const fs = inMemory();
    writeGoldens(engine, fs, 'golden', recipes);
    const before = new Map(fs.files);
    const wrong = { ...recipes, 'the-first': { ...recipes['the-first'], setup: { seats: 9, seed: '' } } };
    expect(() => writeGoldens(engine, fs, 'golden', wrong)).toThrow('seats');
    expect(fs.files).toEqual(before);
  });

  it('read json alone, and refuse what is no golden match', () => {
    const fs = inMemory(new Map([['golden/1.0.0/README.md', 'words']]));
    expect(readGoldens(engine, fs, 'golden')).toEqual({});
    fs.writeFileSync('golden/1.0.0/bad.json', '{}');
    expect(() => readGoldens(engine, fs, 'golden')).toThrow('golden/1.0.0/bad.json: this is no golden match');
    fs.writeFileSync('golden/1.0.0/bad.json', '{');
    expect(() => readGoldens(engine, fs, 'golden')).toThrow('golden/1.0.0/bad.json: ');
  });

  it("take Node's file system as it is", () => {
    const fs: GoldenFiles = nodeFs;
    expect(() => readGoldens(engine, fs, 'no/such/folder')).toThrow(
      /^there are no golden matches of connect-four 1\.0\.0 in no\/such\/folder\/1\.0\.0: record them with writeGoldens, .*ENOENT/,
    );
  });
});
