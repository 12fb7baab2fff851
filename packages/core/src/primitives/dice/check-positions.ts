import { Fault } from '../../model/fault.ts';

/** Refuses positions that a pool of so many dice does not have, or that stand twice (fault `bad-position`). */
export function checkPositions(api: string, dice: number, positions: readonly number[]): void {
  for (const [index, position] of positions.entries()) {
    const exists = Number.isInteger(position) && position >= 0 && position < dice;
    if (!exists) throw badPosition(api, dice === 0 ? 'no position, since there are no dice' : `positions in 0 … ${dice - 1}`, position);
    if (positions.indexOf(position) !== index) throw badPosition(api, 'different positions', `${position} twice`);
  }
}

function badPosition(api: string, expected: string, received: number | string): Fault {
  const remedy = 'Name each die once, by its position in the pool.';
  return new Fault({ code: 'bad-position', api, expected, received: String(received), remedy });
}
