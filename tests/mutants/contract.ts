import { at, type State } from '@quayside/core/sdk';
import { type Table, type Wreck, withAction, withPhase } from '../support/wreck.ts';
import { toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';
import { bent, type Mutant, mutants } from './mutant.ts';

/** What no module may hold. */
const outside: { count: number; hand: number[] | null; arrivals: number[] } = { count: 0, hand: null, arrivals: [] };

function fail(why: string): never {
  throw new Error(why);
}

const seat0 = ({ seats }: Table) => at(seats, 0);

const BY_CHANCE = mutants(
  {
    'rolls with the chance of the host': withAction('wade', ({ table }) => {
      seat0(table).coins += Math.random() < 0.5 ? 0 : 1;
    }),
    'refuses by the chance of the host': withAction('dare', {
      check: () => (Math.random() < 0.5 ? { code: 'dared-already', data: {} } : undefined),
    }),
  },
  { tries: 200 },
);

/** A rule does what rules may not. */
export const CONTRACT: readonly Mutant[] = [
  ...BY_CHANCE,
  ...mutants({
    'looks what day it is to name a refusal': withAction('dive', {
      check: ({ table }: { table: { deck: number } }) =>
        table.deck === 0 || new Date().getDay() > 9 ? { code: 'deck-empty', data: {} } : undefined,
    }),
    'scores by a count of the module': {
      ...toy,
      score: (finished, seat) => ({ ...toy.score(finished, seat), luck: outside.count++ % 3 }),
    },
    'keeps a hand for later': withAction('rest', ({ hands }) => {
      if (outside.hand !== null && outside.count++ % 2 === 0) outside.hand.reverse();
      outside.hand = at(hands, 0).cards;
    }),
    'writes to the view that it checks': withAction('stow', {
      check: ({ hand }: { hand: { cards: number[] } }, { card }: { card: number }) => {
        hand.cards.sort();
        return hand.cards.includes(card) ? undefined : { code: 'no-such-card', data: { card } };
      },
    }),
    'lays a hand on the table as it is': withAction('rest', ({ table, hands }) => {
      table.open = at(hands, 0).cards;
    }),
    'gives two seats one hand': withAction('rest', ({ hands }) => {
      at(hands, 1).cards = at(hands, 0).cards;
    }),
    'begins with one list for all seats': {
      ...toy,
      setup: (effects) => {
        const state = toy.setup(effects);
        for (const seat of state.table.seats) seat.stowed = at(state.table.seats, 0).stowed;
        return state;
      },
    },
    'shuffles the cards of the content themselves': {
      ...toy,
      setup: (effects) => {
        effects.random.shuffle('deck', bent<number[]>(effects.content.cards));
        return toy.setup(effects);
      },
    },
    'sets something undefined': withAction('rest', ({ table }) => Object.assign(seat0(table), { bid: undefined })),
    'counts in fractions': withAction('wade', ({ table }) => {
      seat0(table).coins += 0.5;
    }),
    'tells an event that is no JSON': withAction('rest', (_, { emit, seat }) => emit({ type: 'gained', seat, coins: Number.NaN })),
    'refuses with data that are no JSON': withAction('stow', {
      check: ({ hand }: { hand: { cards: number[] } }, { card }: { card: number }) =>
        hand.cards.includes(card) ? undefined : { code: 'no-such-card', data: { card: undefined } },
    }),
    'lets the first to commit bid nothing': withAction('bid', {
      check: ({ table, seat, committed }: { table: Table; seat: number; committed: number[] }, { coins }: { coins: number }) =>
        coins > at(table.seats, seat).coins || (coins > 0 && committed.length === 0) ? { code: 'too-dear', data: { coins } } : undefined,
    }),
    'lets the last to commit bid nothing': withAction('bid', {
      check: ({ table, seat, committed }: { table: Table; seat: number; committed: number[] }, { coins }: { coins: number }) =>
        coins > at(table.seats, seat).coins || (coins > 0 && committed.some((other) => other !== seat))
          ? { code: 'too-dear', data: { coins } }
          : undefined,
    }),
    'lets a seat that is away peek for ever': {
      ...toy,
      autopilot: (view) =>
        view.phase === 'diving' && view.presence[view.seat] === 'away' ? ({ type: 'peek' } as const) : toy.autopilot(view),
    },
    'stops when a seat comes back': {
      ...toy,
      leaving: { rule: 'TOY.4', return: () => fail('nobody comes back') },
    },
    'pays the tide to whoever was looked at last': withPhase('bidding', {
      reveal: (state: State<Toy>, commits: { seat: number }[], effects: never) => {
        outside.arrivals.push(...commits.map(({ seat }) => seat));
        bent<Wreck['phases'][string]>(toy.phases.bidding).reveal?.(state, bent(commits), effects);
        at(state.table.seats, at(commits, outside.arrivals.length % commits.length).seat).tides += 1;
      },
    }),
  }),
];
