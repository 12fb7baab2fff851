import { at } from '@quayside/core/sdk';
import { type DieSymbol, type GdanskTypes, reconstructed } from '@quayside/gdansk';
import { type ChanceWords, type Projections, scenario } from '@quayside/testkit';
import { engine } from './engine.ts';
import { type PositionSpec, position } from './position.ts';

/** What a die shows: a symbol, once unless told. */
export type Shown = DieSymbol | 'loading 2' | 'movement 2';

/** The word of the game for chance: what the dice show, in the order in which they are rolled. */
const CHANCE = { rolls: (...shown: Shown[]) => ['dice', ...shown.map(faceOf)] } satisfies ChanceWords;

/** What the examples ask about. */
const PROJECTIONS = {
  score: ({ table }, seat) => at(table.seats, seat).score,
  workers: ({ table }, seat) => at(table.seats, seat).workers,
  stock: ({ table }, seat) => at(table.seats, seat).stock,
  cargo: ({ table }, seat) => at(table.seats, seat).cargo,
  location: ({ table }, seat) => at(table.seats, seat).location,
  cards: ({ table }, seat) => at(table.seats, seat).cards,
  /** The executed order tokens, by their ids. */
  orders: ({ table, content }, seat) => at(table.seats, seat).orders.map((token) => at(content.orderTokens, token).id),
  /** The ships that the seat has served, by their ids: it sees its own alone. */
  ships: ({ hand, content }) => hand.ships.map((ship) => at(content.cruiseShips, ship).id),
  /** The quays with a marker of the seat. */
  markers: ({ table }, seat) => table.quays.flatMap(({ markers }, index) => (markers.includes(seat) ? [index + 1] : [])),
  /** At the end. */
  parts: ({ outcome }, seat) => outcome?.scores[seat]?.parts ?? {},
} satisfies Projections<GdanskTypes>;

const NAMES = ['anna', 'adam', 'caroline', 'david'] as const;

/** A scenario of the rulebook that begins at a position. */
export function example(spec: PositionSpec = {}) {
  const seats = NAMES.slice(0, spec.seats ?? 3);
  return scenario(engine, { seats, projections: PROJECTIONS, chance: CHANCE }).given(position(spec));
}

function faceOf(shown: Shown): number {
  const [symbol, count = '1'] = shown.split(' ');
  return reconstructed.dice.faces.findIndex((face) => face.symbol === symbol && face.count === Number(count));
}
