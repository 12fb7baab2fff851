import { Fault } from '../model/fault.ts';

/**
 * A selection in the order of the tuple that it was made from: the one order in which `subset` and `multiset` take it. For screens, where people tick things in any order. Gives a
 * new list. Refuses, by the fault `not-a-member`, what the tuple does not hold.
 *
 * @example
 * ```ts
 * import { inOrder } from '@quayside/core';
 *
 * const GOODS = ['timber', 'rum', 'silk'] as const;
 *
 * console.log(inOrder(GOODS, ['silk', 'timber', 'silk'])); // [ 'timber', 'silk', 'silk' ]
 * ```
 */
export function inOrder<const M extends string | number>(of: readonly M[], selection: readonly NoInfer<M>[]): M[] {
  const stranger = selection.find((member) => !of.includes(member));
  if (stranger !== undefined) throw notAMember(of, stranger);
  return [...selection].sort((one, other) => of.indexOf(one) - of.indexOf(other));
}

function notAMember(of: readonly (string | number)[], received: string | number): Fault {
  return new Fault({
    code: 'not-a-member',
    api: 'inOrder(of, selection)',
    expected: `members of ${JSON.stringify(of)}`,
    received: JSON.stringify(received) ?? String(received),
    remedy: 'Give it the tuple of the schema, and what was chosen from it.',
  });
}
