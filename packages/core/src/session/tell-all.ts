/**
 * Tells every listener, also after one has thrown; gives what they have thrown. Listeners that leave meanwhile are not told any more, and those that come are told from the
 * next time on.
 */
export function tellAll(listeners: ReadonlySet<() => void>): unknown[] {
  return [...listeners].flatMap((listener) => {
    if (!listeners.has(listener)) return [];
    try {
      listener();
      return [];
    } catch (error) {
      return [error];
    }
  });
}

/** Throws the first of some errors on, if there are any. */
export function throwFirst(errors: readonly unknown[]): void {
  if (errors.length > 0) throw errors[0];
}
