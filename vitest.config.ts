import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readDoors } from './scripts/doors.ts';
import { packedDoors } from './scripts/packed-doors.ts';
import { writeSnippets } from './scripts/snippets.ts';

const door = (name: string, path: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(path, import.meta.url)),
});

// The examples of the guides and doc comments become tests, which must be there before vitest looks for tests.
writeSnippets();

// `npm test` and `npm run docs:check` run them on the packages as they are packed, all other runs on the sources.
const onPacked = process.env.QUAYSIDE_DOORS === 'packed';
const snippets = 'temp/snippets/*.test.ts';

const examples = [
  door('@quayside-examples/connect-four', './examples/connect-four/src/index.ts'),
  door('@quayside-examples/boardgame-io-bridge', './examples/boardgame-io-bridge/src/to-boardgame-io.ts'),
  door('your-first-game', './examples/your-first-game/src/index.ts'),
];

// Tests run against the sources, so that a test never waits for a build; the same map stands in tsconfig.paths.json.
const sources = [...readDoors().map(({ specifier, source }) => door(specifier, `./${source}`)), ...examples];

export default defineConfig({
  test: {
    // No test may depend on the time it takes: the limits only end what hangs.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', './scripts/closing-line.ts'],
    projects: [
      {
        extends: true,
        resolve: { alias: sources },
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', 'examples/**/*.test.ts', 'tests/**/*.test.ts', ...(onPacked ? [] : [snippets])],
          // A project of its own, whose tests run on the packed packages: tests/consumers/your-first-game.test.ts.
          exclude: ['**/node_modules/**', 'examples/your-first-game/**'],
          setupFiles: ['./tests/support/fast-check.ts'],
        },
      },
      ...(onPacked
        ? [
            {
              extends: true as const,
              resolve: { alias: [...packedDoors(), ...examples] },
              test: { name: 'packed', include: [snippets], isolate: false },
            },
          ]
        : []),
      {
        // One project for all type tests: one run of the compiler.
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['packages/*/{src,test}/**/*.test-d.ts', 'tests/**/*.test-d.ts'],
            tsconfig: './tsconfig.tools.json',
          },
        },
      },
    ],
  },
});
