/** Several things as people list them, e.g. "Anna, Adam and Caroline"; `none` if there are none. */
export function listed(things: readonly string[], none: string): string {
  return things.length === 0 ? none : things.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
