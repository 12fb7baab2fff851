import type { ActionEffects, State } from '@quayside/core/sdk';
import { never, type Table, type Wreck, withAction, withPhase } from '../support/wreck.ts';
import { toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';

// One game per law: what is wrong with it, and the law that has to find it. The first of the mutants.

/** Changes from one call to the next, as nothing that a rule reads may. */
let outside = 0;

/** What is wrong with the toy, the name of the law that finds it, and the wrecked toy. */
export const wrecks: readonly (readonly [string, string, Wreck])[] = [
  [
    'throws for a legal action',
    'totality',
    withAction('rest', () => {
      throw new Error('wrecked');
    }),
  ],
  [
    'refuses with a code that it did not declare',
    'refusal-changes-nothing',
    withAction('dare', { check: () => ({ code: 'odd', data: {} }) }),
  ],
  [
    'reads the clock',
    'purity',
    withAction('rest', ({ table }) => {
      seat0(table).coins += Date.now() % 2;
    }),
  ],
  [
    'keeps a count outside the match',
    'determinism',
    withAction('rest', ({ table }) => {
      seat0(table).coins += outside++ % 2;
    }),
  ],
  [
    'keeps a count outside the match',
    'transcript-replays',
    withAction('rest', ({ table }) => {
      seat0(table).coins += outside++ % 2;
    }),
  ],
  [
    'has a state that its schema does not take',
    'save-and-load',
    withAction('rest', ({ table }) => {
      seat0(table).coins = -1;
    }),
  ],
  [
    'decides by something else than what a view says',
    'view-decides',
    withAction('dive', {
      check: ({ table }: { table: object }) => (Object.isFrozen(table) ? { code: 'deck-empty', data: {} } : undefined),
    }),
  ],
  [
    'tells all what one has drawn',
    'twins',
    withAction('dive', ({ hands }, { emit, seat }) => emit({ type: 'stowed', seat, card: hands[seat]?.cards[0] ?? 1 })),
  ],
  [
    'tells all what one was dealt',
    'twins',
    {
      ...toy,
      setup: (given) => {
        const state = toy.setup(given);
        given.emit({ type: 'stowed', seat: 0, card: state.hands[0]?.cards[0] ?? 1 });
        return state;
      },
    },
  ],
  [
    'shows all the top of the deck',
    'twins',
    { ...toy, shown: ({ hidden }) => ({ top: hidden.deck.at(-1) ?? null, end: null }), determinize: blind },
  ],
  [
    'tells all which card one put under the deck',
    'twins',
    withAction('stow', {
      apply({ table, hidden }: State<Toy>, { card }: { card: number }, { seat, hand, emit }: ActionEffects<Toy>) {
        hidden.deck.push(...hand.cards.splice(hand.cards.indexOf(card), 1));
        table.deck += 1;
        Object.assign(table.seats[seat] ?? {}, { held: hand.cards.length });
        emit({ type: 'stowed', seat, card });
      },
    }),
  ],
  ['leaves out a choice', 'choices-are-checks', withAction('stow', { choices: () => {} })],
  ['has an autopilot that does what is not legal', 'choices-are-checks', { ...toy, autopilot: () => ({ type: 'bid', coins: 9 }) }],
  [
    'opens commits otherwise each time',
    'commit-order',
    withPhase('bidding', {
      reveal: ({ table }: { table: Table }) => {
        seat0(table).coins += outside++ % 2;
      },
    }),
  ],
  ['places one object twice', 'state-is-tree', withAction('rest', share)],
  ['places one object twice', 'in-place-equals-host', withAction('rest', share)],
  [
    'keeps an object of the content',
    'state-is-tree',
    withAction('rest', ({ table }, { content }) => {
      table.open = content.cards;
    }),
  ],
  ['lasts longer than it says', 'within-bound', { ...toy, bound: () => 5 }],
  [
    'never ends',
    'comes-to-an-end',
    { ...withPhase('bidding', { to: ['bidding'], next: () => 'bidding', reveal: () => {} }), ends: never, bound: () => 30 },
  ],
  [
    'breaks what it says always holds',
    'invariants-hold',
    { ...toy, invariants: [{ name: 'poor', holds: ({ state }) => state.table.seats.every(({ coins }) => coins < 4) }] },
  ],
  [
    'has more coins than its schema knows',
    'invariants-hold',
    withAction('rest', ({ table }) => {
      seat0(table).coins += 10_000;
    }),
  ],
  [
    'loses the cards of a seat that leaves',
    'seats-may-leave',
    { ...toy, leaving: { rule: 'TOY.4', leave: (_, { hand }) => void hand.cards.splice(0) } },
  ],
  ['says what it did not declare', 'events-are-declared', withAction('rest', (_, { emit }) => emit({ type: 'ebb' }))],
  [
    'says something to a seat that is not there',
    'events-are-declared',
    withAction('rest', (_, { emit }) => emit({ type: 'tide', tide: 1 }, { only: [7] })),
  ],
  ['has no word for what happens', 'words-for-all', { ...toy, words: { ...toy.words, dived: 'Seat {who} dives' } }],
  ...(['reason.rich', 'score.tides', 'rung.coins'] as const).map((key): (typeof wrecks)[number] => [
    `lacks the word ${key}`,
    'words-for-all',
    { ...toy, words: Object.fromEntries(Object.entries(toy.words).filter(([known]) => known !== key)) },
  ]),
  ['lacks a key of its table of words', 'words-for-all', { ...toy, words: {} }],
];

function seat0({ seats: [first] }: Table): Table['seats'][number] {
  if (first === undefined) throw new Error('no seat');
  return first;
}

function share({ table }: { table: Table }): void {
  const list: number[] = [];
  for (const seat of table.seats) seat.stowed = list;
}

function blind(...[view, random]: Parameters<typeof toy.determinize>) {
  return toy.determinize({ ...view, shown: { top: null, end: null } }, random);
}
