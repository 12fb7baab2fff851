import { at, type Effects, type Game, type Immutable, type RuleView, type Sent, type State } from '@quayside/core/sdk';
import { bid, dare, dive, keep, peek, rest, stow, wade } from './actions.ts';
import { describe, words } from './describe.ts';
import { kit, type Toy } from './kit.ts';
import { bidding, dawn, diving, keeping } from './phases.ts';
import { determinize, shown } from './secrets.ts';

const actions = [keep, peek, stow, dare, dive, wade, rest, bid] as const;

export type ToyAction = Sent<(typeof actions)[number]>;

/** TOY.1 */
function setup({ options, content, random }: Effects<Toy>): State<Toy> {
  const deck = random.shuffle('deck', [...content.cards]);
  const hands = Array.from({ length: options.seats }, () => ({ cards: deck.splice(0, 2).sort((a, b) => a - b) }));
  const seats = hands.map(() => ({ coins: 3, tides: 0, stowed: [], held: 2, peeked: false, kept: false, bid: null }));
  const turn = { peeked: false, dared: false, over: false };
  return {
    table: { seats, round: 0, first: 0, current: 0, turns: 0, turn, tide: 0, deck: deck.length, open: [] },
    hands,
    hidden: { deck },
  };
}

function autopilot(view: RuleView<Toy>): ToyAction {
  if (view.phase === 'keeping') return { type: 'keep', index: 0 };
  return view.phase === 'bidding' ? { type: 'bid', coins: 0 } : { type: 'rest' };
}

function allCards({ table, hands, hidden }: Immutable<State<Toy>>): number[] {
  return [...hidden.deck, ...table.open, ...table.seats.flatMap(({ stowed }) => stowed), ...hands.flatMap(({ cards }) => cards)];
}

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join(' ');

/** Wreckers, the toy game of our tests. */
export const toy: Game<Toy, ToyAction> = kit.game({
  meta: { id: 'wreckers', name: 'Wreckers', rules: '1.0.0', seats: { min: 2, max: 4 }, engine: '^1.0.0' },
  contents: [
    { id: 'standard', cards: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6] },
    { id: 'small', cards: [1, 2, 2, 3, 3, 4, 4, 5, 6] },
  ],
  defaultOptions: { rounds: 3, storm: false },
  checkContent: ({ cards }) => (cards.length < 9 ? { path: ['cards'], rule: 'TOY.1', problem: 'expected nine cards or more' } : undefined),
  actions,
  phases: { keeping, dawn, diving, bidding },
  first: 'keeping',
  setup,
  shown,
  ends: [
    { reason: 'storm', rule: 'TOY.12', when: ({ options, table }) => options.storm && table.tide === 6, finish: 'now' },
    { reason: 'rich', rule: 'TOY.12', when: ({ table }) => table.seats.some(({ coins }) => coins >= 10), finish: 'turn' },
    { reason: 'deck-empty', rule: 'TOY.12', when: ({ table }) => table.deck === 0, finish: 'round' },
    { reason: 'last-round', rule: 'TOY.12', when: ({ options, table }) => table.round >= options.rounds, finish: 'round' },
  ],
  score: ({ state }, seat) => {
    const { stowed, tides } = at(state.table.seats, seat);
    return { stowed: stowed.reduce((sum, card) => sum + card, 0), tides };
  },
  ranking: [
    { name: 'points', rule: 'TOY.13', value: (_, __, score) => score.total },
    { name: 'coins', rule: 'TOY.13', value: ({ state }, seat) => at(state.table.seats, seat).coins },
  ],
  invariants: [
    { name: 'seats', holds: ({ state, options }) => state.table.seats.length === options.seats },
    { name: 'cards', holds: ({ state, content }) => sorted(allCards(state)) === sorted(content.cards) },
    { name: 'deck', holds: ({ state }) => state.hidden.deck.length === state.table.deck },
    { name: 'hands', holds: ({ state }) => state.hands.every(({ cards }, seat) => cards.length === at(state.table.seats, seat).held) },
    {
      name: 'kept',
      holds: ({ state, phase }) => state.table.seats.every(({ kept, held }) => kept || (held === 2 && phase === 'keeping')),
    },
    {
      name: 'rounds',
      holds: ({ state: { table }, options, phase }) => table.round <= options.rounds && (table.round === 0) === (phase === 'keeping'),
    },
    // Who comes to ten ends the match with that turn.
    { name: 'coins', holds: ({ state, phase }) => state.table.seats.every(({ coins }) => coins < (phase === 'over' ? 13 : 10)) },
    // The tide of the round that is under way is still to be won.
    {
      name: 'tides',
      holds: ({ state: { table }, phase }) =>
        table.seats.reduce((sum, { tides }) => sum + tides, 0) <= 6 * Math.max(0, phase === 'over' ? table.round : table.round - 1),
    },
    {
      name: 'turns',
      holds: ({ state: { table }, options, phase }) =>
        table.turns <= options.seats &&
        (phase !== 'bidding' || table.turns === options.seats) &&
        (phase !== 'diving' || table.turns < options.seats),
    },
    {
      name: 'current',
      holds: ({ state: { table }, options: { seats }, phase }) =>
        table.first < seats && (phase !== 'diving' || table.current === (table.first + table.turns) % seats),
    },
  ],
  // A turn: a peek, a dare, and what ends it. Each card is stowed once at most.
  bound: ({ seats, rounds }, { cards }) => seats + rounds * (3 * seats + 1) + cards.length,
  determinize,
  autopilot,
  words,
  describe,
  // No content has more than 30 cards.
  observation: {
    saturate: {
      'table.seats.*.stowed': 30,
      'table.open': 30,
      'hand.cards': 30,
      'shown.end.deck': 30,
      'shown.end.hands.*': 30,
    },
    bySeat: ['table.seats', 'shown.end.hands'],
    seats: ['table.first', 'table.current'],
  },
});
