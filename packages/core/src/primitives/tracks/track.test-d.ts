import { expectTypeOf, it } from 'vitest';
import { type Move, moveMarker, track } from './track.ts';

const prices = track({ from: 1, to: 9 });

it('takes only the names of the markers', () => {
  const markers = { salt: 5, wool: 5 };
  expectTypeOf(moveMarker(prices, markers, 'salt', 1)).toEqualTypeOf<Move>();
  // @ts-expect-error no such marker
  moveMarker(prices, markers, 'salz', 1);
  moveMarker(prices, [5, 5], 1, 1);
  // @ts-expect-error markers are numbers
  moveMarker(prices, { salt: '5' }, 'salt', 1);
});

it('takes no bound that is undefined', () => {
  // @ts-expect-error leave the bound out
  track({ from: undefined });
});
