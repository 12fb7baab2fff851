import type { Flaw } from '@quayside/core/sdk';
import { GOODS, MOST_MONEY, MOST_SEATS, NATIONS } from '../vocabulary.ts';
import type { PiraeusContent } from './schema.ts';

const OWN_CARDS = 8;
const GREEK_CARDS = 18;

/** Says what well-formed content gets wrong: the order of its lists, the sizes of the decks, prices, and money beyond what can be bid. */
export function checkContent(content: PiraeusContent): Flaw | undefined {
  return misnamed(content) ?? missized(content) ?? mispriced(content) ?? tooRich(content);
}

function flaw(path: Flaw['path'], rule: string, problem: string): Flaw {
  return { path, rule, problem };
}

/** PI.A1, PI.A2: every good and every nation once. */
function misnamed({ goods, nations }: PiraeusContent): Flaw | undefined {
  const good = GOODS.findIndex((id, index) => goods[index]?.id !== id);
  if (good >= 0) return flaw(['goods', good, 'id'], 'PI.A1', `expected ${GOODS[good]}`);
  const nation = NATIONS.findIndex((id, index) => nations[index]?.id !== id);
  return nation < 0 ? undefined : flaw(['nations', nation, 'id'], 'PI.A2', `expected ${NATIONS[nation]}`);
}

/** PI.A2, PI.A3: eight cards per nation, eighteen Greek ones. */
function missized({ nations, greeks }: PiraeusContent): Flaw | undefined {
  const nation = nations.findIndex(({ cards }) => size(cards) !== OWN_CARDS);
  if (nation >= 0) return flaw(['nations', nation, 'cards'], 'PI.A2', `expected ${OWN_CARDS} cards`);
  return size(greeks.cards) === GREEK_CARDS ? undefined : flaw(['greeks', 'cards'], 'PI.A3', `expected ${GREEK_CARDS} cards`);
}

function size(cards: PiraeusContent['greeks']['cards']): number {
  return GOODS.reduce((sum, good) => sum + cards[good], 0);
}

/** PI.D4: the start lies on the track. */
function mispriced({ price }: PiraeusContent): Flaw | undefined {
  if (price.min > price.max) return flaw(['price', 'min'], 'PI.D4', `expected at most ${price.max}`);
  return price.start >= price.min && price.start <= price.max
    ? undefined
    : flaw(['price', 'start'], 'PI.A1', `expected ${price.min} to ${price.max}`);
}

/** PI.Q33: all money that can ever be in play can be bid. The reserve pays at most the highest price for each own card (PI.F1). */
function tooRich({ startingMoney, price }: PiraeusContent): Flaw | undefined {
  const most = MOST_SEATS * (startingMoney.value + OWN_CARDS * price.max);
  return most <= MOST_MONEY
    ? undefined
    : flaw(['startingMoney', 'value'], 'PI.Q33', `expected all money in play, up to ${most}, to be at most ${MOST_MONEY}`);
}
