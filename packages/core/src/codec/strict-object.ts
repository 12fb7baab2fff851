import * as z from 'zod/mini';

/**
 * A schema of objects with these keys and no others: `z.strictObject`, declared so that what is said of a key reaches those who use the game. TypeScript leaves it out of
 * declarations where zod's own makes the type of a shape anew.
 *
 * @example
 * ```ts
 * import { int, strictObject } from '@quayside/core/sdk';
 *
 * const Purse = strictObject({
 *   // A doc comment here is what an editor shows for `purse.coins`.
 *   coins: int(0, 99),
 * });
 *
 * console.log(Purse.safeParse({ coins: 3 }).success, Purse.safeParse({ coins: 3, gems: 1 }).success); // true false
 * ```
 */
export const strictObject: <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.ZodMiniObject<Shape, z.core.$strict> = z.strictObject;
