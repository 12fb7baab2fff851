import { openRandom, seedRandom } from '@quayside/core';
import { type Bot, createSimulator, ismctsBot, playMatch, randomBot, type Turn } from '@quayside/core/bots';
import { bestSets, GOODS, ORIGINS, type PiraeusAction, type PiraeusTypes } from '@quayside/piraeus';
import { piraeusGreedy, piraeusGuide } from '@quayside/piraeus/bots';
import { describe, expect, test } from 'vitest';
import { collectionOf, roughWorth } from '../src/bots/collection.ts';
import { plan } from './support/actions.ts';
import { engine, type PiraeusMatch } from './support/engine.ts';
import { play } from './support/play.ts';
import { position } from './support/position.ts';

type PiraeusBot = Bot<PiraeusTypes, PiraeusAction>;

function turnOf(match: PiraeusMatch, seat: number, seed: string): Turn<PiraeusTypes, PiraeusAction> {
  const view = engine.view(match, seat);
  const legal = engine.legal(view).map((action) => engine.game.numbering.encode(action));
  return { view, seat, context: engine.context(view), legal, random: openRandom(seedRandom(seed, 'xoroshiro128plus')) };
}

function choiceOf(bot: PiraeusBot, match: PiraeusMatch, seat: number): PiraeusAction {
  return engine.game.numbering.decode(bot(turnOf(match, seat, 'choice')));
}

const chancesIn = (match: PiraeusMatch): readonly number[] => piraeusGuide.evaluate(createSimulator(engine, match));

describe('whole matches', () => {
  // `playMatch` refuses what is not legal.
  test.each([3, 4, 5, 6])('greedy bots play to the end with %s seats, the same for the same seed', (seats) => {
    const setup = { seats, seed: `greedy ${seats}`, options: { placementOrder: seats % 2 === 0 ? 'any' : 'rotating' } } as const;
    const bots = Array.from({ length: seats }, () => piraeusGreedy());
    const { match, outcome } = playMatch(engine, setup, bots);
    expect(outcome?.scores).toHaveLength(seats);
    expect(engine.hash(playMatch(engine, setup, bots).match)).toBe(engine.hash(match));
  });

  test('two seats, and components of a host’s own, are played too', () => {
    const setup = { seats: 2, seed: 'flat', content: 'flat-2222', options: { twoPlayers: true } };
    expect(playMatch(engine, setup, [piraeusGreedy(), piraeusGreedy()]).outcome).not.toBeNull();
  });

  test('a search plays to the end by the guide', () => {
    const search = ismctsBot(engine, { guide: piraeusGuide, budget: { iterations: 8 }, rolloutSteps: 0 });
    expect(playMatch(engine, { seats: 3, seed: 'search' }, [search, piraeusGreedy(), piraeusGreedy()]).outcome).not.toBeNull();
  });

  test('greedy clearly beats chance', () => {
    const won = Array.from({ length: 30 }, (_, number) => {
      const seat = number % 3;
      const bots = [0, 1, 2].map((other) => (other === seat ? piraeusGreedy() : randomBot<PiraeusTypes, PiraeusAction>()));
      return playMatch(engine, { seats: 3, seed: `chance ${Math.floor(number / 3)}` }, bots).outcome?.ranks[seat] === 1;
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(26);
  });
});

test('P14: in a twin, which nobody can tell from the match, the choice is the same', () => {
  const search = ismctsBot(engine, { guide: piraeusGuide, budget: { iterations: 30 }, rolloutSteps: 0 });
  const match = play(position({ day: 3, row: ['food', 'furs', 'spices'], known: 2 }), [1, plan('seller')], [3, plan('buyer')]).match;
  for (const [seat, seed] of [
    [0, 'a twin'],
    [2, 'another'],
  ] as const) {
    const twin = engine.determinize(engine.view(match, seat), seed);
    expect(engine.hash(twin)).not.toBe(engine.hash(match));
    for (const bot of [piraeusGreedy(), search]) expect(choiceOf(bot, twin, seat)).toEqual(choiceOf(bot, match, seat));
  }
});

describe('what the greedy bot wants', () => {
  test('PI.G3: the card that completes a set, rather than a cheaper one', () => {
    const bought = [
      { good: 'furs', origin: 'romans' },
      { good: 'furs', origin: 'barbarians' },
    ] as const;
    const match = position({
      phase: 'placing',
      day: 8,
      plans: 'bsss',
      nations: ['persians', 'romans', 'barbarians', 'indians'],
      prices: { furs: 8, food: 2 },
      row: ['furs', 'food', 'spices'],
      bought: { 0: bought },
      money: [12, 0, 0, 0],
    });
    expect(choiceOf(piraeusGreedy(), match, 0)).toEqual({ type: 'place', place: 0 });
  });

  test('PI.G4: no card for more than it is worth, once nothing can come of it', () => {
    const match = position({
      phase: 'placing',
      day: 8,
      round: 3,
      plans: 'bsss',
      prices: { furs: 9, food: 9, spices: 8 },
      row: ['furs', 'food', 'spices'],
      money: [20, 0, 0, 0],
    });
    expect(choiceOf(piraeusGreedy(), match, 0)).toEqual({ type: 'pass' });
  });

  test('PI.F1: on the last day it sells the dearest of what it has, rather than buy without money', () => {
    const hands = { 0: { furs: 1, food: 1, tableware: 1 } };
    const poor = position({ day: 8, money: [0, 9, 9, 9], nations: ['barbarians', 'romans', 'egyptians', 'indians'], hands });
    expect(choiceOf(piraeusGreedy(), poor, 0)).toEqual(plan('seller'));
    const selling = position({
      phase: 'offering',
      day: 8,
      plans: 'sbbb',
      nations: ['barbarians', 'romans', 'egyptians', 'indians'],
      prices: { furs: 9, tableware: 2, food: 8 },
      hands,
    });
    expect(choiceOf(piraeusGreedy(), selling, 0)).toEqual({ type: 'offer', goods: ['furs', 'food'] });
  });

  test('PI.E7: never bids more than the worth of the card', () => {
    const match = position({
      phase: 'bidding',
      day: 8,
      round: 3,
      plans: 'bbss',
      row: ['furs', 'food', 'spices'],
      prices: { furs: 3 },
      tokens: { 0: [0, 1] },
      money: [90, 90, 0, 0],
    });
    const choice = choiceOf(piraeusGreedy(), match, 0);
    expect(choice.type === 'bid' && choice.amount).toBeLessThanOrEqual(6);
    expect(choice.type === 'bid' && choice.amount).toBeGreaterThanOrEqual(3);
  });
});

describe('the guide', () => {
  test('win chances are from 0 to 1 and add up to 1', () => {
    const chances = chancesIn(position({ money: [0, 200, 5, 10] }));
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  test('equals have equal chances; money, sets and goods to sell are better than none, the more the later', () => {
    for (const chance of chancesIn(position())) expect(chance).toBeCloseTo(0.25);
    const rich = (day: number): number => chancesIn(position({ day, money: [20, 10, 10, 10] }))[0] ?? 0;
    expect(rich(2)).toBeGreaterThan(0.25);
    expect(rich(8)).toBeGreaterThan(rich(2));
    const set = (['romans', 'egyptians', 'greeks'] as const).map((origin) => ({ good: 'tableware', origin }) as const);
    expect(chancesIn(position({ day: 7, nations: ['persians', 'romans', 'egyptians', 'indians'], bought: { 0: set } }))[0]).toBeGreaterThan(
      0.5,
    );
    expect(chancesIn(position({ day: 3, hands: { 0: {} } }))[0]).toBeLessThan(0.25);
  });

  test('of many bids and offers, few are worth thinking about, and all of them are legal', () => {
    const bidding = position({
      phase: 'bidding',
      plans: 'bbss',
      row: ['furs', 'food', 'spices'],
      tokens: { 0: [0, 1] },
      money: [500, 90, 0, 0],
    });
    const offering = position({ phase: 'offering', plans: 'ssbb' });
    for (const match of [bidding, offering, position()]) {
      const simulator = createSimulator(engine, match);
      const legal = simulator.legal(0);
      const considered = piraeusGuide.consider?.(simulator.view(0), legal, 0) ?? [];
      expect([considered.length > 0, considered.length <= 8]).toEqual([true, true]);
      expect(legal).toEqual(expect.arrayContaining([...considered]));
    }
  });

  test('PI.Q46: rough worth is never more than the best split, and seldom less', () => {
    const random = openRandom(seedRandom('rough', 'xoroshiro128plus'));
    const { content, derived } = engine.context(position());
    const gaps = Array.from({ length: 200 }, (_, number) => {
      const cards = Array.from({ length: 1 + (number % 12) }, () => ({
        good: random.pick('good', GOODS),
        origin: random.pick('origin', ORIGINS),
      }));
      return bestSets(cards, derived).total - roughWorth(collectionOf(cards), content, { single: 0, pair: 0 });
    });
    expect(Math.min(...gaps)).toBe(0);
    expect(gaps.filter((gap) => gap === 0).length).toBeGreaterThan(150);
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(2);
  });
});
