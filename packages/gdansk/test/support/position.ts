import {
  CENTRAL_PORT,
  type COLORS,
  type GdanskTypes,
  GOODS,
  type GoodCounts,
  reconstructed,
  SIZES,
  type Size,
  type Turn,
} from '@quayside/gdansk';
import { faces } from './dice.ts';
import { engine, type GdanskMatch } from './engine.ts';

/** The seats of the examples, in their order. */
export const ANNA = 0;
export const ADAM = 1;
export const CAROLINE = 2;
export const DAVID = 3;
const NAMES = ['anna', 'adam', 'caroline', 'david'] as const;
type Name = (typeof NAMES)[number];

type State = { table: GdanskTypes['table']; hands: GdanskTypes['hand'][]; hidden: GdanskTypes['hidden'] };

/** What a test says of a seat; all else is as at the start of a match. */
export interface SeatSpec {
  /** The quay, or `CENTRAL_PORT`, where the meeple stands; quay 20 unless told. */
  readonly at?: number;
  readonly cargo?: Partial<GoodCounts>;
  readonly workers?: number;
  readonly score?: number;
  /** The quays with a marker of the seat; all others are in stock. */
  readonly markers?: readonly number[];
  /** The quays whose port cards the seat has taken. */
  readonly cards?: readonly number[];
  /** The executed order tokens, e.g. `T01`. */
  readonly orders?: readonly string[];
  /** The served ships, e.g. `S17`. */
  readonly ships?: readonly string[];
}

/** What a test says of a position; all else is as at the start of a match, or follows from what is said. */
export interface PositionSpec extends Readonly<Partial<Record<Name, SeatSpec>>> {
  /** 3 unless told. */
  readonly seats?: number;
  readonly options?: Partial<GdanskTypes['options']>;
  /** Whose turn it is; Anna's unless told. */
  readonly whose?: number;
  /** Who began; Anna unless told. */
  readonly first?: number;
  readonly round?: number;
  /** What the dice show, e.g. `L1 L2 M2`. Not rolled yet unless told. */
  readonly dice?: string;
  /** What else is to be said of the turn. */
  readonly turn?: Partial<Turn>;
  /** By quay, the order token there; three far from the examples unless told. */
  readonly orders?: Readonly<Record<number, string>>;
  /** The next port cards, top first. */
  readonly deck?: readonly number[];
  /** The next order tokens, top first. */
  readonly tokens?: readonly string[];
  /** So many port cards are left, and as many tokens; the last seat has executed the rest. */
  readonly cardsLeft?: number;
  /** Whether the Central Port card is out; then no port card is left. */
  readonly centralPort?: boolean;
  /** The next ships by size, top first. */
  readonly ships?: Readonly<Partial<Record<Size, readonly string[]>>>;
  /** So many ships of a size are left; the last seat has served the rest. */
  readonly shipsLeft?: Readonly<Partial<Record<Size, number>>>;
  /** The reasons that have latched. */
  readonly ending?: readonly string[];
  readonly over?: boolean;
}

/** Where orders lie, and which, unless a test says so: far from the examples, on three quays that nobody has worked at. */
const FAR_QUAYS = [10, 15, 16, 8, 19, 13, 7, 18];
const FAR_TOKENS = ['T02', 'T05', 'T08'];

/** Builds a position out of a new match, through `engine.load`: what breaks a schema or an invariant is an error of the test. */
export function position(spec: PositionSpec = {}): GdanskMatch {
  const { seats = 3, options } = spec;
  const removed = seats === 2 ? { removedColor: 'brown' as const } : {};
  const cap = spec.over ? { roundCap: spec.round ?? 1 } : {};
  const { match } = engine.create({ seats, seed: 'position', options: { firstSeat: spec.first ?? ANNA, ...removed, ...cap, ...options } });
  const reasons = spec.ending ?? (spec.over ? ['round-cap'] : []);
  const loaded = engine.load({
    ...match,
    phase: phaseOf(spec),
    state: patched(match, spec),
    ending: reasons.length === 0 ? null : { reasons, finish: 'round' },
  });
  if (!loaded.ok) throw new Error(`no position: ${JSON.stringify(loaded.rejection.data)}`);
  return loaded.match;
}

function phaseOf({ over, dice }: PositionSpec): string {
  if (over) return 'over';
  return dice === undefined ? 'rolling' : 'acting';
}

function patched(match: GdanskMatch, spec: PositionSpec): State {
  const state = JSON.parse(JSON.stringify(match.state)) as State;
  const { table } = state;
  const shown = spec.dice ?? (spec.over ? 'R R R' : undefined);
  const dice = shown === undefined ? [] : faces(shown);
  table.round = spec.round ?? 1;
  const last = (table.firstSeat + table.seats.length - 1) % table.seats.length;
  table.current = spec.whose ?? (spec.over ? last : ANNA);
  Object.assign(table.turn, { dice, rolls: dice.length > 0 ? 1 : 0, over: spec.over ?? false }, spec.turn);
  table.centralPort = spec.centralPort ?? false;
  for (const [quay, id] of Object.entries(spec.orders ?? farOrders(spec))) quayAt(table, Number(quay)).order = token(id);
  for (const [seat, line] of table.seats.entries()) placeSeat(state, seat, line, lineOf(spec, seat), spec);
  layCards(state, spec);
  layTokens(state, spec);
  for (const size of SIZES) stackShips(state, size, spec);
  return state;
}

function placeSeat({ table, hands }: State, seat: number, line: State['table']['seats'][number], told: SeatSpec, spec: PositionSpec): void {
  const at = told.at ?? 20;
  line.location = at === CENTRAL_PORT ? at : Math.min(...(reconstructed.locations.find(({ quays }) => quays.includes(at))?.quays ?? []));
  Object.assign(line.cargo, told.cargo);
  for (const good of GOODS) table.zone[good] -= line.cargo[good];
  line.workers = told.workers ?? 0;
  line.score = told.score ?? 0;
  for (const quay of told.markers ?? []) quayAt(table, quay).markers.push(seat);
  line.stock -= told.markers?.length ?? 0;
  line.orders = (told.orders ?? []).map(token);
  line.cards = [...(told.cards ?? [])];
  // A marker lies where an order was executed, so its card is not in the stack.
  const taken = NAMES.flatMap((name) => [...(spec[name]?.cards ?? [])]);
  for (const quay of told.markers ?? []) if (!taken.includes(quay) && quayAt(table, quay).markers[0] === seat) line.cards.push(quay);
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`no seat ${seat}`);
  hand.ships = (told.ships ?? []).map(ship);
  for (const index of hand.ships) line.ships[reconstructed.cruiseShips[index]?.size ?? 'small'] += 1;
}

function farOrders(spec: PositionSpec): Record<number, string> {
  const used = NAMES.flatMap((name) => [...(spec[name]?.cards ?? []), ...(spec[name]?.markers ?? [])]);
  const free = FAR_QUAYS.filter((quay) => !used.includes(quay) && !(spec.seats === 2 && quaysOf('brown').includes(quay)));
  return Object.fromEntries(FAR_TOKENS.map((id, nth) => [free[nth], id]));
}

/** The port cards that lie nowhere else are the stack, those that a test names on top; no more than there are tokens. */
function layCards({ table, hidden }: State, spec: PositionSpec): void {
  const used = new Set([...table.seats.flatMap(({ cards }) => cards), ...openQuays(table)]);
  const free = reconstructed.quays
    .filter(({ number, color }) => !used.has(number) && color !== table.removedColor)
    .map(({ number }) => number);
  const stack = named(free, spec.deck ?? []);
  const gone = stack.splice(leftOf({ table, hidden, hands: [] }, spec, stack.length));
  table.seats.at(-1)?.cards.push(...gone);
  hidden.cards = stack;
  table.cardsLeft = stack.length;
}

/** The same of the order tokens: as many as port cards. */
function layTokens({ table, hidden }: State, spec: PositionSpec): void {
  table.removedTokens = [];
  const free = freeTokens(table);
  const stack = named(free, (spec.tokens ?? []).map(token));
  if (table.removedColor !== null) table.removedTokens = stack.splice(stack.length - reconstructed.twoPlayer.returnTokensFromTop);
  const gone = stack.splice(hidden.cards.length);
  table.seats.at(-1)?.orders.push(...gone);
  hidden.tokens = stack;
  table.tokensLeft = stack.length;
}

function leftOf({ table }: State, { cardsLeft, centralPort }: PositionSpec, cards: number): number {
  const out = table.removedColor === null ? 0 : reconstructed.twoPlayer.returnTokensFromTop;
  table.removedTokens = [];
  return Math.min(centralPort ? 0 : cards, cardsLeft ?? cards, freeTokens(table).length - out);
}

function freeTokens({ seats, quays }: State['table']): number[] {
  const used = new Set([...seats.flatMap(({ orders }) => orders), ...quays.flatMap(({ order }) => (order === null ? [] : [order]))]);
  return [...reconstructed.orderTokens.keys()].filter((index) => !used.has(index));
}

function stackShips({ table, hands, hidden }: State, size: Size, { ships = {}, shipsLeft = {} }: PositionSpec): void {
  const served = new Set(hands.flatMap((hand) => hand.ships));
  const free = reconstructed.cruiseShips.flatMap((each, index) => (each.size === size && !served.has(index) ? [index] : []));
  const stack = named(free, (ships[size] ?? []).map(ship));
  const gone = stack.splice(shipsLeft[size] ?? stack.length);
  hands.at(-1)?.ships.push(...gone);
  const last = table.seats.at(-1);
  if (last !== undefined) last.ships[size] += gone.length;
  hidden.ships[size] = stack;
  table.shipsLeft[size] = stack.length;
}

/** All of a stack, those that are named on top. */
function named(stack: readonly number[], top: readonly number[]): number[] {
  const missing = top.find((item) => !stack.includes(item));
  if (missing !== undefined) throw new Error(`${missing} lies elsewhere`);
  return [...top, ...stack.filter((item) => !top.includes(item))];
}

function lineOf(spec: PositionSpec, seat: number): SeatSpec {
  return spec[NAMES[seat] ?? 'anna'] ?? {};
}

function quayAt({ quays }: State['table'], quay: number): State['table']['quays'][number] {
  const found = quays[quay - 1];
  if (found === undefined) throw new Error(`no quay ${quay}`);
  return found;
}

function openQuays({ quays }: State['table']): number[] {
  return quays.flatMap(({ order }, index) => (order === null ? [] : [index + 1]));
}

/** The index of an order token by its id. */
export function token(id: string): number {
  return indexOf(reconstructed.orderTokens, id);
}

/** The index of a cruise ship by its id. */
export function ship(id: string): number {
  return indexOf(reconstructed.cruiseShips, id);
}

function indexOf(list: readonly { readonly id: string }[], id: string): number {
  const index = list.findIndex((each) => each.id === id);
  if (index < 0) throw new Error(`no ${id}`);
  return index;
}

/** The quays of a colour. */
export function quaysOf(color: (typeof COLORS)[number]): number[] {
  return reconstructed.quays.flatMap((quay) => (quay.color === color ? [quay.number] : []));
}
