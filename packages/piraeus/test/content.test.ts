import { createEngine, Fault } from '@quayside/core';
import { facts, flat, GOODS, type Good, NATIONS, type Nation, type PiraeusContent, piraeus, reconstructed } from '@quayside/piraeus';
import { assertRejected } from '@quayside/testkit';
import { describe, expect, test } from 'vitest';
import { randomMatch } from './support/play.ts';

const deckOf = (id: string, content = reconstructed) => {
  const deck = content.nations.find((nation) => nation.id === id);
  if (deck === undefined) throw new Error(id);
  return deck.cards;
};
const count = (of: (nation: Nation) => boolean) => NATIONS.filter(of).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the default set', () => {
  test('PI.Q2: four of the six goods for each nation, three, two, two and one card of them', () => {
    for (const nation of NATIONS) expect(Object.values(deckOf(nation)).sort()).toEqual([0, 0, 1, 2, 2, 3]);
  });

  test('no two nations are alike, and no two lack the same two goods', () => {
    expect(new Set(NATIONS.map((nation) => JSON.stringify(deckOf(nation)))).size).toBe(6);
    expect(new Set(NATIONS.map((nation) => GOODS.filter((good) => deckOf(nation)[good] === 0).join())).size).toBe(6);
  });

  test('the examples of the rulebook can be dealt', () => {
    for (const good of ['food', 'tableware', 'fabrics'] as const) expect(deckOf('barbarians')[good]).toBeGreaterThan(0);
    for (const deck of [deckOf('persians'), deckOf('egyptians'), reconstructed.greeks.cards]) expect(deck.spices).toBeGreaterThan(0);
    expect(reconstructed.greeks.cards.furs).toBeGreaterThanOrEqual(2);
    expect(reconstructed.greeks.cards.fabrics).toBeGreaterThanOrEqual(1);
    for (const { cards, prov } of [...reconstructed.nations, reconstructed.greeks]) {
      for (const good of GOODS) expect(cards[good]).toBeGreaterThanOrEqual(prov.forcedByRulebook[good] ?? 0);
    }
  });

  test.each(GOODS)('%s: eight cards of four nations, eleven with the Greek ones', (good) => {
    expect(sum(NATIONS.map((nation) => deckOf(nation)[good]))).toBe(8);
    expect(count((nation) => deckOf(nation)[good] > 0)).toBe(4);
    expect(reconstructed.greeks.cards[good]).toBe(3);
  });

  test('PI.Q47: nobody can ever hold more than six cards of one good from different origins', () => {
    const origins = (own: Nation, good: Good) => count((nation) => nation !== own && deckOf(nation)[good] > 0) + 1;
    expect(Math.max(...NATIONS.flatMap((own) => GOODS.map((good) => origins(own, good))))).toBeLessThanOrEqual(6);
  });

  test('the numbers of the rulebook', () => {
    const { price, startingMoney, days, greekRowSize, maxCardsPerSeller, dealRounds, setTable, singleForeign, ownUnsold } = reconstructed;
    expect(price).toMatchObject({ start: 5, min: 1, max: 9 });
    expect([startingMoney, days, greekRowSize, maxCardsPerSeller, dealRounds].map(({ value }) => value)).toEqual([10, 8, 3, 2, 3]);
    expect(setTable).toMatchObject({ 3: 27, 4: 40, 5: 55, 6: 70 });
    expect([singleForeign.value, ownUnsold.value]).toEqual([6, 1]);
  });

  test('PI.Q38: coins enough to begin with, which no rule counts', () => {
    const { ones, fives, total } = reconstructed.coins;
    expect(ones + 5 * fives).toBe(total);
    expect(total).toBeGreaterThanOrEqual(6 * reconstructed.startingMoney.value);
  });

  test('PI.B2: whatever is bought, the Greek row is full on the first six days', () => {
    expect(sum(Object.values(reconstructed.greeks.cards)) - 6 * reconstructed.greekRowSize.value).toBeGreaterThanOrEqual(0);
  });

  test('what is invented says so, and what other sources say is not among the data of the rules', () => {
    for (const { prov } of reconstructed.nations) expect(prov).toMatchObject({ total: 'rulebook', cards: 'reconstructed' });
    for (const fact of Object.values(facts)) expect(fact.prov).toBe('external');
    expect(facts.players).toMatchObject({ min: 3, max: 6 });
    expect(JSON.stringify(reconstructed)).not.toContain('external');
  });
});

describe('the flat set', () => {
  test('PI.Q2: two each of the same four goods, eight cards for each nation; all else is as in the default', () => {
    for (const nation of NATIONS) {
      expect(GOODS.map((good) => Math.min(1, deckOf(nation)[good]) * 2)).toEqual(GOODS.map((good) => deckOf(nation, flat)[good]));
    }
    expect({ ...flat, id: '', nations: [] }).toEqual({ ...reconstructed, id: '', nations: [] });
  });
});

/** The default set with something changed, as another host would bring it. */
const changed = (change: (content: Mutable<PiraeusContent>) => void): PiraeusContent => {
  const content = JSON.parse(JSON.stringify(reconstructed)) as Mutable<PiraeusContent>;
  content.id = 'house';
  change(content);
  return content;
};
type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
const nth = <T>(list: readonly T[], index: number): T => list[index] as T;

describe('content of a host', () => {
  test('is taken, played with, and named in the options', () => {
    const content = changed((house) => {
      Object.assign(house.price, { start: 4, min: 2, max: 8 });
      house.startingMoney.value = 15;
      house.days.value = 3;
      house.dealRounds.value = 2;
      house.maxCardsPerSeller.value = 1;
      house.greekRowSize.value = 2;
      nth(house.nations, 0).cards = { furs: 8, tableware: 0, food: 0, jewelry: 0, spices: 0, fabrics: 0 };
    });
    const engine = createEngine(piraeus, { contents: [content] });
    const { match } = engine.create({ seats: 4, seed: 'house', content: 'house' });
    expect(match.options.content.id).toBe('house');
    expect(match.state.table).toMatchObject({ deckSize: 16, prices: { furs: 4, fabrics: 4 } });
    const days: number[] = [];
    const played = randomMatch(match, 'house', (simulator) => days.push(simulator.state().table.day), engine);
    expect(Math.max(...days)).toBe(4);
    expect(engine.outcome(played.match)?.reasons).toEqual(['last-day']);
  });

  test('PI.D1: fewer cards a day may be put up than the rules have room for', () => {
    const content = changed(({ maxCardsPerSeller }) => Object.assign(maxCardsPerSeller, { value: 1 }));
    const engine = createEngine(piraeus, { contents: [content] });
    let { match } = engine.create({ seats: 3, seed: 'one card', content: 'house', options: { nations: ['romans', 'chinese', 'indians'] } });
    for (const seat of [0, 1, 2]) {
      const planned = engine.apply(match, seat, { type: 'plan', as: 'seller' });
      if (planned.ok) match = planned.match;
    }
    assertRejected(engine.apply(match, 0, { type: 'offer', goods: ['furs', 'food'] }), 'too-many', 'PI.D1');
    expect(engine.apply(match, 0, { type: 'offer', goods: ['furs'] }).ok).toBe(true);
  });

  test('PI.Q7: the colours of the nations are free, and change nothing', () => {
    const content = changed(({ nations }) => {
      for (const nation of nations) nation.color = { value: 'rebeccapurple', prov: 'host' };
    });
    const engine = createEngine(piraeus, { contents: [content] });
    const [house, own] = ['house', reconstructed.id].map(
      (id) => randomMatch(engine.create({ seats: 3, seed: 'colours', content: id }).match, 'c', undefined, engine).match,
    );
    expect(house?.state).toEqual(own?.state);
  });

  const flaws: readonly [string, string, (content: Mutable<PiraeusContent>) => void][] = [
    ['goods in another order', 'goods.0.id', ({ goods }) => goods.reverse()],
    ['a good that does not exist', 'goods.2.id', ({ goods }) => Object.assign(nth(goods, 2), { id: 'amber' })],
    ['five goods', 'goods', ({ goods }) => goods.pop()],
    ['nations in another order', 'nations.0.id', ({ nations }) => nations.reverse()],
    ['one nation twice', 'nations.5.id', ({ nations }) => Object.assign(nth(nations, 5), { id: 'romans' })],
    ['seven cards of a nation', 'nations.3.cards', ({ nations }) => Object.assign(nth(nations, 3).cards, { food: 0 })],
    ['a negative number of cards', 'nations.1.cards.furs', ({ nations }) => Object.assign(nth(nations, 1).cards, { furs: -1 })],
    ['nineteen Greek cards', 'greeks.cards', ({ greeks }) => Object.assign(greeks.cards, { furs: 4 })],
    ['a track without a start', 'price.start', ({ price }) => Object.assign(price, { start: 2, min: 3 })],
    ['a track the wrong way round', 'price.min', ({ price }) => Object.assign(price, { min: 7, max: 3 })],
    ['a price beyond 9', 'price.max', ({ price }) => Object.assign(price, { max: 10 })],
    ['nine days', 'days.value', ({ days }) => Object.assign(days, { value: 9 })],
    ['four rounds', 'dealRounds.value', ({ dealRounds }) => Object.assign(dealRounds, { value: 4 })],
    ['four Greek cards a day', 'greekRowSize.value', ({ greekRowSize }) => Object.assign(greekRowSize, { value: 4 })],
    ['three cards for a seller', 'maxCardsPerSeller.value', ({ maxCardsPerSeller }) => Object.assign(maxCardsPerSeller, { value: 3 })],
    ['more money than can be bid', 'startingMoney.value', ({ startingMoney }) => Object.assign(startingMoney, { value: 99 })],
    ['coins that run out', 'coins.treatAsUnlimited.value', ({ coins }) => Object.assign(coins.treatAsUnlimited, { value: false })],
    ['a set worth more than can be counted', 'setTable.3', ({ setTable }) => Object.assign(setTable, { 3: 2_000_000 })],
    ['half a drachma', 'singleForeign.value', ({ singleForeign }) => Object.assign(singleForeign, { value: 0.5 })],
    ['own cards that cost', 'ownUnsold.value', ({ ownUnsold }) => Object.assign(ownUnsold, { value: -1 })],
    ['no provenance', 'days.prov', ({ days }) => Object.assign(days, { prov: 'rumour' })],
    ['a datum that nobody knows', 'discount', (content) => Object.assign(content, { discount: 3 })],
    ['no name', 'id', (content) => Object.assign(content, { id: '' })],
  ];

  test.each(flaws)('%s is a fault that names %s', (_, path, spoil) => {
    const content = changed(spoil as (content: Mutable<PiraeusContent>) => void);
    const register = () => createEngine(piraeus).register(content);
    expect(register).toThrow(Fault);
    expect(register).toThrow(`content of piraeus.${path}: expected`);
  });

  test('PI.Q33: all money that can be in play can be bid', () => {
    const richest = changed(({ startingMoney }) => Object.assign(startingMoney, { value: 94 }));
    expect(createEngine(piraeus).register(richest).id).toBe('house');
    const tooRich = changed(({ startingMoney }) => Object.assign(startingMoney, { value: 95 }));
    expect(() => createEngine(piraeus).register(tooRich)).toThrow('startingMoney');
  });

  test('a save with content that no match can be played with is refused, not thrown at', () => {
    const engine = createEngine(piraeus);
    const save = engine.save(engine.create({ seats: 3, seed: 'save' }).match);
    const content = changed(({ setTable }) => Object.assign(setTable, { 6: 2_000_000 }));
    expect(engine.load({ ...save, content })).toMatchObject({ ok: false, rejection: { code: 'bad-content' } });
  });
});
