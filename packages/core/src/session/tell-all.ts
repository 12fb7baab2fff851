/** Tells every listener, also after one has thrown; the first error is thrown on once all have been told. */
export function tellAll(listeners: Iterable<() => void>): void {
  const errors = [...listeners].flatMap((listener) => {
    try {
      listener();
      return [];
    } catch (error) {
      return [error];
    }
  });
  if (errors.length > 0) throw errors[0];
}
