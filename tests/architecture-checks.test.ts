import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../scripts/sources.ts';
import {
  escapingImports,
  foreignImports,
  importCycles,
  importsInto,
  innerBarrels,
  layerProblems,
  longFiles,
  packageOf,
  starExports,
  wordsFound,
} from './support/architecture.ts';
import { doorsOf, expectedExports } from './support/doors.ts';
import { readImports } from './support/imports.ts';
import { unexported, workOnLoad } from './support/third-party.ts';

// The checks of architecture.test.ts pass on good sources; here each is seen to refuse bad ones.
const file = (path: string, text = ''): SourceFile => ({ path, text });

describe('imports', () => {
  const specifiers = (text: string) => readImports(file('a.ts', text)).map(({ specifier }) => specifier);

  test.each([
    "import './b.ts';",
    "import b from './b.ts';",
    "import type { B } from './b.ts';",
    "import { type B } from './b.ts';",
    "export { b } from './b.ts';",
    "export type { B } from './b.ts';",
    "export * from './b.ts';",
    "type B = import('./b.ts').B;",
    "const b = await import('./b.ts');",
    "const b = require('./b.ts');",
    "import b = require('./b.ts');",
  ])('%s is found', (text) => {
    expect(specifiers(text)).toEqual(['./b.ts']);
  });

  test('comments and strings are no imports', () => {
    expect(specifiers("// import './b.ts';\nconst text = \"import './b.ts'\";\nexport { text };")).toEqual([]);
  });

  test('the line is told', () => {
    expect(readImports(file('a.ts', "\n\nimport './b.ts';"))).toEqual([{ specifier: './b.ts', line: 3, star: false }]);
  });
});

describe('layers', () => {
  const problems = (path: string, text = '') =>
    layerProblems([file(path, text)], { source: 'p/src', order: ['low', 'high'], doors: ['index.ts'] });

  test('downhill, sideways and from a door is fine', () => {
    expect(problems('p/src/high/a.ts', "import '../low/b.ts'; import './c.ts'; import './deep/d.ts'; import 'zod';")).toEqual([]);
    expect(problems('p/src/index.ts', "export { b } from './high/b.ts';")).toEqual([]);
  });

  test('uphill is refused, for types too', () => {
    expect(problems('p/src/low/a.ts', "import type { B } from '../high/b.ts';")).toEqual(['p/src/low/a.ts:1 imports uphill: ../high/b.ts']);
  });

  test('through a door is refused', () => {
    expect(problems('p/src/high/deep/a.ts', "import '../../index.ts';")).toHaveLength(1);
  });

  test('files outside the layers are refused', () => {
    expect(problems('p/src/other/a.ts')).toEqual(['p/src/other/a.ts is neither in a layer nor a door']);
    expect(problems('p/src/extra.ts')).toHaveLength(1);
  });
});

describe('cycles', () => {
  test('a ring is told once, from its first file', () => {
    const ring = [
      file('p/a.ts', "import type { B } from './b.ts';"),
      file('p/b.ts', "export { c } from './d/c.ts';"),
      file('p/d/c.ts', "import '../a.ts';"),
    ];
    expect(importCycles(ring)).toEqual(['p/a.ts -> p/b.ts -> p/d/c.ts -> p/a.ts']);
  });

  test('a file that imports itself is a ring', () => {
    expect(importCycles([file('a.ts', "import './a.ts';")])).toEqual(['a.ts -> a.ts']);
  });

  test('two ways to one file are no ring', () => {
    const diamond = [file('a.ts', "import './b.ts'; import './c.ts';"), file('b.ts', "import './c.ts';"), file('c.ts')];
    expect(importCycles(diamond)).toEqual([]);
  });
});

test('an index below the source folder is a barrel, the door is none', () => {
  expect(innerBarrels([file('p/src/index.ts'), file('p/src/low/index.ts')], 'p/src')).toEqual(['p/src/low/index.ts']);
});

test('star exports are refused, with and without a name', () => {
  expect(starExports([file('a.ts', "export * from './b.ts';")])).toEqual(['a.ts:1 exports everything of ./b.ts']);
  expect(starExports([file('a.ts', "export * as b from './b.ts';")])).toHaveLength(1);
  expect(starExports([file('a.ts', "export { b } from './b.ts'; import * as z from 'zod';")])).toEqual([]);
});

test('imports of other packages must be allowed; the file may decide', () => {
  const files = [file('a.ts', "import './b.ts'; import 'zod';"), file('bot.ts', "import 'zod';")];
  expect(foreignImports(files, (specifier, path) => specifier === 'zod' && path === 'bot.ts')).toEqual(['a.ts:1 imports zod']);
});

test('relative imports may not leave the sources', () => {
  expect(escapingImports([file('p/src/a.ts', "import '../../q/src/b.ts';")], 'p/src')).toEqual([
    'p/src/a.ts:1 leaves p/src: ../../q/src/b.ts',
  ]);
  expect(escapingImports([file('p/src/low/a.ts', "import '../b.ts';")], 'p/src')).toEqual([]);
});

test.each(['gdansk', 'Gdańsk', 'GDAŃSK', 'Gdan\u0301sk', 'PIRAEUS'])('the name %s is found', (name) => {
  expect(wordsFound([file('a.ts', `ok\n// like ${name}s`)], /piraeus|gda[nń]sk/)).toEqual([`a.ts:2 // like ${name}s`.normalize('NFC')]);
});

test('text without a name is left alone', () => {
  expect(wordsFound([file('a.ts', '// a harbour')], /piraeus|gda[nń]sk/)).toEqual([]);
});

test('the limit of lines is the last one allowed', () => {
  expect(longFiles([file('a.ts', 'x\n'.repeat(3))], 3)).toEqual([]);
  expect(longFiles([file('a.ts', 'x\n'.repeat(4))], 3)).toEqual(['a.ts has 4 lines']);
});

test('the package of a specifier', () => {
  expect(['zod', 'zod/mini', '@noble/hashes/sha2.js'].map(packageOf)).toEqual(['zod', 'zod', '@noble/hashes']);
});

test('imports into a folder, or to the file of its name, are found', () => {
  const files = [file('p/src/a/b.ts', "import '../c.ts'; import '../c/d.ts'; import '../cd.ts'; import 'c';")];
  expect(importsInto(files, 'p/src/c')).toEqual(['p/src/a/b.ts:1 imports ../c.ts', 'p/src/a/b.ts:1 imports ../c/d.ts']);
});

test('doors have the formats of all builds that they are in', () => {
  const both = { entry: { index: 'src/index.ts' }, format: ['esm', 'cjs'] };
  expect(doorsOf([both])).toEqual([{ name: 'index', source: 'src/index.ts', formats: ['esm', 'cjs'] }]);
  const esm = { entry: { index: 'src/index.ts', more: 'src/more.ts' }, format: 'esm' };
  expect(doorsOf([esm, both, { ...both, format: 'cjs' }]).map(({ name, formats }) => [name, ...formats])).toEqual([
    ['index', 'esm', 'cjs'],
    ['more', 'esm'],
  ]);
});

test('exports follow from the doors: both formats, or the one', () => {
  const doors = [
    { name: 'index', source: 'src/index.ts', formats: ['esm', 'cjs'] },
    { name: 'more', source: 'src/more.ts', formats: ['esm'] },
  ];
  expect(expectedExports(doors)).toEqual({
    '.': {
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
      require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
    },
    './more': { types: './dist/more.d.ts', default: './dist/more.js' },
    './package.json': './package.json',
  });
});

describe('what could be a third party’s', () => {
  const door = file('p/src/index.ts', "export { a, type B } from './low/a.ts';");

  test('imports what a door exports, and its own folder', () => {
    const text = "import { a, type B } from '../low/a.ts';\nimport { c } from './c.ts';\nimport * as z from 'zod/mini';";
    expect(unexported([file('p/src/high/x.ts', text)], [door])).toEqual([]);
    const other = file('p/src/high/x.ts', "import { a, type Secret } from '../low/a.ts';");
    expect(unexported([other], [door])).toEqual(['p/src/high/x.ts imports Secret of low/a.ts']);
  });

  test('does nothing when it is loaded', () => {
    expect(
      workOnLoad([file('a.ts', 'export const A = [1] as const;\nexport function b() { return make(); }\nconst c = () => new Map();')]),
    ).toEqual([]);
    expect(workOnLoad([file('a.ts', 'const a = { b: make(1) };\nconst c = new Map();')])).toEqual([
      'a.ts does make(1)',
      'a.ts does new Map()',
    ]);
  });
});
