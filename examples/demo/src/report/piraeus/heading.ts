import type { View } from '@quayside/core';
import type { Context } from '@quayside/core/sdk';
import { GOODS, type PiraeusTypes } from '@quayside/piraeus';
import type { Names } from './names.ts';

/** Who sits where with which cards, and how to read what follows. */
export function headingText(
  name: string,
  seed: string,
  { table }: View<PiraeusTypes>,
  { content }: Context<PiraeusTypes>,
  names: Names,
): string {
  const lines = table.seats.map(({ nation, money }, seat) => {
    const cards = content.nations.find(({ id }) => id === nation)?.cards;
    const deck = GOODS.flatMap((good) => (cards !== undefined && cards[good] > 0 ? [`${cards[good]} ${names.good(good)}`] : []));
    return `  ${names.seat(seat)} (seat ${seat}): ${money} drachmas; ${deck.join(', ')}`;
  });
  const { min, max } = content.price;
  return [
    `${name}: ${table.seats.length} seats, seed ${JSON.stringify(seed)}`,
    lines.join('\n'),
    `Prices stay between ${min} and ${max}; what would go beyond is lost. Letters tell the cards of a day apart.`,
  ].join('\n\n');
}
