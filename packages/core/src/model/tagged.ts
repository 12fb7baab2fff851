import type { Flat } from './immutable.ts';

/** Data with its type beside it, `{ type, ...data }`; one member per variant of the data. Data without keys leave the type alone. */
export type Tagged<T extends string, D> = D extends unknown
  ? string extends keyof D
    ? {
        /** All that there is. */
        type: T;
      }
    : Flat<
        {
          /** Stands before the data. */
          type: T;
        } & D
      >
  : never;
