import { at, firstClockwise, type Immutable, type MatchOptions, type Seat, seatAfter } from '@quayside/core/sdk';
import type { PiraeusTypes } from '../kit.ts';
import type { Table } from '../state.ts';
import { cardAt, placesThat, priceOf } from './market.ts';
import { seatsThat } from './seats.ts';

/** The place of a seat's token; `undefined` while the seat has it. */
export function tokenPlace({ market }: Immutable<Table>, seat: Seat): number | undefined {
  for (let place = 0; place < market.length; place += 1) if (market[place]?.tokens.includes(seat)) return place;
  return undefined;
}

/** PI.E2: the buyers who have neither placed their token this round nor passed, ascending. */
export function undecidedBuyers(table: Immutable<Table>): Seat[] {
  return seatsThat(table, ({ plan, passed }, seat) => plan === 'buyer' && !passed && tokenPlace(table, seat) === undefined);
}

/** PI.Q24: the buyers who may place now: all that are undecided, or with the option `rotating` the next one from the start seat of the round. */
export function placingSeats(table: Immutable<Table>, { seats, placementOrder }: MatchOptions<PiraeusTypes>): Seat[] {
  const undecided = undecidedBuyers(table);
  if (placementOrder === 'any') return undecided;
  const start = seatAfter(seats, 0, table.day - 1 + (table.round - 1));
  const next = firstClockwise(seats, start, (seat) => undecided.includes(seat));
  return next === undefined ? [] : [next];
}

/** PI.E3, PI.Q32: whether a seat can pay the marked price of the card at a place, now, when its token is placed. */
export function canPay(table: Immutable<Table>, seat: Seat, place: number): boolean {
  return priceOf(table, cardAt(table, place)) <= at(table.seats, seat).money;
}

/** PI.E2, PI.E3: the places of the cards that a seat can pay, ascending. */
export function affordablePlaces(table: Immutable<Table>, seat: Seat): number[] {
  const { money } = at(table.seats, seat);
  return placesThat(table, (card) => priceOf(table, card) <= money);
}

/** PI.Q28: where a seat may move its token: affordable, not where it lies, and not where it has been this round (PI.Q26). */
export function moveTargets(table: Immutable<Table>, seat: Seat): number[] {
  const here = tokenPlace(table, seat);
  const { left } = at(table.seats, seat);
  return affordablePlaces(table, seat).filter((place) => place !== here && !left.includes(place));
}

/** PI.E4, PI.Q25, PI.Q26: puts a seat's token on a card; if others lie there, the first of them gets the right to move, provided it has a target. */
export function land(table: Table, seat: Seat, place: number): void {
  const { tokens } = cardAt(table, place);
  tokens.push(seat);
  const first = at(tokens, 0);
  // PI.Q28: without a target there is no right.
  table.mover = first !== seat && moveTargets(table, first).length > 0 ? first : null;
}

/** Takes a seat's token off the card where it lies, which it may not come back to this round (PI.Q26). Says which place that was. */
export function leave(table: Table, seat: Seat): number {
  const place = tokenPlace(table, seat) ?? -1;
  const card = cardAt(table, place);
  card.tokens = card.tokens.filter((other) => other !== seat);
  at(table.seats, seat).left.push(place);
  return place;
}

/** PI.E7: the places with several tokens, ascending: these are bid for. */
export function contestedPlaces(table: Immutable<Table>): number[] {
  return placesThat(table, ({ tokens }) => tokens.length > 1);
}

/** PI.E6: the places with one token, ascending: these are sold at the marked price. */
export function lonePlaces(table: Immutable<Table>): number[] {
  return placesThat(table, ({ tokens }) => tokens.length === 1);
}

/** PI.E1: everybody has the token back for the next round. */
export function returnTokens(table: Table): void {
  for (const card of table.market) if (card !== null && card.tokens.length > 0) card.tokens = [];
  for (const seat of table.seats) {
    seat.passed = false;
    if (seat.left.length > 0) seat.left = [];
  }
  table.mover = null;
}
