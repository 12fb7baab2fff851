import type { GameMatchers } from './game-matchers.ts';

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the parameter has to read as vitest writes it
  interface Matchers<T = any> extends GameMatchers {}
}
