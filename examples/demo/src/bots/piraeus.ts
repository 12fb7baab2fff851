import type { AnyAction } from '@quayside/core';
import type { Card, Good, PiraeusAction, PiraeusTypes } from '@quayside/piraeus';
import { best, type Turn } from './bot.ts';

type Action = PiraeusAction & AnyAction;
type PiraeusTurn = Turn<PiraeusTypes, Action>;

const DAYS = 8;

/** What a rival on the same card is expected to cost, in drachmas. */
const RIVAL = 1;

/** What one more card is worth at home, by how long a line of its kind it makes: a single one, two towards a set, then what a set gains. */
const WORTH = [0, 6, 9, 14, 13, 14, 14, 14];

/**
 * A merchant of plain habits: sells when own goods are dear or money is short, buys what completes sets, and shuns crowds. It gives every action a
 * number of drachmas that it hopes to gain, adds a whim, and takes the best.
 */
export function piraeusBot(turn: PiraeusTurn): Action {
  const eagerness = turn.draw(5);
  return best(turn.actions, (action) => gain(turn, action, eagerness));
}

function gain(turn: PiraeusTurn, action: Action, eagerness: number): number {
  switch (action.type) {
    case 'plan':
      return (action.as === 'buyer' ? gainOfBuying(turn) : gainOfSelling(turn)) + turn.draw(9);
    case 'offer':
      return gainOfOffer(turn, action.goods) + turn.draw(2);
    case 'place':
      return gainAt(turn, action.place) + turn.draw(3);
    case 'pass':
      return 2;
    case 'move':
      // Leaving is a little trouble.
      return gainAt(turn, action.place) - 1 + turn.draw(3);
    case 'stay':
      return gainAt(turn, placeOfToken(turn)) + turn.draw(3);
    case 'bid':
      return -Math.abs(action.amount - intendedBid(turn, eagerness));
  }
}

/** Today's Greek cards at today's prices, three of them at most, and a guess at what the sellers will bring. */
function gainOfBuying(turn: PiraeusTurn): number {
  const { market, seats } = turn.view.table;
  const gains = market.flatMap((_, place) => (canPay(turn, place) ? [Math.max(0, gainAt(turn, place))] : []));
  const guess = Math.min(seats[turn.seat]?.money ?? 0, 12) / 2;
  return gains.reduce((sum, one) => sum + one, 0) / 2 + guess;
}

/** The two dearest goods in hand, and more when the purse is empty. */
function gainOfSelling(turn: PiraeusTurn): number {
  const offers = cardsInHand(turn).map((good) => Math.max(0, gainOfOffer(turn, [good])));
  const dearest = offers.sort((a, b) => b - a).slice(0, 2);
  const shortage = Math.max(0, 8 - (turn.view.table.seats[turn.seat]?.money ?? 0));
  return dearest.reduce((sum, one) => sum + one, 0) + shortage;
}

/** What the goods fetch once they have pressed their own prices, against what keeping them may bring. */
function gainOfOffer(turn: PiraeusTurn, goods: readonly Good[]): number {
  const { prices } = turn.view.table;
  return goods.reduce((sum, good) => sum + Math.max(1, prices[good] - goods.filter((other) => other === good).length) - worthKept(turn), 0);
}

/** A good kept can still be sold on a better day, unless there are more goods than days to sell them on. */
function worthKept({ view: { table }, seat }: PiraeusTurn): number {
  const daysToCome = DAYS - table.day;
  return (table.seats[seat]?.handSize ?? 0) > daysToCome ? 1 : 3;
}

/** What a card on the market is worth beyond its price, less the more tokens of others lie on it. */
function gainAt(turn: PiraeusTurn, place: number): number {
  const card = turn.view.table.market[place];
  if (card === null || card === undefined) return 0;
  const rivals = card.tokens.filter((seat) => seat !== turn.seat).length;
  return worthOf(turn, card) - turn.view.table.prices[card.good] - RIVAL * rivals;
}

/** The longest line that the card makes with cards bought before: one good from different origins, or different goods of one origin. */
function worthOf({ view, seat }: PiraeusTurn, { good, origin }: Card): number {
  const bought = view.table.seats[seat]?.bought ?? [];
  if (bought.some((other) => other.good === good && other.origin === origin)) return WORTH[1] ?? 0;
  const origins = new Set(bought.filter((other) => other.good === good).map((other) => other.origin));
  const goods = new Set(bought.filter((other) => other.origin === origin).map((other) => other.good));
  return WORTH[Math.max(origins.size, goods.size) + 1] ?? 0;
}

/** A little above the price, never above what the card is worth. */
function intendedBid(turn: PiraeusTurn, eagerness: number): number {
  const card = turn.view.table.market[placeOfToken(turn)];
  if (card === null || card === undefined) return 0;
  const price = turn.view.table.prices[card.good];
  return Math.max(price, Math.min(price + eagerness, worthOf(turn, card)));
}

function canPay({ view: { table }, seat }: PiraeusTurn, place: number): boolean {
  const card = table.market[place];
  return card !== null && card !== undefined && table.prices[card.good] <= (table.seats[seat]?.money ?? 0);
}

function placeOfToken({ view: { table }, seat }: PiraeusTurn): number {
  return table.market.findIndex((card) => card?.tokens.includes(seat));
}

function cardsInHand({ view: { hand } }: PiraeusTurn): Good[] {
  return Object.entries(hand?.cards ?? {}).flatMap(([good, count]) => Array.from({ length: count }, () => good as Good));
}
