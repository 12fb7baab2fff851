import { cardAt } from '../../rules/market.ts';
import { type Outlook, profitAt } from '../outlook.ts';

/** What a seat hopes to gain with its token at a place, where others may lie: each as likely as the others to get the card. */
export function gainAt(outlook: Outlook, place: number): number {
  const { table, seat } = outlook;
  const rivals = cardAt(table, place).tokens.filter((other) => other !== seat).length;
  return profitAt(outlook, seat, place) / (1 + rivals);
}
