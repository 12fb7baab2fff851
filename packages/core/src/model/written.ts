import * as core from 'zod/v4/core';

/**
 * A value that a text computes from what it is given, by name: for functions that are written out for a schema, which take a fraction of the time of one that looks the schema
 * up at each call. `undefined` where a page forbids code from text: whoever asks has a slower way. (zod's `jitless` says so beforehand, where a page reports each try.)
 *
 * The text must hold nothing of a stranger's: numbers, and what `JSON.stringify` has quoted.
 */
export function written<T>(text: string, given: Readonly<Record<string, unknown>>): T | undefined {
  if (core.globalConfig.jitless === true) return undefined;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the one place; where it is forbidden there is a slower way
    return new Function(...Object.keys(given), text)(...Object.values(given)) as T;
  } catch {
    return undefined;
  }
}
