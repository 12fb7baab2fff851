/**
 * A deep copy of plain JSON that shares nothing with it: one object must not stand in a state twice, and what a rule hands over may change later. For data of a game's own, such
 * as content that is put into the state: it looks at nothing, and what is no plain JSON comes out as something else.
 *
 * @example
 * ```ts
 * import { copyPlain } from '@quayside/core/sdk';
 *
 * const content = { cards: ['salt', 'amber'] };
 * const deck = copyPlain(content.cards);
 * deck.pop();
 *
 * console.log(deck, content.cards.length); // [ 'salt' ] 2
 * ```
 */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  // A spread, since copying one shape at once is far cheaper than key by key.
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyPlain(part);
  }
  return copy as T;
}
