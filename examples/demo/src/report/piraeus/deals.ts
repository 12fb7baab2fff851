import type { Seat } from '@quayside/core';
import { type Day, type Event, type EventOf, type ForSale, finalPrices } from './days.ts';
import type { Names } from './names.ts';

/** The three deal rounds of a day, line by line; without buyers there are none. */
export function dealLines(day: Day, forSale: readonly ForSale[], names: Names): string[] {
  const prices = finalPrices(day);
  const tokens = new Map<number, Seat[]>();

  function card(place: number): string {
    return cardText(place, forSale, names);
  }

  /** What a token that lands on others means for the first of them: an event tells if it may move, nothing does if it cannot. */
  function landing({ seat, place, card: { good } }: EventOf<'token-placed'>, next: Event | undefined, verb: string): string[] {
    const line = `  ${names.seat(seat)} ${verb} ${card(place)}, price ${prices[good]}.`;
    const before = tokens.get(place) ?? [];
    tokens.set(place, [...before, seat]);
    const [first] = before;
    if (first === undefined || next?.type === 'move-offered') return [line];
    return [line, `  ${names.seat(first)}, first there, have no other card to move to.`];
  }

  function lines(event: Event, next: Event | undefined): string[] {
    switch (event.type) {
      case 'round-began':
        tokens.clear();
        return [`Deals, round ${event.round}`];
      case 'token-placed':
        return landing(event, next, 'put their token on');
      case 'token-moved':
        tokens.set(
          event.from,
          (tokens.get(event.from) ?? []).filter((seat) => seat !== event.seat),
        );
        return landing({ ...event, type: 'token-placed' }, next, 'move to');
      case 'move-offered':
        return [`  ${names.seat(event.seat)}, first there, may move away.`];
      case 'token-stayed':
        return [`  ${names.seat(event.seat)} stay.`];
      case 'round-passed':
        return [`  ${names.seat(event.seat)} keep their token.`];
      case 'bids-revealed':
        return [`  Bids for ${card(event.place)}, at least ${prices[event.card.good]}: ${bidsText(event, names)}.`];
      case 'card-unsold':
        return [`  The highest bids are equal: ${card(event.place)} is not sold, and nobody pays.`];
      case 'card-bought':
        return [`  ${names.seat(event.seat)} buy ${card(event.place)} for ${event.price}, paid to the ${payee(event, names)}.`];
      default:
        return [];
    }
  }

  const told = day.events.flatMap((event, index) => lines(event, day.events[index + 1]));
  return told.length > 0 ? told : ['Nobody buys: there are no deals.'];
}

function bidsText({ bids }: EventOf<'bids-revealed'>, names: Names): string {
  return bids.map(({ seat, amount }) => `${names.seat(seat)} ${amount}`).join(', ');
}

function payee({ owner }: EventOf<'card-bought'>, names: Names): string {
  return owner === null ? 'reserve' : names.seat(owner);
}

/** A card with its letter, e.g. "d Fabrics (Persians)". */
export function cardText(place: number, forSale: readonly ForSale[], names: Names): string {
  const found = forSale.find((one) => one.place === place);
  if (found === undefined) throw new Error(`No card was put up at place ${place}`);
  return `${found.letter} ${names.card(found.card)}`;
}
