import { GOODS, type PiraeusTypes } from '@quayside/piraeus';
import { describe, expect, test } from 'vitest';
import { engine } from './support/engine.ts';
import { position } from './support/position.ts';

interface Loose {
  table: PiraeusTypes['table'];
  hands: PiraeusTypes['hand'][];
  hidden: PiraeusTypes['hidden'];
}

const dealing = position({
  phase: 'placing',
  plans: 'bbss',
  row: ['furs', 'food', 'spices'],
  foreign: { 2: ['food', 'spices'], 3: ['food'] },
  tokens: { 0: [0] },
  bought: { 0: [{ good: 'furs', origin: 'barbarians' }] },
});

/** What is wrong with the position once it has been tampered with; `undefined` if nothing is. */
function problem(tamper: (state: Loose) => void): unknown {
  const match = JSON.parse(JSON.stringify(dealing)) as { state: Loose };
  tamper(match.state);
  const loaded = engine.load(match);
  return loaded.ok ? undefined : loaded.rejection.data.problem;
}

const seat = ({ table }: Loose, index: number) => table.seats[index] as Loose['table']['seats'][number];
const card = ({ table }: Loose, place: number) => table.market[place] as NonNullable<Loose['table']['market'][number]>;

describe('a position from outside', () => {
  test('is taken as it is if nothing is wrong with it', () => {
    expect(problem(() => {})).toBeUndefined();
  });

  const tamperings: readonly [string, string, (state: Loose) => void][] = [
    ['two seats of one nation', 'every seat has a nation of its own', (state) => Object.assign(seat(state, 1), { nation: 'romans' })],
    ['a card more in a hand', 'own cards are in hand or were put up', ({ hands }) => Object.assign(hands[0]?.cards ?? {}, { furs: 2 })],
    ['a hand that is smaller than said', 'own cards are in hand or were put up', (state) => Object.assign(seat(state, 0), { handSize: 7 })],
    ['a Greek card too many', 'Greek cards are in the deck', ({ hidden }) => hidden.deck.push('furs')],
    [
      'a foreign card that was never put up',
      'foreign cards on the market or bought',
      (state) => seat(state, 1).bought.push({ good: 'jewelry', origin: 'romans' }),
    ],
    [
      'an own card among the bought',
      'foreign cards on the market or bought',
      (state) => seat(state, 1).bought.push({ good: 'furs', origin: 'barbarians' }),
    ],
    ['a Roman card in the Greek row', 'cards lie where they belong', (state) => Object.assign(card(state, 0), { origin: 'romans' })],
    [
      'an Egyptian card at the place of the Indians',
      'cards lie where they belong',
      ({ table: { market } }) => market.splice(8, 2, ...market.slice(8, 10).reverse()),
    ],
    [
      'a card at the place of nobody',
      'cards lie where they belong',
      ({ table }) => Object.assign(table.market, { 14: { good: 'furs', origin: 'persians', tokens: [] } }),
    ],
    [
      'a bought card of a nation that is not there',
      'cards lie where they belong',
      (state) => seat(state, 1).bought.push({ good: 'furs', origin: 'persians' }),
    ],
    ['a deck that is shorter than said', 'the deck is as long as the table says', ({ table }) => Object.assign(table, { deckSize: 3 })],
    ['a bottom that is not there', 'the deck is as long as the table says', ({ table }) => table.knownBottom.push('furs')],
    ['a token of a seller', 'a buyer has at most one token down', (state) => card(state, 1).tokens.push(2)],
    ['two tokens of a buyer', 'a buyer has at most one token down', (state) => card(state, 1).tokens.push(0)],
    ['a token on a card that is too dear', 'a buyer has at most one token down', (state) => Object.assign(seat(state, 0), { money: 4 })],
    ['a right to move where nobody else is', 'only the first token of a contested card', ({ table }) => Object.assign(table, { mover: 0 })],
  ];

  test.each(tamperings)('%s is refused', (_, invariant, tamper) => {
    expect(problem(tamper)).toContain(invariant);
  });

  /** What is wrong when the position is said to be in another phase or round of the day. */
  const misplaced = (phase: string, round: number, plan: 'seller' | null = 'seller') => {
    const match = JSON.parse(JSON.stringify(position({ seats: 3, phase: 'offering', plans: 'sss' }))) as { phase: string; state: Loose };
    match.phase = phase;
    match.state.table.round = round;
    seat(match.state, 0).plan = plan;
    const loaded = engine.load(match);
    return loaded.ok ? undefined : loaded.rejection.data.problem;
  };

  test('PI.B1 PI.E1: so is a phase that the day has behind it or before it', () => {
    expect(misplaced('offering', 0)).toBeUndefined();
    const rounds = 'deals are made in the rounds that the day has';
    expect(misplaced('offering', 3)).toContain(rounds);
    expect(misplaced('planning', 0)).toBe('nobody could act');
    for (const phase of ['placing', 'moving', 'bidding']) expect(misplaced(phase, 0)).toContain(rounds);
    expect(misplaced('placing', 1)).toBe('nobody could act');
    expect(misplaced('moving', 1)).toContain('a right to move is had while it is used');
    expect(misplaced('bidding', 1)).toBe('nobody could act');
    expect(misplaced('planning', 0, null)).toContain('all seats have a plan for the day or none has');
    expect(problem(({ table }) => Object.assign(table, { round: 0 }))).toContain('before the first deal round');
  });

  test('PI.E1 PI.E2: a position before the first round is none of a round', () => {
    const offering = position({ phase: 'offering', plans: 'bbss' });
    const loaded = engine.load({ ...offering, phase: 'placing' });
    expect(loaded.ok ? undefined : loaded.rejection.data.problem).toContain('deals are made in the rounds that the day has');
  });

  const greek = { good: 'spices', origin: 'greeks' } as const;
  const round = (phase: string, day: number, of: number, more: object = {}) =>
    position({ phase, day, round: of, plans: 'bbss', row: ['furs', 'food'], foreign: { 2: ['food'] }, tokens: { 0: [0, 1] }, ...more });

  test('PI.E9: a seat has bought no more than a card in each deal round that has been', () => {
    const bought = { 0: [greek, greek], 2: [greek] };
    const broken = 'nobody has bought more than a card in each deal round';
    expect(round('bidding', 1, 3, { bought: { 0: [greek, greek] } }).phase).toBe('bidding');
    expect(() => round('bidding', 1, 2, { bought: { 0: [greek, greek] } })).toThrow(broken);
    expect(() => round('bidding', 1, 3, { bought })).toThrow(broken);
    expect(round('bidding', 2, 3, { bought }).phase).toBe('bidding');
    // Who was alone on a card has it; who is bid against or has passed has not.
    const third = { ...round('bidding', 1, 1, { plans: 'bbbs', foreign: { 3: ['food'] }, bought: { 2: [greek] } }) };
    expect(third.phase).toBe('bidding');
    expect(() => round('bidding', 1, 1, { plans: 'bbbs', foreign: { 3: ['food'] }, passed: [2], bought: { 2: [greek] } })).toThrow(broken);
  });

  test('PI.E9: a seat cannot have bought all that there is, which would take minutes to split into sets', () => {
    const over = JSON.parse(JSON.stringify(position({ seats: 6, phase: 'over' }))) as { state: Loose };
    const { table, hands, hidden } = over.state;
    const buyer = seat(over.state, 0);
    for (const [index, line] of table.seats.entries()) {
      if (index === 0) continue;
      line.putUp = { ...(hands[index]?.cards ?? line.putUp) };
      for (const good of GOODS) for (let nth = line.putUp[good]; nth > 0; nth -= 1) buyer.bought.push({ good, origin: line.nation });
      Object.assign(hands[index] ?? {}, { cards: { furs: 0, tableware: 0, food: 0, jewelry: 0, spices: 0, fabrics: 0 } });
      line.handSize = 0;
    }
    for (const good of hidden.deck.splice(0)) buyer.bought.push({ good, origin: 'greeks' });
    Object.assign(table, { deckSize: 0, knownBottom: [] });
    expect(buyer.bought).toHaveLength(58);
    const loaded = engine.load(over);
    expect(loaded.ok ? undefined : loaded.rejection.data.problem).toContain('nobody has bought more than a card in each deal round');
  });

  test.each<[string, string, (state: Loose) => void]>([
    ['a fourth round', 'deals are made in the rounds', ({ table }) => Object.assign(table, { round: 4 })],
    ['a seller who has passed', 'who has passed or moved', (state) => Object.assign(seat(state, 2), { passed: true })],
    ['a buyer who has passed and placed', 'who has passed or moved', (state) => Object.assign(seat(state, 0), { passed: true })],
    ['a token that left where it lies', 'who has passed or moved', (state) => seat(state, 0).left.push(0)],
    ['a token that left twice', 'who has passed or moved', (state) => seat(state, 0).left.push(1, 1)],
    ['a token that left without having come', 'who has passed or moved', (state) => seat(state, 1).left.push(1)],
    ['a card put up by a buyer', 'no more cards lie in a row', (state) => Object.assign(seat(state, 2), { plan: 'buyer' })],
  ])('%s is refused', (_, invariant, tamper) => {
    expect(problem(tamper) ?? '').toMatch(new RegExp(invariant === 'deals are made in the rounds' ? 'deals are made|expected' : invariant));
  });

  test('PI.D4: so is a price beyond its track', () => {
    expect(problem(({ table }) => Object.assign(table.prices, { furs: 10 }))).toBeDefined();
    expect(problem(({ table }) => Object.assign(table.prices, { furs: 0 }))).toBeDefined();
  });
});
