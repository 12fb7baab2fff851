import { at, type Seat } from '@quayside/core/sdk';
import { cardAt, priceOf } from '../../rules/market.ts';
import { tokenPlace } from '../../rules/tokens.ts';
import type { Habits } from '../habits.ts';
import type { Situation } from '../situation.ts';
import { worthAt } from './card.ts';

/**
 * What a bid is hoped to gain: what is left of the worth of the card, times how likely the bid is the one highest. Each rival is taken to bid any amount from the price to
 * a share of what the card is worth to it, each as likely as the others.
 */
export function gainOfBid(situation: Situation, amount: number, habits: Habits): number {
  const place = tokenPlace(situation.table, situation.seat);
  if (place === undefined) return 0;
  const rivals = cardAt(situation.table, place).tokens.filter((other) => other !== situation.seat);
  const chance = rivals.reduce((so, rival) => so * chanceToOutbid(situation, rival, place, amount, habits), 1);
  return chance * (worthAt(situation, situation.seat, place, habits) - amount);
}

/** The most that a card may be worth bidding. */
export function mostToBid(situation: Situation, habits: Habits): number {
  const place = tokenPlace(situation.table, situation.seat);
  if (place === undefined) return 0;
  const price = priceOf(situation.table, cardAt(situation.table, place));
  return Math.max(price, Math.ceil(worthAt(situation, situation.seat, place, habits)));
}

function chanceToOutbid(situation: Situation, rival: Seat, place: number, amount: number, habits: Habits): number {
  const price = priceOf(situation.table, cardAt(situation.table, place));
  const worth = Math.min(at(situation.table.seats, rival).money, worthAt(situation, rival, place, habits));
  const range = Math.max(1, habits.zeal * (worth - price) + 1);
  return Math.min(1, (amount - price + 0.25) / range);
}
