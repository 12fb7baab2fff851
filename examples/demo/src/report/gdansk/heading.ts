import { CENTRAL_PORT, GOODS, SIZES } from '@quayside/gdansk';
import { indented } from '../grid.ts';
import type { Reporter } from './reporter.ts';
import type { Moment, Seen } from './told.ts';

/** Who plays, the numbers that everything follows from, the map, and how the match is set up. */
export function headingText(title: string, { table }: Seen, setup: readonly Moment[], reporter: Reporter): string {
  const { names } = reporter;
  const players = table.seats.map((_, seat) => `${names.seat(seat)} (seat ${seat})`);
  const parts = [
    [`Players, clockwise: ${players.join(', ')}.`],
    ['Numbers', ...indented([...goodsLines(reporter), ...priceLines(reporter)], 2)],
    ['The port: locations and where connections lead', ...indented(mapLines(reporter), 2)],
    [
      'Setup',
      ...indented(
        setup.map(({ event }) => reporter.say(event)),
        2,
      ),
    ],
  ];
  return [title, ...parts.map((lines) => indented(lines, 2).join('\n'))].join('\n\n');
}

function goodsLines({ context: { content }, names }: Reporter): string[] {
  return content.goods.map(({ weight, supply, centralPortVp }, index) => {
    const good = names.word(GOODS[index] ?? '');
    return `${good}: weight ${weight}, ${supply} cubes, ${centralPortVp} points each at Central Port`;
  });
}

/** What dice show, what workers are good for, and what ends the match. */
function priceLines({ context: { content, derived }, names }: Reporter): string[] {
  const { cargoSpace, influenceMarkers, endScore } = content.limits;
  const faces = names.dice([...content.dice.faces.keys()]);
  const ships = SIZES.map((size) => `a ${names.word(size)} cruise ship ${derived.shipWorkers[size]}`);
  const { 1: one, 2: two, 3: three, 4: four } = content.setScoring.table;
  return [
    `each of the ${content.dice.count} dice: ${faces}`,
    `workers: an order ${content.orderWorkers.value}, HR to swap markers ${content.hr.swapWorkers} or to place one ${content.hr.placeWorkers}, ${ships.join(', ')}`,
    `port cards in 1, 2, 3 or 4 different colours: ${one}, ${two}, ${three} or ${four} points`,
    `everybody has room for ${cargoSpace} cubes, and ${influenceMarkers} markers; the end comes with ${endScore} points, the last marker or no order left`,
  ];
}

/** One line per location; the sectors are told by the colours of the quays. */
function mapLines({ context: { derived }, names }: Reporter): string[] {
  const short = (location: number): string =>
    location === CENTRAL_PORT ? names.word('central-port') : (derived.quaysAt[location] ?? []).join('/');
  return derived.locations.map((location) => {
    const quays = (derived.quaysAt[location] ?? []).map((quay) => `${names.quay(quay)} ${names.color(quay)}`);
    const here = quays.join(names.word('and')) || names.word('central-port');
    return `${here}: to ${(derived.neighbors[location] ?? []).map(short).join(', ')}`;
  });
}
