import { expect } from 'vitest';
import { matchers } from '../matchers/matchers.ts';

/** Makes the matchers known to the `expect` of vitest. */
export function registerMatchers(): void {
  expect.extend({ ...matchers });
}
