import { at, type Immutable, type State } from '@quayside/core/sdk';
import { type Wreck, withAction, withPhase } from '../support/wreck.ts';
import { toy } from '../toy/game.ts';
import type { Toy } from '../toy/kit.ts';
import { type Mutant, mutants } from './mutant.ts';

type Secrets = Immutable<State<Toy>>;

/** The state that was looked at last: what no rule may keep. */
let spied: Secrets | undefined;

function spying(rest: Partial<Wreck>): Wreck {
  const shown: Wreck['shown'] = (state, viewer, phase) => {
    spied = state;
    return toy.shown(state, viewer, phase);
  };
  return { ...toy, shown, ...rest };
}

const withTop = (top: (state: Secrets) => number | null): Wreck => ({
  ...toy,
  shown: (state, viewer, phase) => ({ ...toy.shown(state, viewer, phase), top: top(state) as Toy['shown']['top'] }),
  // It draws as if nobody had peeked, so that what is shown cannot be told from the view.
  determinize: (view, random) => toy.determinize({ ...view, shown: { ...view.shown, top: null } }, random),
});

const withSpyingCheck = (): Wreck => {
  const base = withAction('dare', {
    check: () => (spied !== undefined && (spied.hidden.deck.at(-1) ?? 0) > 3 ? { code: 'dared-already', data: {} } : undefined),
  });
  return { ...base, ...spying({}), actions: base.actions };
};

/** Somebody learns what nobody has told. */
export const SECRECY: readonly Mutant[] = mutants({
  'shows how many sixes are in the deck': withTop(({ hidden }) => hidden.deck.filter((card) => card === 6).length || null),
  'shows a card of the first hand to all': withTop(({ hands }) => hands[0]?.cards[0] ?? null),
  'opens everything before the match is over': {
    ...toy,
    shown: (state, viewer, phase) => (phase === 'keeping' ? toy.shown(state, viewer, phase) : toy.shown(state, viewer, 'over')),
  },
  'tells all the top card when somebody peeks': withAction('peek', (state, { emit }) => {
    emit({ type: 'tide', tide: (state as unknown as State<Toy>).hidden.deck.at(-1) ?? 1 });
  }),
  'tells a drawn card to all but who drew it': withAction('dive', ({ hands }, { emit, seat }) => {
    emit({ type: 'drew', seat, card: hands[seat]?.cards[0] ?? 1 }, { except: [seat] });
  }),
  'tells by an order of events what was drawn': withAction('dive', ({ hands }, { emit, seat }) => {
    const high = (hands[seat]?.cards.at(-1) ?? 0) > 3;
    for (const type of high ? ['peeked', 'dived'] : ['dived', 'peeked']) emit({ type, seat });
  }),
  'refuses a dare by what lies in the deck': withSpyingCheck(),
  'lets stowing be undone or not by what lies in the deck': spying({
    actions: withAction('stow', (state) => {
      if ((spied?.hidden.deck.at(-1) ?? 0) > 3) void (state as unknown as State<Toy>).hidden;
    }).actions,
  }),
  'tells of a tide that was not': withPhase('dawn', {
    enter: (state: State<Toy>, effects: Parameters<NonNullable<Wreck['phases'][string]['enter']>>[1]) => {
      toy.phases.dawn?.enter?.(state, effects);
      effects.emit({ type: 'tide', tide: effects.random.int('dice', 6) + 1 } as never);
    },
  }),
  'draws for others what is true': spying({
    determinize: (view, random) => {
      const drawn = toy.determinize(view, random);
      const deck = spied?.hidden.deck;
      return spied === undefined || deck?.length !== drawn.hidden.deck.length ? drawn : JSON.parse(JSON.stringify(spied));
    },
  }),
  'draws hands in the order of their values': {
    ...toy,
    determinize: (view, random) => toy.determinize(view, { ...random, shuffle: (_, items) => items.sort() }),
  },
  'draws no deck, but leaves it sorted': {
    ...toy,
    determinize: (view, random) => {
      const drawn = toy.determinize(view, random);
      const top = view.shown.top === null ? [] : drawn.hidden.deck.splice(-1);
      return { ...drawn, hidden: { deck: [...drawn.hidden.deck.sort(), ...top] } };
    },
  },
  'draws a card twice': {
    ...toy,
    determinize: (view, random) => {
      const drawn = toy.determinize(view, random);
      return { ...drawn, hidden: { deck: drawn.hidden.deck.map((card, index, deck) => (index === 0 ? (deck[1] ?? card) : card)) } };
    },
  },
  'forgets when it draws that a seat has peeked': {
    ...toy,
    determinize: (view, random) => toy.determinize({ ...view, shown: { ...view.shown, top: null } }, random),
  },
  'lays an own card open where a rival is dared, by what the rival holds': withAction('dare', ({ hands }, { seat, emit }) => {
    for (const [other, { cards }] of hands.entries())
      if (other !== seat && cards.length > 0) emit({ type: 'stowed', seat, card: at(cards, 0) });
  }),
});
