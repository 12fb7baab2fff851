import type { Flaw, MatchOptions } from '@quayside/core/sdk';
import type { GdanskTypes } from './kit.ts';

/** Says what well-formed options get wrong: GD.R52 a first seat that plays, GD.R54 a removed colour only with two players. */
export function checkOptions({ seats, firstSeat, removedColor }: MatchOptions<GdanskTypes>): Flaw | undefined {
  if (firstSeat !== null && firstSeat >= seats)
    return { path: ['firstSeat'], rule: 'GD.R52', problem: `expected a seat from 0 to ${seats - 1}` };
  if (removedColor !== null && seats !== 2)
    return { path: ['removedColor'], rule: 'GD.R54', problem: 'expected null: only two players remove a colour' };
  return undefined;
}
