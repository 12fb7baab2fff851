import {
  type Card,
  flat,
  GOODS,
  type Good,
  type GoodCounts,
  GREEK_ROW,
  MOST_OFFERED,
  NATIONS,
  type Nation,
  type PiraeusContent,
  type PiraeusTypes,
  type Plan,
  type Prices,
  reconstructed,
} from '@quayside/piraeus';
import { engine, type PiraeusMatch } from './engine.ts';

type Options = Partial<PiraeusTypes['options']>;
type State = { table: PiraeusTypes['table']; hands: PiraeusTypes['hand'][]; hidden: PiraeusTypes['hidden'] };

/** What a test says of a position; all else is as it is in the morning of the first day, or follows from what is said. */
export interface PositionSpec {
  /** 4 unless told. */
  readonly seats?: number;
  /** By seat; the first of the vocabulary unless told. */
  readonly nations?: readonly Nation[];
  readonly options?: Omit<Options, 'nations'>;
  readonly content?: PiraeusContent['id'];
  /** `planning` unless told. */
  readonly phase?: string;
  /** The first on which so many cards can have been bought unless told. */
  readonly day?: number;
  readonly round?: number;
  /** By seat. */
  readonly money?: readonly number[];
  readonly prices?: Partial<Prices>;
  /** By seat: `b`uyer or `s`eller, e.g. `bbss`; not made yet unless told. */
  readonly plans?: string;
  /** The Greek row, left to right; as it was dealt unless told, and empty once the fair is over. */
  readonly row?: readonly Good[];
  /** By seat, what it has put up today. */
  readonly foreign?: Readonly<Record<number, readonly Good[]>>;
  /** By place, the seats whose tokens lie there, the first one first. */
  readonly tokens?: Readonly<Record<number, readonly number[]>>;
  readonly passed?: readonly number[];
  /** By seat, the places that its token has left this round. */
  readonly left?: Readonly<Record<number, readonly number[]>>;
  readonly mover?: number;
  /** By seat, what it still has in hand; all that nobody has bought and that does not lie in the foreign row unless told. */
  readonly hands?: Readonly<Record<number, Partial<GoodCounts>>>;
  /** By seat. Greek cards come out of the deck, others out of their owner's hand. */
  readonly bought?: Readonly<Record<number, readonly Card[]>>;
  /** So many cards are in the Greek deck; those that this takes out have been bought, by whoever had the fewest. */
  readonly deckSize?: number;
  /** So many cards at the bottom of the deck have been seen going there. */
  readonly known?: number;
}

/** Builds a position out of a new match, through `engine.load`: what breaks a schema or an invariant is an error of the test. */
export function position(spec: PositionSpec = {}): PiraeusMatch {
  const { seats = 4, nations = NATIONS.slice(0, seats), content = reconstructed.id } = spec;
  const { match } = engine.create({ seats, seed: 'position', content, options: { ...spec.options, nations: [...nations] } });
  const over = spec.phase === 'over';
  const loaded = engine.load({
    ...match,
    phase: spec.phase ?? 'planning',
    state: patched(match, spec),
    ending: over ? { reasons: ['last-day'], finish: 'now' } : null,
  });
  if (!loaded.ok) throw new Error(`no position: ${JSON.stringify(loaded.rejection.data)}`);
  return loaded.match;
}

function patched(match: PiraeusMatch, spec: PositionSpec): State {
  const state = JSON.parse(JSON.stringify(match.state)) as State;
  const { table, hidden } = state;
  table.round = spec.round ?? (['placing', 'moving', 'bidding'].includes(spec.phase ?? '') ? 1 : 0);
  Object.assign(table.prices, spec.prices);
  table.mover = spec.mover ?? null;
  for (const [seat, line] of table.seats.entries()) {
    line.money = spec.money?.[seat] ?? line.money;
    line.plan = planOf(spec.plans?.[seat]);
    line.passed = spec.passed?.includes(seat) ?? false;
    line.left = [...(spec.left?.[seat] ?? [])];
    line.bought = (spec.bought?.[seat] ?? []).map((card) => ({ ...card }));
  }
  dealGreeks(state, spec);
  table.day = spec.day ?? (spec.phase === 'over' ? 9 : 1 + Math.ceil(Math.max(...table.seats.map(({ bought }) => bought.length)) / 3));
  table.deckSize = hidden.deck.length;
  table.knownBottom = hidden.deck.slice(hidden.deck.length - (spec.known ?? 0));
  layForeignRow(state, spec);
  for (const [place, tokens] of Object.entries(spec.tokens ?? {})) {
    const card = table.market[Number(place)];
    if (card === null || card === undefined) throw new Error(`no card for a token at place ${place}`);
    card.tokens = [...tokens];
  }
  dealHands(state, spec);
  return state;
}

function planOf(letter: string | undefined): Plan | null {
  if (letter === undefined) return null;
  return letter === 'b' ? 'buyer' : 'seller';
}

/** The Greek cards that are not in the row nor bought, in the order of the vocabulary, are the deck. */
function dealGreeks({ table, hidden }: State, { phase, row = phase === 'over' ? [] : undefined, deckSize }: PositionSpec): void {
  const greeks = GOODS.flatMap((good) => Array.from({ length: reconstructed.greeks.cards[good] }, () => good));
  const kept = row ?? table.market.slice(0, GREEK_ROW).flatMap((card) => (card === null ? [] : [card.good]));
  const bought = table.seats.flatMap((seat) => seat.bought).flatMap(({ good, origin }) => (origin === 'greeks' ? [good] : []));
  for (const good of [...kept, ...bought]) {
    if (!greeks.includes(good)) throw new Error(`no more Greek ${good}`);
    greeks.splice(greeks.indexOf(good), 1);
  }
  for (let place = 0; place < GREEK_ROW; place += 1) {
    const good = kept[place];
    table.market[place] = good === undefined ? null : { good, origin: 'greeks', tokens: [] };
  }
  const sold = deckSize === undefined ? [] : greeks.splice(deckSize);
  for (const good of sold) {
    const [buyer] = [...table.seats].sort((one, other) => one.bought.length - other.bought.length);
    buyer?.bought.push({ good, origin: 'greeks' });
  }
  hidden.deck = greeks;
}

function layForeignRow({ table }: State, { foreign = {} }: PositionSpec): void {
  for (const [seat, goods] of Object.entries(foreign)) {
    for (const [nth, good] of goods.entries()) {
      const origin = table.seats[Number(seat)]?.nation ?? 'romans';
      table.market[GREEK_ROW + Number(seat) * MOST_OFFERED + nth] = { good, origin, tokens: [] };
    }
  }
}

/** What of the own deck is not in hand has been put up. */
function dealHands({ table, hands }: State, { content, hands: told = {} }: PositionSpec): void {
  const decks = (content === flat.id ? flat : reconstructed).nations;
  const out = [...table.market.slice(GREEK_ROW).filter((card) => card !== null), ...table.seats.flatMap((seat) => seat.bought)];
  for (const [seat, line] of table.seats.entries()) {
    const deck = decks.find(({ id }) => id === line.nation)?.cards;
    const hand = hands[seat];
    if (deck === undefined || hand === undefined) throw new Error(`no seat ${seat}`);
    for (const good of GOODS) {
      const gone = out.filter((card) => card.origin === line.nation && card.good === good).length;
      hand.cards[good] = told[seat] === undefined ? deck[good] - gone : (told[seat][good] ?? 0);
      line.putUp[good] = deck[good] - hand.cards[good];
    }
    line.handSize = GOODS.reduce((sum, good) => sum + hand.cards[good], 0);
  }
}
