import { at, type State } from '@quayside/core/sdk';
import { type Wreck, withAction, withPhase } from '../support/wreck.ts';
import { toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';
import { bent, type Mutant, mutants } from './mutant.ts';

const bidding = bent<Wreck['phases'][string]>(toy.phases.bidding);
const diving = bent<Wreck['phases'][string]>(toy.phases.diving);

type Cards = { hand: { cards: number[] } };
type Add = (input: { card: number }) => void;

/** The flow, the choices, the end or the ranking are not what they should be. */
export const RULES: readonly Mutant[] = mutants({
  'offers cards that are not in the hand': withAction('stow', {
    choices: (_: Cards, add: Add) => {
      for (let card = 1; card <= 6; card += 1) add({ card });
    },
  }),
  'offers one card twice': withAction('stow', {
    choices: ({ hand }: Cards, add: Add) => {
      for (const card of hand.cards) for (const times of [1, 2]) if (times > 0) add({ card });
    },
  }),
  'forgets to offer the highest card': withAction('stow', {
    choices: ({ hand }: Cards, add: Add) => {
      for (const card of new Set(hand.cards.slice(0, -1))) add({ card });
    },
  }),
  'skips the seat with the number 1': withPhase('diving', {
    enter: (state: State<Toy>, effects: never) => {
      diving.enter?.(state, effects);
      if (state.table.current === 1) state.table.current = 0;
    },
  }),
  'gives the last seat of a round no turn': withPhase('diving', {
    next: ({ table, options }: { table: Toy['table']; options: { seats: number } }) =>
      table.turn.over ? (table.turns < options.seats - 1 ? 'diving' : 'bidding') : undefined,
  }),
  'gives equal bids to the lowest seat': withPhase('bidding', {
    reveal: (state: State<Toy>, commits: { seat: number; action: { coins: number } }[], effects: never) => {
      bidding.reveal?.(state, bent(commits), effects);
      const most = Math.max(...commits.map(({ action }) => action.coins));
      const leaders = commits.filter(({ action }) => action.coins === most);
      if (leaders.length > 1) at(state.table.seats, at(leaders, 0).seat).tides += state.table.tide;
    },
  }),
  'breaks ties by the number of the seat': {
    ...toy,
    ranking: [at(toy.ranking, 0), { name: 'coins', rule: 'TOY.13', value: (_, seat) => -seat }],
  },
  'plays a round more than it should': {
    ...toy,
    ends: toy.ends.map((end) =>
      end.reason === 'last-round' ? { ...end, when: ({ options, table }) => table.round > options.rounds } : end,
    ),
  },
  'notices an empty deck too late': {
    ...toy,
    ends: toy.ends.map((end) => (end.reason === 'deck-empty' ? { ...end, when: ({ table }) => table.deck < 0 } : end)),
  },
  'has an end that no phase completes': withPhase('bidding', { closes: () => undefined }),
  'stays where nobody is awaited': withPhase('diving', {
    awaiting: ({ table }: { table: Toy['table'] }) => (table.turn.peeked ? [] : [table.current]),
  }),
  'goes to a phase that it did not name': withPhase('diving', {
    next: ({ table }: { table: Toy['table'] }) => (table.turn.over ? 'keeping' : undefined),
  }),
  'awaits a seat that is not there': withPhase('diving', { awaiting: ({ table }: { table: Toy['table'] }) => [table.current, 7] }),
  'has an autopilot that stows what it does not hold': {
    ...toy,
    autopilot: (view) => (view.phase === 'diving' && view.hand.cards.length === 0 ? { type: 'stow', card: 1 } : toy.autopilot(view)),
  },
  'leaves the card in the deck that it gives': withAction('dive', (state) => {
    const { hidden } = state as unknown as State<Toy>;
    hidden.deck.push(1);
  }),
  'forgets to count what is stowed': withAction('stow', ({ table }, { seat }) => {
    (at(table.seats, seat) as unknown as { held: number }).held += 1;
  }),
  'makes a card where a dare comes to nothing': withAction('dare', ({ table, hands }, { seat }) => {
    if (at(hands, seat).cards.length === 0) table.open = [...table.open, 1];
  }),
  'never lets anybody peek': withAction('peek', { check: () => ({ code: 'peeked-already', data: {} }) }),
  'declares a refusal that nobody is ever given': {
    ...toy,
    spec: { ...toy.spec, rejections: { ...toy.spec.rejections, 'too-late': { rule: 'TOY.4' } } },
  },
  'has a rung that never decides': { ...toy, ranking: [...toy.ranking, { name: 'even', rule: 'TOY.13', value: () => 0 }] },
  'scores what is not a number': { ...toy, score: (finished, seat) => ({ ...toy.score(finished, seat), luck: Number.NaN }) },
  'says nothing when it refuses a dear bid': { ...toy, words: { ...toy.words, 'too-dear': '' } },
  'describes its position with what is not there': { ...toy, describe: { ...toy.describe, position: () => `Round ${String(undefined)}` } },
});
