import { defineConfig } from 'vitest/config';

// There so that vitest looks no further up: the folder may lie within a project that has settings of its own.
export default defineConfig({ test: { include: ['test/**/*.test.ts'] } });
