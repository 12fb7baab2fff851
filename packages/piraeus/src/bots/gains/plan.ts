import { at, type Seat } from '@quayside/core/sdk';
import { occupiedPlaces } from '../../rules/market.ts';
import { canPay } from '../../rules/tokens.ts';
import { MOST_OFFERED } from '../../vocabulary.ts';
import { type Outlook, outlookFrom, profitAt } from '../outlook.ts';
import { gainOfBestOffer } from './offer.ts';

/** What a day of buying is hoped to gain, when about as many of the others sell as are likely to. */
export function gainOfBuying(outlook: Outlook): number {
  return gainAmong(outlook, likelySellers(outlook));
}

/** What a day of selling is hoped to gain: the best offer, and that goods are rid of while there is time. */
export function gainOfSelling(outlook: Outlook): number {
  const { table, seat, habits } = outlook;
  const { handSize } = at(table.seats, seat);
  return handSize === 0 ? 0 : gainOfBestOffer(outlook) + habits.urgency * Math.min(MOST_OFFERED, handSize);
}

/** A share of the best that lies in the Greek row, and so much for each card that is likely to be had: as the purse, the rounds and the others leave it. */
function gainAmong(outlook: Outlook, sellers: number): number {
  const { table, seat, content, habits } = outlook;
  const rounds = content.dealRounds.value;
  const places = occupiedPlaces(table);
  const profits = places.map((place) => (canPay(table, seat, place) ? Math.max(0, profitAt(outlook, seat, place)) : 0));
  const best = profits.sort((a, b) => b - a).slice(0, rounds);
  const inSight = best.reduce((sum, one) => sum + one, 0);
  const each = (places.length + MOST_OFFERED * sellers) / (table.seats.length - sellers);
  const cards = Math.min(rounds, each, at(table.seats, seat).money / habits.usualPrice);
  return habits.lean + habits.grasp * inSight + habits.perCard * cards;
}

/** How many of the others are likely to sell, if each thinks that half of its others do. */
function likelySellers(outlook: Outlook): number {
  return outlook.table.seats.reduce((sum, _, other) => (other === outlook.seat ? sum : sum + likelihoodToSell(outlook, other)), 0);
}

function likelihoodToSell(outlook: Outlook, seat: Seat): number {
  if (at(outlook.table.seats, seat).handSize === 0) return 0;
  const theirs = outlookFrom(outlook, seat);
  const more = gainOfSelling(theirs) - gainAmong(theirs, (outlook.table.seats.length - 1) / 2);
  return 1 / (1 + Math.exp(-more / outlook.habits.doubt));
}
