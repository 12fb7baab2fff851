/** `T` with every property read-only, however deep: what a rule may read and not write. */
export type Immutable<T> = T extends (...parameters: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/** `T` spelled out property by property, so that editors and errors show one plain object. */
export type Flat<T> = { [K in keyof T]: T[K] };

/** The same value, seen as read-only: widening that the compiler cannot follow for a type parameter. */
export function asImmutable<T>(value: T): Immutable<T> {
  return value as Immutable<T>;
}

/** The same value, seen as writable. Only for what is about to be copied or is known to be nobody else's. */
export function asMutable<T>(value: Immutable<T>): T {
  return value as T;
}
