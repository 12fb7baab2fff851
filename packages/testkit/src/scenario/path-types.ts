/**
 * The paths into some data, as texts like `table.seats.anna.score`: keys joined by dots, in a list an index or the name of a seat. At most eight keys deep,
 * so that recursive data end: `Left` has an entry for each key that may follow the first.
 */
export type PathOf<T, Seat extends string, Left extends readonly unknown[] = [1, 1, 1, 1, 1, 1, 1]> = T extends readonly (infer Item)[]
  ? PathThrough<number | Seat, Item, Seat, Left>
  : T extends object
    ? { [K in keyof T & (string | number)]: PathThrough<K, T[K], Seat, Left> }[keyof T & (string | number)]
    : never;

/** The paths that begin with one key, and lead to what is under it or deeper. */
export type PathThrough<K extends string | number, T, Seat extends string, Left extends readonly unknown[]> =
  | `${K}`
  | (Left extends readonly [unknown, ...infer Rest] ? `${K}.${PathOf<T, Seat, Rest>}` : never);

/** What lies at a path. */
export type ValueAt<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? ValueAt<ChildOf<T, Head>, Rest>
  : ChildOf<T, Path>;

/** What lies under one key, written as text; of a list any item. */
export type ChildOf<T, K extends string> = T extends readonly (infer Item)[]
  ? Item
  : T extends object
    ? { [Key in keyof T as `${Key & (string | number)}`]: T[Key] } extends infer ByText
      ? K extends keyof ByText
        ? ByText[K]
        : string extends keyof ByText
          ? ByText[string & keyof ByText]
          : never
      : never
    : never;

/** What is asked of some data: any part of it, however deep; lists are written whole. Of a union, one member. */
export type Pattern<T> = T extends readonly (infer Item)[]
  ? readonly Pattern<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Pattern<T[K]> }
    : T;

/** What is asked of an event: its type, and any part of its data. */
export type EventPattern<E> = E extends { readonly type: infer Type }
  ? {
      /** Decides what else can be asked. */
      readonly type: Type;
    } & Pattern<Omit<E, 'type'>>
  : never;

/** A change to some data: of an object the keys that change; a list whole, or its entries by index or by the name of a seat. */
export type Patch<T, Seat extends string> = T extends readonly (infer Item)[]
  ? T | { readonly [K in number | Seat]?: Patch<Item, Seat> }
  : T extends object
    ? { readonly [K in keyof T]?: Patch<T[K], Seat> }
    : T;
