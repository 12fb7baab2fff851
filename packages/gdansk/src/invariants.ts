import { at, type Finished, type Invariant, totalOf } from '@quayside/core/sdk';
import { invariantsOfPhases } from './invariants-of-phases.ts';
import type { GdanskTypes } from './kit.ts';
import { sizeOf } from './rules/goods.ts';
import { bonusesOf } from './rules/orders.ts';
import { GOODS, MOST_COUNTED, SIZES } from './vocabulary.ts';

type State = Finished<GdanskTypes>;

/** What holds after every step. */
export const invariants: readonly Invariant<GdanskTypes>[] = [
  { name: 'every cube is in the zone or in a hold', holds: cubesAreKept },
  {
    name: 'no hold is overfull',
    holds: ({ state: { table }, content }) => table.seats.every(({ cargo }) => sizeOf(cargo) <= content.limits.cargoSpace),
  },
  { name: 'every order token is in one place', holds: tokensAreKept },
  { name: 'every port card is in one place', holds: cardsAreKept },
  { name: 'every cruise ship is in one place, and sizes are as the table says', holds: shipsAreKept },
  { name: 'every marker is in stock or on a quay, one of a seat at most', holds: markersAreKept },
  {
    name: 'no quay has an order and markers',
    holds: ({ state: { table } }) => table.quays.every(({ order, markers }) => order === null || markers.length === 0),
  },
  { name: 'the stacks are as long as the table says', holds: stacksAreCounted },
  {
    name: 'meeples stand on locations',
    holds: ({ state: { table }, derived }) =>
      table.seats.every(({ location }) => location === null || derived.locations.includes(location)),
  },
  { name: 'no more bonuses are put aside than there are', holds: bonusesAreOwned },
  { name: 'the turn is one that can come about', holds: turnCanBe },
  { name: 'the seats are those of the match', holds: seatsExist },
  { name: 'nothing is counted beyond what a match could come to', holds: countsCanBe },
  ...invariantsOfPhases,
];

function cubesAreKept({ state: { table }, content }: State): boolean {
  return GOODS.every(
    (good, index) => table.zone[good] + table.seats.reduce((sum, { cargo }) => sum + cargo[good], 0) === at(content.goods, index).supply,
  );
}

/** Whether a list holds each of the others once, and nothing else. */
function isPermutation(list: readonly number[], all: readonly number[]): boolean {
  return list.length === all.length && new Set(list).size === all.length && list.every((item) => all.includes(item));
}

function tokensAreKept({ state: { table, hidden }, content }: State): boolean {
  const onBoard = table.quays.flatMap(({ order }) => (order === null ? [] : [order]));
  const tokens = [...hidden.tokens, ...onBoard, ...table.removedTokens, ...table.seats.flatMap(({ orders }) => orders)];
  return isPermutation(tokens, [...content.orderTokens.keys()]);
}

function cardsAreKept({ state: { table, hidden }, content }: State): boolean {
  const open = table.quays.flatMap(({ order }, index) => (order === null ? [] : [index + 1]));
  const cards = [...hidden.cards, ...open, ...table.seats.flatMap((seat) => seat.cards)];
  return isPermutation(
    cards,
    content.quays.flatMap(({ number, color }) => (color === table.removedColor ? [] : [number])),
  );
}

function shipsAreKept({ state: { table, hands, hidden }, content }: State): boolean {
  const sized = (ships: readonly number[], size: string): number => ships.filter((ship) => content.cruiseShips[ship]?.size === size).length;
  const counted = table.seats.every(({ ships }, seat) => SIZES.every((size) => sized(at(hands, seat).ships, size) === ships[size]));
  const stacked = SIZES.every((size) => sized(hidden.ships[size], size) === hidden.ships[size].length);
  const all = [...SIZES.flatMap((size) => hidden.ships[size]), ...hands.flatMap(({ ships }) => ships)];
  return counted && stacked && isPermutation(all, [...content.cruiseShips.keys()]);
}

function markersAreKept({ state: { table }, content, options }: State): boolean {
  const once = table.quays.every(
    ({ markers }) => new Set(markers).size === markers.length && markers.every((seat) => seat < options.seats),
  );
  const kept = table.seats.every(
    ({ stock }, seat) => stock + table.quays.filter(({ markers }) => markers.includes(seat)).length === content.limits.influenceMarkers,
  );
  return once && kept;
}

function stacksAreCounted({ state: { table, hidden }, options, content }: State): boolean {
  const removed = options.seats === 2 ? content.twoPlayer.returnTokensFromTop : 0;
  const counted = table.cardsLeft === hidden.cards.length && table.tokensLeft === hidden.tokens.length;
  const opened = !table.centralPort || hidden.cards.length === 0;
  const two = (table.removedColor !== null) === (options.seats === 2) && table.removedTokens.length === removed;
  return counted && opened && two && SIZES.every((size) => table.shipsLeft[size] === hidden.ships[size].length);
}

function bonusesAreOwned({ state: { table }, content }: State): boolean {
  const owned = bonusesOf(table, content, table.current);
  return GOODS.every((good) => table.turn.aside[good] <= owned[good]);
}

/** GD.B8, GD.R2, GD.R3: the parts of a turn say the same of how far it has come. */
function turnCanBe({ state: { table }, content, derived }: State): boolean {
  const { turn, seats } = table;
  const [begun, additional] = [turn.used.length > 0, turn.order || turn.hr || turn.ship];
  const rolled = turn.dice.length === (turn.rolls > 0 ? content.dice.count : 0) && (turn.rolls > 0 || !(begun || additional || turn.over));
  const staged = (turn.stage === 'before') !== begun && (turn.stage !== 'after' || additional) && turn.fixed === (begun || additional);
  const once = new Set(turn.used).size === turn.used.length && !(turn.used.includes('load') && turn.used.includes('unload'));
  return rolled && staged && once && openCanBe(turn, derived) && (turn.rolls === 0 || seats.every(({ location }) => location !== null));
}

/** The dice action that is under way began last, and has fewer symbols left than the dice show. */
function openCanBe(turn: State['state']['table']['turn'], { die }: State['derived']): boolean {
  if (turn.open === null) return turn.left === 0;
  const isLast = turn.used.at(-1) === turn.open && turn.stage === 'dice';
  return isLast && turn.left < totalOf(die, turn.dice, turn.open === 'move' ? 'movement' : 'loading');
}

function seatsExist({ state: { table }, options }: State): boolean {
  return table.seats.length === options.seats && table.firstSeat < options.seats && table.current < options.seats;
}

/** GD.A2, GD.R62, GD.R67: workers, points and rounds have no limit; but more than this is none of ours, and counting stays there. */
function countsCanBe({ state: { table } }: State): boolean {
  return [table.round, ...table.seats.flatMap(({ workers, score }) => [workers, score])].every((count) => count <= MOST_COUNTED);
}
