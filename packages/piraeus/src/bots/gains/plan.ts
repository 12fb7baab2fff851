import { at, type Seat } from '@quayside/core/sdk';
import { canPay } from '../../rules/tokens.ts';
import { occupiedPlaces } from '../../rules/market.ts';
import type { Habits } from '../habits.ts';
import { daysToCome, type Situation } from '../situation.ts';
import { profitAt } from './card.ts';
import { gainOfBestOffer } from './offer.ts';

/** What a day of buying is hoped to gain: a share of what lies in the Greek row, and what sellers may bring, as far as the purse goes. */
export function gainOfBuying(situation: Situation, habits: Habits): number {
  const { table, seat, content } = situation;
  const profits = occupiedPlaces(table).flatMap((place) =>
    canPay(table, seat, place) ? [Math.max(0, profitAt(situation, seat, place, habits))] : [],
  );
  const inSight = profits
    .sort((a, b) => b - a)
    .slice(0, content.dealRounds.value)
    .reduce((sum, one) => sum + one, 0);
  const purse = Math.min(at(table.seats, seat).money, habits.coinLimit);
  return habits.grasp * inSight + habits.perCoin * purse + habits.perSeller * likelySellers(situation);
}

/** What a day of selling is hoped to gain: the best offer, and being rid of cards that there are too few days for. */
export function gainOfSelling(situation: Situation, habits: Habits): number {
  const { table, seat } = situation;
  const { handSize } = at(table.seats, seat);
  if (handSize === 0) return 0;
  const tooMany = Math.max(0, handSize - habits.pace * daysToCome(situation));
  return gainOfBestOffer(situation, habits) + habits.urgency * Math.min(2, tooMany);
}

/** How many of the others are likely to sell: those with goods, the likelier the less money they have. */
function likelySellers({ table, seat }: Situation): number {
  return table.seats.reduce((sum, _, other) => (other === seat ? sum : sum + likelihoodToSell(table, other)), 0);
}

function likelihoodToSell(table: Situation['table'], seat: Seat): number {
  const { money, handSize } = at(table.seats, seat);
  if (handSize === 0) return 0;
  return money < 6 ? 0.8 : money > 14 ? 0.25 : 0.5;
}
