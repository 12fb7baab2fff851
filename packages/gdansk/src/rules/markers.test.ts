import { expect, test } from 'vitest';
import type { Table } from '../state.ts';
import { QUAYS } from '../vocabulary.ts';
import { hasMarker, othersAreThere, placeMarker, swapKeepsOnePerQuay, swapMarkers } from './markers.ts';

/** Markers by quay, e.g. `{ 6: [0, 2] }`. */
function table(markers: Readonly<Record<number, readonly number[]>>): Table {
  const quays = Array.from({ length: QUAYS }, (_, index) => ({ order: null, markers: [...(markers[index + 1] ?? [])] }));
  return { quays, seats: [{ stock: 5 }, { stock: 5 }, { stock: 5 }] } as unknown as Table;
}
const on = ({ quays }: Table, quay: number) => quays[quay - 1]?.markers;

test('GD.H4 GD.H5: who is on a quay', () => {
  const now = table({ 6: [0, 2], 7: [1] });
  expect([hasMarker(now, 6, 0), hasMarker(now, 6, 1), hasMarker(now, 8, 0)]).toEqual([true, false, false]);
  expect([othersAreThere(now, 6, 0), othersAreThere(now, 7, 1), othersAreThere(now, 8, 0)]).toEqual([true, false, false]);
});

test('GD.F7 GD.H3: a marker comes from the stock, and after those that are there', () => {
  const now = table({ 6: [2] });
  placeMarker(now, 6, 0);
  expect(on(now, 6)).toEqual([2, 0]);
  expect(now.seats.map(({ stock }) => stock)).toEqual([4, 5, 5]);
});

test('GD.R40: a swap leaves one of each on a quay, on both sides', () => {
  const now = table({ 6: [0, 2], 7: [1, 2], 8: [1, 0] });
  expect(swapKeepsOnePerQuay(now, 0, 6, 1, 7)).toBe(true);
  expect(swapKeepsOnePerQuay(now, 0, 6, 1, 8)).toBe(false);
  expect(swapKeepsOnePerQuay(now, 0, 6, 2, 7)).toBe(false);
  expect(swapKeepsOnePerQuay(now, 0, 8, 1, 8)).toBe(false);
});

test('GD.H2: a swap changes two markers and no other', () => {
  const now = table({ 6: [0, 2], 7: [2, 1] });
  swapMarkers(now, 0, 6, 1, 7);
  expect([on(now, 6), on(now, 7)]).toEqual([
    [1, 2],
    [2, 0],
  ]);
  expect(now.seats.map(({ stock }) => stock)).toEqual([5, 5, 5]);
});
