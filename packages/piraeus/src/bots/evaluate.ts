import { at, type Seat } from '@quayside/core/sdk';
import { cardAt, occupiedPlaces, ownerOf, priceOf } from '../rules/market.ts';
import { collectionOf, roughWorth } from './collection.ts';
import { daysToCome, type Situation } from './situation.ts';

/** What of a position everybody sees and has printed. */
type Position = Pick<Situation, 'table' | 'content'>;

/** What is still to come of what a seat has, in drachmas on the first day; on the last day nothing. */
export interface Foresight {
  /** What a drachma brings beyond itself. */
  readonly coin: number;
  /** What a card outside sets brings beyond its worth: one of a pair, and one alone. */
  readonly pair: number;
  readonly single: number;
  /** What an own card in hand brings. */
  readonly own: number;
  /** How far apart two wealths are of which the greater wins three times in four: at the end, and how much more at the beginning. */
  readonly spread: number;
  readonly haze: number;
}

/** What fits best how matches between bots came out. */
export const FORESIGHT: Foresight = { coin: 0.3, pair: 5, single: 2, own: 2.3, spread: 4.7, haze: 6.2 };

/** How likely each seat is to win, by what everybody sees: the wealth that each can expect at home, compared. */
export function evaluate(position: Position, foresight: Foresight = FORESIGHT): readonly number[] {
  const share = daysToCome(position) / position.content.days.value;
  const wealths = position.table.seats.map((_, seat) => wealthOf(position, seat, share, foresight));
  const spread = foresight.spread + foresight.haze * share;
  const most = Math.max(...wealths);
  const weights = wealths.map((wealth) => Math.exp((wealth - most) / spread));
  const sum = weights.reduce((so, weight) => so + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** What a seat can expect to have at home; `share` of the days are still to come. */
function wealthOf({ table, content }: Position, seat: Seat, share: number, foresight: Foresight): number {
  const { money, bought, handSize } = at(table.seats, seat);
  const hope = { pair: share * foresight.pair, single: share * foresight.single };
  const coin = 1 + share * foresight.coin;
  const cards = roughWorth(collectionOf(bought), content, hope);
  return coin * (money + pendingOf(table, seat)) + cards + handSize * (content.ownUnsold.value + share * foresight.own);
}

/** What a seat is sure to get for its cards on the market: the locals pay as much (PI.F1). */
function pendingOf(table: Position['table'], seat: Seat): number {
  return occupiedPlaces(table).reduce((sum, place) => {
    const card = cardAt(table, place);
    return ownerOf(table, card) === seat ? sum + priceOf(table, card) : sum;
  }, 0);
}
