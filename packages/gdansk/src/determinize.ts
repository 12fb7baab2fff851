import { at, type Context, type Determinization, type Random, type View } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';
import { SIZES, type Size } from './vocabulary.ts';

/**
 * Draws what a viewer cannot know: the order of the port cards, the order of the tokens under the top one (GD.R56), and which ships of each size lie in the stacks and with other
 * seats (GD.R68). Which cards, tokens and ships are left follows from what everybody has seen.
 */
export function determinize(view: View<GdanskTypes> & Context<GdanskTypes>, random: Random): Determinization<GdanskTypes> {
  const { ships, hands } = drawShips(view, random);
  return { hidden: { cards: random.shuffle('port-cards', unseenCards(view)), tokens: drawTokens(view, random), ships }, hands };
}

function unseenCards({ table, content }: View<GdanskTypes> & Context<GdanskTypes>): number[] {
  const taken = new Set(table.seats.flatMap(({ cards }) => cards));
  return content.quays.flatMap(({ number, color }) =>
    color === table.removedColor || taken.has(number) || at(table.quays, number - 1).order !== null ? [] : [number],
  );
}

function drawTokens({ table, content, shown }: View<GdanskTypes> & Context<GdanskTypes>, random: Random): number[] {
  const top = shown.topToken === null ? [] : [shown.topToken];
  const onBoard = table.quays.flatMap(({ order }) => (order === null ? [] : [order]));
  const seen = new Set([...top, ...onBoard, ...table.removedTokens, ...table.seats.flatMap(({ orders }) => orders)]);
  const under = [...content.orderTokens.keys()].filter((token) => !seen.has(token));
  return [...top, ...random.shuffle('order-tokens', under)];
}

/** Deals the ships that the viewer has not served: to the other seats as many of each size as they have, the rest to the stacks. */
function drawShips(
  view: View<GdanskTypes> & Context<GdanskTypes>,
  random: Random,
): { ships: Record<Size, number[]>; hands: { ships: number[] }[] } {
  const { table, content, shown } = view;
  const own = view.hand?.ships ?? [];
  const hands = table.seats.map((_, seat) => ({ ships: seat === view.seat ? [...own] : [...(shown.ships?.[seat] ?? [])] }));
  const known = new Set(hands.flatMap(({ ships }) => ships));
  const stack = (size: Size): number[] => {
    const unseen = [...content.cruiseShips.keys()].filter((ship) => content.cruiseShips[ship]?.size === size && !known.has(ship));
    random.shuffle('ships', unseen);
    for (const [seat, { ships }] of table.seats.entries()) {
      if (seat !== view.seat && shown.ships === null) at(hands, seat).ships.push(...unseen.splice(0, ships[size]));
    }
    return unseen;
  };
  return { ships: Object.fromEntries(SIZES.map((size) => [size, stack(size)])) as Record<Size, number[]>, hands };
}
