import { COLORS } from '../vocabulary.ts';
import type { Scene } from './scene.ts';

/** By colour, how many orders the others may yet execute in the sector. */
export function ordersToCome(scene: Scene, near: number): number[] {
  const { seats } = scene.table;
  const share = ((seats.length - 1) / seats.length) * (1 - near);
  const { open, later } = openOrders(scene);
  return open.map((count, color) => (count + (later[color] ?? 0)) * share);
}

/** By colour, the orders that lie in the sector, and those that are still to come there. */
export function openOrders({ table, content, derived }: Scene): { readonly open: number[]; readonly later: number[] } {
  const open = COLORS.map(() => 0);
  const later = COLORS.map((color) => (color === table.removedColor ? 0 : content.quays.filter((quay) => quay.color === color).length));
  const count = (counts: number[], quay: number, by: number): void => {
    const color = COLORS.indexOf(derived.colorOf[quay] ?? 'blue');
    counts[color] = (counts[color] ?? 0) + by;
  };
  for (const { cards } of table.seats) for (const quay of cards) count(later, quay, -1);
  for (const [index, { order }] of table.quays.entries()) {
    if (order === null) continue;
    count(open, index + 1, 1);
    count(later, index + 1, -1);
  }
  return { open, later };
}
