import {
  type AnyAction,
  at,
  type Describer,
  type Effects,
  type Game,
  type Immutable,
  type RuleView,
  type Sent,
  type State,
} from '@quayside/core/sdk';
import { describe, words } from '../toy/describe.ts';
import { bid, dare, dive, keep, moor, peek, rest, stow, wade } from './actions.ts';
import { type Card, inOrder, kit, type Toy2, worth } from './kit.ts';
import { toVersion2 } from './migrations.ts';
import { bidding, dawn, diving, keeping, mooring } from './phases.ts';
import { determinize, shown } from './secrets.ts';

const actions = [keep, peek, stow, dare, dive, wade, rest, moor, bid] as const;

export type Toy2Action = Sent<(typeof actions)[number]>;

/** TOY.1 */
function setup({ options, content, random }: Effects<Toy2>): State<Toy2> {
  const deck = random.shuffle('deck', [...content.cards]);
  const hands = Array.from({ length: options.seats }, () => ({ cards: inOrder(deck.splice(0, 2)) }));
  const seats = hands.map(() => ({ coins: 3, tides: 0, stowed: [], held: 2, peeked: false, kept: false }));
  const turn = { peeked: false, dared: false, over: false, moored: false };
  return {
    table: { seats, bids: seats.map(() => null), round: 0, first: 0, current: 0, turns: 0, turn, tide: 0, deck: deck.length, open: [] },
    hands,
    hidden: { deck },
  };
}

function autopilot(view: RuleView<Toy2>): Toy2Action {
  if (view.phase === 'keeping') return { type: 'keep', index: 0 };
  if (view.phase === 'mooring') return { type: 'moor' };
  return view.phase === 'bidding' ? { type: 'bid', coins: 0 } : { type: 'rest' };
}

function allCards({ table, hands, hidden }: Immutable<State<Toy2>>): Card[] {
  return [...hidden.deck, ...table.open, ...table.seats.flatMap(({ stowed }) => stowed), ...hands.flatMap(({ cards }) => cards)];
}

/** Wreckers, the second version of its rules: see RULES.md. */
export const toy2: Game<Toy2, Toy2Action> = kit.game({
  meta: { id: 'wreckers', name: 'Wreckers', rules: '2.0.0', seats: { min: 2, max: 4 }, engine: '^1.0.0', stage: 'stable' },
  contents: [
    { id: 'standard', cards: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 'galleon', 'galleon'] },
    { id: 'small', cards: [1, 2, 2, 3, 3, 4, 4, 5, 'galleon'] },
  ],
  defaultOptions: { rounds: 3, storm: false },
  checkContent: ({ cards }) => (cards.length < 9 ? { path: ['cards'], rule: 'TOY.1', problem: 'expected nine cards or more' } : undefined),
  actions,
  phases: { keeping, dawn, diving, mooring, bidding },
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
    return { stowed: stowed.reduce((sum, card) => sum + worth(card), 0), tides };
  },
  ranking: [
    { name: 'points', rule: 'TOY.13', value: (_, __, score) => score.total },
    { name: 'coins', rule: 'TOY.13', value: ({ state }, seat) => at(state.table.seats, seat).coins },
  ],
  invariants: [
    { name: 'seats', holds: ({ state, options }) => state.table.seats.length === options.seats },
    { name: 'cards', holds: ({ state, content }) => inOrder(allCards(state)).join(' ') === inOrder(content.cards).join(' ') },
    { name: 'deck', holds: ({ state }) => state.hidden.deck.length === state.table.deck },
    { name: 'hands', holds: ({ state }) => state.hands.every(({ cards }, seat) => cards.length === at(state.table.seats, seat).held) },
    { name: 'kept', holds: ({ state }) => state.table.seats.every(({ kept, held }) => kept || held === 2) },
    { name: 'bids', holds: ({ state, options }) => state.table.bids.length === options.seats },
    { name: 'rounds', holds: ({ state, options }) => state.table.round <= options.rounds },
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
    { name: 'mooring', holds: ({ state, phase }) => phase !== 'mooring' || (state.table.turn.over && !state.table.turn.moored) },
  ],
  // A turn: a peek, a dare, what ends it, and the mooring. Each card is stowed once at most.
  bound: ({ seats, rounds }, { cards }) => seats + rounds * (4 * seats + 1) + cards.length,
  determinize,
  autopilot,
  words: { ...words, 'action.moor': 'Seat {seat} moors', moored: 'Seat {seat} has moored' },
  // It says what version 1 says, by the names of things.
  describe: describe as unknown as Describer<Toy2, AnyAction>,
  migrations: [toVersion2],
});
