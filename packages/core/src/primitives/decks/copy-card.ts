/**
 * A copy of a card (any plain JSON) that shares nothing with it, since one object must not stand in the state twice. A card may be a draft:
 * it is only read.
 */
export function copyCard<T>(card: T): T {
  if (Array.isArray(card)) return card.map(copyCard) as T;
  if (typeof card !== 'object' || card === null) return card;
  return Object.fromEntries(Object.entries(card).map(([key, value]) => [key, copyCard(value)])) as T;
}
