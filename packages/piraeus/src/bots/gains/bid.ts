import { at, type Seat } from '@quayside/core/sdk';
import { cardAt, priceOf } from '../../rules/market.ts';
import { tokenPlace } from '../../rules/tokens.ts';
import { type Outlook, worthAt } from '../outlook.ts';

/**
 * What a bid is hoped to gain: what is left of the worth of the card, times how likely the bid is the one highest. Each rival is taken to bid any amount from the price to
 * a share of what the card is worth to it, each as likely as the others.
 */
export function gainOfBid(outlook: Outlook, amount: number): number {
  const { table, seat } = outlook;
  const place = tokenPlace(table, seat) ?? -1;
  const rivals = cardAt(table, place).tokens.filter((other) => other !== seat);
  const chance = rivals.reduce((so, rival) => so * chanceToOutbid(outlook, rival, place, amount), 1);
  return chance * (worthAt(outlook, seat, place) - amount);
}

function chanceToOutbid(outlook: Outlook, rival: Seat, place: number, amount: number): number {
  const { table, habits } = outlook;
  const price = priceOf(table, cardAt(table, place));
  const worth = Math.min(at(table.seats, rival).money, worthAt(outlook, rival, place));
  const range = Math.max(1, habits.zeal * (worth - price) + 1);
  return Math.min(1, (amount - price + 0.25) / range);
}
