/**
 * The paths into some data, as texts like `table.seats.anna.score`: keys joined by dots, in a list an index or the name of a seat. At most eight keys deep,
 * so that recursive data end.
 */
export type PathOf<T, Seat extends string> = Deep<T, Seat, [1, 1, 1, 1, 1, 1, 1]>;

type Deep<T, Seat extends string, Left extends readonly unknown[]> = T extends readonly (infer Item)[]
  ? Through<number | Seat, Item, Seat, Left>
  : T extends object
    ? { [K in keyof T & (string | number)]: Through<K, T[K], Seat, Left> }[keyof T & (string | number)]
    : never;

type Through<K extends string | number, T, Seat extends string, Left extends readonly unknown[]> =
  | `${K}`
  | (Left extends readonly [unknown, ...infer Rest] ? `${K}.${Deep<T, Seat, Rest>}` : never);

/** What lies at a path. */
export type ValueAt<T, Path extends string> = Path extends `${infer Head}.${infer Rest}` ? ValueAt<Child<T, Head>, Rest> : Child<T, Path>;

type Child<T, K extends string> = T extends readonly (infer Item)[]
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
